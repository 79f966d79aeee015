import { product, type Trade } from './trade.ts';

export const carpenter: Trade = {
  suppliers: ['Fjordens Trælast A/S', 'Tømmer & Byg Engros A/S', 'Beslagsmagasinet ApS'],
  products: [
    product('5710200451', 'Høvlet fyr 45×95 mm, C18', 'm', 2_150, 3_950),
    product('5710200952', 'Reglar 45×145 mm, C24', 'm', 3_480, 6_350),
    product('5710318013', 'Gipsplade 13 mm, 900×2400', 'stk', 7_450, 13_900),
    product('5710318095', 'Mineraluld A37, 95 mm', 'pk', 28_900, 51_500),
    product('5710322022', 'Gulvspånplade 22 mm, 600×2400', 'stk', 15_900, 28_900),
    product('5710401138', 'Eg lamelparket 14 mm, mat lak', 'pk', 62_500, 109_500),
    product('5710405070', 'Fodliste 15×70 mm, hvid', 'm', 1_450, 2_950),
    product('5710512082', 'Indvendig dør 825×2040, hvid', 'stk', 68_500, 124_900),
    product('5710601025', 'Terrassebræt 28×120 mm, trykimprægneret', 'm', 1_690, 3_250),
    product('5710640101', 'Tagsten, rød vinge, falset', 'stk', 1_350, 2_650),
    product('5710644009', 'Undertag, diffusionsåben, rulle', 'stk', 88_500, 154_500),
    product('5710702018', 'Låsekasse og cylinder m/3 nøgler', 'stk', 42_500, 79_500),
    product('5710711006', 'Fugemasse, hvid', 'stk', 4_950, 9_950),
    product('5710790012', 'Skruer, søm og beslag', 'pk', 6_400, 12_500),
  ],
  jobs: [
    {
      title: 'Dør binder i {rum}',
      wish: 'Døren til {rum} binder, og låsen går i stykker. Høvl til eller skift dørplade.',
      done: 'Dør høvlet til og hængsler justeret, låsekasse skiftet.',
    },
    {
      title: 'Nyt gulv i {rum}',
      wish: 'Gammelt tæppe fjernes, og der lægges lamelparket i {rum} inkl. nye fodlister.',
      done: 'Undergulv rettet op, parket lagt svømmende og lister monteret i {rum}.',
    },
    {
      title: 'Udskiftning af vinduer',
      wish: 'Fire vinduer mod vest er rådne. Skift til træ/alu med energiglas.',
      done: 'Vinduer isat, isoleret og fuget. Gamle vinduer kørt på genbrugspladsen.',
      item: product('5710520121', 'Vindue 120×120, træ/alu, 3-lags', 'stk', 392_500, 598_500),
    },
    {
      title: 'Utæt tag',
      wish: 'Det drypper ned i {rum} ved kraftig regn. Find utætheden.',
      done: 'Knækkede tagsten ved skotrende skiftet, undertag lappet. Kontrolleret efter regn.',
    },
    {
      title: 'Ny terrasse',
      wish: 'Terrasse på cirka 24 m² bag huset med trappe ned til haven.',
      done: 'Terrasse bygget på stolpefundament, trappe og kantafslutning monteret.',
    },
    {
      title: 'Let væg i {rum}',
      wish: 'Skillevæg med dør opføres i {rum}. To lag gips på hver side.',
      done: 'Væg rejst, isoleret og beklædt. Dør isat, klar til spartling.',
    },
    {
      title: 'Efterisolering af loft',
      wish: 'Loftet efterisoleres til 400 mm, og der lægges gangbro.',
      done: 'Isolering udlagt, dampspærre lukket ved gennemføringer, gangbro lagt.',
    },
    {
      title: 'Montering af køkkenelementer',
      wish: 'Nyt køkken er leveret i samlesæt. Saml, opsæt og tilpas bordplade.',
      done: 'Køkken opsat og justeret, bordplade skåret ud til vask og kogeplade.',
    },
    {
      title: 'Indbrudsskade på dør',
      wish: 'Døren til {rum} er brudt op. Lukkes midlertidigt i dag, ny dør bestilles.',
      done: 'Afdækning fjernet og ny dør isat med ny lås. Nøgler afleveret til kunden.',
      item: product('5710513090', 'Facadedør m/glas, mahogni', 'stk', 645_000, 989_500),
    },
    {
      title: 'Nyt stern og vindskeder',
      wish: 'Stern og vindskeder er rådne mod syd. Skiftes og grundes.',
      done: 'Stern og vindskeder skiftet, tagrende sat op igen og afprøvet med vand.',
    },
  ],
  tasks: ['Opmåling', 'Nedrivning', 'Montage', 'Tilpasning', 'Isolering', 'Fugning og oprydning'],
};
