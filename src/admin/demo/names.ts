// Names that Danish people, streets and businesses have.

export const firstNames = words(`
  Anders Anne Bent Birgit Camilla Carsten Charlotte Christian Dorthe Emil Emma Erik Frederik Freja Gitte Hanne Hans
  Henrik Ida Inge Jacob Jens Jette Johanne Jonas Jørgen Karen Kasper Kirsten Kristian Lars Laura Lene Line Lis Lone
  Louise Mads Maja Maria Martin Mathilde Mette Michael Mikkel Morten Niels Nikolaj Ole Peter Pia Poul Rasmus Rikke
  Sara Simon Sofie Susanne Søren Thomas Tina Torben Trine Ulla Viktor Vibeke Åse Øjvind
`);

export const lastNames = words(`
  Andersen Andreasen Bach Bertelsen Bjerregaard Bruun Carlsen Christensen Christiansen Dahl Eriksen Frandsen Friis
  Gregersen Hansen Henriksen Holm Iversen Jacobsen Jensen Jespersen Johansen Jørgensen Karlsen Kjær Knudsen Kristensen
  Larsen Lauridsen Lund Madsen Mikkelsen Mortensen Møller Nielsen Nissen Nørgaard Olesen Olsen Overgaard Pedersen
  Petersen Poulsen Rasmussen Schmidt Simonsen Skov Steffensen Svendsen Sørensen Thomsen Toft Vestergaard Winther
  Østergaard Aagaard
`);

export const streets = words(`
  Algade Birkevej Bredgade Bøgevej Dalvej Drosselvej Egevej Elmevej Enghavevej Fasanvej Fjordvej Fyrrevej Granvej
  Hasselvej Havnegade Hovedgaden Industrivej Jernbanegade Kirkegade Kirkevej Kærvej Lærkevej Markvej Mosevej Møllevej
  Nygade Nørregade Parkvej Platanvej Præstegårdsvej Ringvejen Rosenvej Rådhusgade Skolegade Skovbrynet Skovvej
  Slotsgade Solsortevej Stationsvej Storegade Strandvejen Søndergade Tværvej Vestergade Vibevej Ægirsvej Ørstedsgade
  Østergade Åboulevarden Ågade
`);

/** Names of homes, schools and places to eat. */
export const places = words(`
  Anemonen Bakken Bryggen Engen Fyrtårnet Kilden Lunden Lyngen Mågen Møllen Regnbuen Rosenlund Skovly Solgården
  Stjernen Svanen Søbredden Toftegården Viben Æblehaven Åkanden
`);

/** `{last}`, `{place}`, `{street}` and `{city}` are filled in. */
export const companies = lines(`
  {last} & Søn A/S
  Bageriet {place} ApS
  Café {place}
  Ejendomsselskabet {street} ApS
  Fysioterapien i {city}
  Frisør {place}
  Restaurant {place}
  Revisionsfirmaet {last} ApS
  Tandlægerne {street}
  {city} Autoværksted ApS
  {last} Ejendomme A/S
  {last}s Vinhandel
  Hotel {place}
  {city} Maskinfabrik A/S
  Lægehuset {street}
`);
export const housingAssociations = lines(`
  Andelsboligforeningen {place}
  Boligforeningen {place}
  Ejerforeningen {street}
  Grundejerforeningen {place}
  Haveforeningen {place}
  Ejerforeningen {place}
`);
export const publicBodies = lines(`
  Børnehuset {place}
  Plejecentret {place}
  {city} Skole
  {city} Bibliotek
  Vuggestuen {place}
`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

function lines(text: string): string[] {
  return text.trim().split(/\n\s*/);
}
