// Danish postal codes with their towns and where they lie.

export interface Place {
  readonly postalCode: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const allPlaces: readonly Place[] = `
  2100 København Ø 55.706 12.577
  2200 København N 55.695 12.549
  2300 København S 55.655 12.603
  2450 København SV 55.651 12.54
  2500 Valby 55.66 12.512
  2600 Glostrup 55.667 12.403
  2610 Rødovre 55.682 12.455
  2630 Taastrup 55.652 12.298
  2650 Hvidovre 55.643 12.474
  2700 Brønshøj 55.704 12.497
  2730 Herlev 55.724 12.44
  2750 Ballerup 55.731 12.358
  2800 Kongens Lyngby 55.77 12.504
  2860 Søborg 55.737 12.509
  2900 Hellerup 55.732 12.571
  2970 Hørsholm 55.881 12.501
  3000 Helsingør 56.036 12.613
  3400 Hillerød 55.929 12.301
  3600 Frederikssund 55.839 12.069
  4000 Roskilde 55.642 12.08
  4100 Ringsted 55.443 11.79
  4200 Slagelse 55.403 11.354
  4300 Holbæk 55.716 11.713
  4600 Køge 55.458 12.182
  4700 Næstved 55.23 11.761
  4800 Nykøbing F 54.769 11.874
  5000 Odense C 55.396 10.388
  5200 Odense V 55.401 10.343
  5220 Odense SØ 55.375 10.447
  5270 Odense N 55.438 10.407
  5300 Kerteminde 55.449 10.657
  5500 Middelfart 55.506 9.73
  5600 Faaborg 55.095 10.242
  5700 Svendborg 55.06 10.607
  5800 Nyborg 55.312 10.79
  6000 Kolding 55.491 9.472
  6100 Haderslev 55.253 9.489
  6200 Aabenraa 55.044 9.418
  6400 Sønderborg 54.909 9.792
  6700 Esbjerg 55.467 8.452
  6800 Varde 55.621 8.481
  7000 Fredericia 55.566 9.752
  7100 Vejle 55.709 9.536
  7400 Herning 56.136 8.974
  7500 Holstebro 56.36 8.616
  7800 Skive 56.567 9.027
  8000 Aarhus C 56.157 10.207
  8200 Aarhus N 56.191 10.171
  8210 Aarhus V 56.169 10.152
  8220 Brabrand 56.156 10.112
  8240 Risskov 56.187 10.224
  8260 Viby J 56.125 10.159
  8270 Højbjerg 56.109 10.192
  8300 Odder 55.973 10.153
  8600 Silkeborg 56.17 9.545
  8660 Skanderborg 56.034 9.931
  8700 Horsens 55.862 9.85
  8800 Viborg 56.452 9.402
  8900 Randers C 56.46 10.037
  9000 Aalborg 57.048 9.919
  9200 Aalborg SV 57.019 9.893
  9400 Nørresundby 57.063 9.917
  9700 Brønderslev 57.27 9.949
  9800 Hjørring 57.464 9.982
  9900 Frederikshavn 57.441 10.536
`
  .trim()
  .split(/\n\s*/)
  .map(placeOf);

/** By road, in metres: a third more than the straight line. */
export function metresBetween(from: Place, to: Place): number {
  const radians = Math.PI / 180;
  const north = (to.latitude - from.latitude) * radians;
  const east = (to.longitude - from.longitude) * radians * Math.cos(((from.latitude + to.latitude) / 2) * radians);
  return Math.round(Math.hypot(north, east) * 6_371_000 * 1.33);
}

/** The town itself and its nearest neighbours: where a business that lies there works. */
export function placesAround(home: Place): Place[] {
  return [...allPlaces].sort((a, b) => metresBetween(home, a) - metresBetween(home, b)).slice(0, 10);
}

function placeOf(line: string): Place {
  const [, postalCode = '', city = '', latitude, longitude] = /^(\d{4}) (.+) (\S+) (\S+)$/.exec(line)!;
  return { postalCode, city, latitude: Number(latitude), longitude: Number(longitude) };
}
