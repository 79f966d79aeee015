import { product, type Trade } from './trade.ts';

export const plumber: Trade = {
  suppliers: ['Bælt VVS-Grossist A/S', 'Rør & Varme Engros A/S', 'Sanitetshuset ApS'],
  products: [
    product('745061304', 'Etgrebsarmatur til håndvask, krom', 'stk', 52_500, 104_900),
    product('745062118', 'Køkkenarmatur m/høj tud', 'stk', 78_900, 154_900),
    product('722165108', 'Termostatisk brusebatteri', 'stk', 94_500, 189_500),
    product('611905114', 'Indbygningscisterne, 112 cm', 'stk', 118_000, 224_900),
    product('403511006', 'Radiatortermostat, føler indbygget', 'stk', 15_950, 32_900),
    product('406222015', 'Radiatorventil ½", vinkel', 'stk', 12_400, 25_500),
    product('048110015', 'PEX-rør 15 mm i tomrør', 'm', 1_850, 3_950),
    product('045320022', 'Kobberrør 22 mm', 'm', 6_950, 13_900),
    product('047515310', 'Presfitting 15 mm, vinkel', 'stk', 2_150, 4_750),
    product('187060110', 'Afløbsrør 110 mm, PP', 'm', 5_900, 11_900),
    product('155403075', 'Gulvafløb m/rist, rustfri', 'stk', 46_500, 92_500),
    product('432190004', 'Kuglehane ¾" m/aftap', 'stk', 9_450, 19_500),
    product('900100020', 'Pakninger, hamp og småmaterialer', 'pk', 2_400, 5_500),
  ],
  jobs: [
    {
      title: 'Dryppende vandhane i {rum}',
      wish: 'Vandhanen i {rum} drypper og er svær at lukke. Skift armaturet, hvis det ikke kan svare sig at reparere.',
      done: 'Armatur skiftet i {rum}, ballofixer motioneret og tæthed kontrolleret.',
    },
    {
      title: 'Toilet løber',
      wish: 'Toilettet på {rum} løber konstant. Se på svømmer og bundventil.',
      done: 'Bundventil og svømmerventil skiftet, kalk fjernet. Cisternen er tæt.',
    },
    {
      title: 'Tilstoppet afløb',
      wish: 'Afløbet i {rum} er stoppet, og vandet står op i gulvafløbet. Haster.',
      done: 'Afløb renset med spiral og spulet igennem. Vandlås samlet med nye pakninger.',
    },
    {
      title: 'Udskiftning af varmtvandsbeholder',
      wish: 'Beholderen i {rum} er gennemtæret. Ny 160 liter med ny sikkerhedsventil.',
      done: 'Ny beholder monteret, fyldt og udluftet. Temperatur indstillet til 55 grader.',
      item: product('374511160', 'Varmtvandsbeholder 160 l', 'stk', 585_000, 894_500),
    },
    {
      title: 'Nyt badeværelse, rørføring',
      wish: 'Nye brugsvandsrør og afløb til bad, vask og toilet. Koordineres med murer og elektriker.',
      done: 'Rørføring trykprøvet med 10 bar i to timer uden fald. Billeder taget før lukning.',
      item: product('601040200', 'Væghængt toilet m/sæde', 'stk', 142_500, 274_500),
    },
    {
      title: 'Kold radiator i {rum}',
      wish: 'Radiatoren i {rum} bliver ikke varm, resten af huset er fint.',
      done: 'Termostatstift sad fast. Ventil og termostat skiftet, anlæg udluftet og indreguleret.',
    },
    {
      title: 'Vandskade i {rum}',
      wish: 'Vand på gulvet i {rum}, formentlig utæt rør i væg. Luk for vandet og find lækagen.',
      done: 'Lækage fundet ved samling i væg. Rørstykke skiftet, og der er trykprøvet. Skadeservice tager over.',
    },
    {
      title: 'Årligt eftersyn af fjernvarmeunit',
      wish: 'Serviceeftersyn af fjernvarmeunit efter aftale.',
      done: 'Filter renset, differenstryk og ekspansion kontrolleret. Afkøling 32 grader, ingen bemærkninger.',
    },
    {
      title: 'Montering af opvaskemaskine',
      wish: 'Kunden har selv købt opvaskemaskine. Tilslut vand og afløb i {rum}.',
      done: 'Maskine tilsluttet med ny aquastop og prøvekørt et program.',
    },
    {
      title: 'Udskiftning af cirkulationspumpe',
      wish: 'Pumpen støjer, og huset bliver ikke varmt. Skift til ny energipumpe.',
      done: 'Ny pumpe monteret og indstillet på proportionaltryk. Anlæg påfyldt og udluftet.',
      item: product('380410256', 'Cirkulationspumpe 25-40', 'stk', 124_500, 229_500),
    },
  ],
  tasks: [
    'Fejlsøgning',
    'Rørarbejde',
    'Montering af sanitet',
    'Afløbsrensning',
    'Trykprøvning',
    'Indregulering og oprydning',
  ],
};
