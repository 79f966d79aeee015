import { product, type Trade } from './trade.ts';

export const electrician: Trade = {
  suppliers: ['Nordlys El-Engros A/S', 'Strøm & Kabel Danmark A/S', 'Lampelageret ApS'],
  products: [
    product('1010402115', 'Stikkontakt 1½ modul m/jord, hvid', 'stk', 3_125, 6_900),
    product('1010402230', 'Dobbelt stikkontakt m/afbryder, hvid', 'stk', 5_480, 11_950),
    product('1010417008', 'Korrespondanceafbryder, hvid', 'stk', 3_890, 8_450),
    product('1010433512', 'LED-lysdæmper 3–150 W', 'stk', 21_900, 44_900),
    product('1020115025', 'Installationskabel 3G1,5 mm²', 'm', 545, 1_295),
    product('1020115040', 'Installationskabel 5G2,5 mm²', 'm', 1_465, 3_250),
    product('1020188016', 'Flexrør 16 mm, grå', 'm', 395, 950),
    product('1030204163', 'Automatsikring C16, 1-polet', 'stk', 4_750, 10_500),
    product('1030290040', 'HPFI-afbryder 40 A, type A, 4-polet', 'stk', 42_500, 84_900),
    product('1040622007', 'LED-downlight 7 W, 2700 K, dæmpbar', 'stk', 13_950, 27_900),
    product('1040650018', 'Udendørs væglampe m/sensor', 'stk', 31_200, 62_500),
    product('1050711003', 'Røgalarm 230 V, serieforbindelig', 'stk', 17_850, 36_900),
    product('1060101004', 'Samledåse m/muffer og wago-klemmer', 'pk', 3_340, 7_500),
    product('1060122090', 'Skruer, clips og småmaterialer', 'pk', 2_500, 5_950),
  ],
  jobs: [
    {
      title: 'Udskiftning af eltavle',
      wish: 'Gammel tavle med porcelænssikringer skiftes til ny gruppetavle med HPFI og automatsikringer.',
      done: 'Ny tavle opsat og idriftsat. Alle grupper målt og mærket op, måleblad lagt i tavlen.',
      item: product('1030355024', 'Gruppetavle 24 moduler, planforsænket', 'stk', 74_500, 149_500),
    },
    {
      title: 'HPFI slår fra',
      wish: 'HPFI-relæet falder ud flere gange om dagen. Fejlsøg og udbedr.',
      done: 'Fejl fundet på gruppen til {rum}, fugt i samledåse. Dåse skiftet og isolationsmodstand målt ok.',
    },
    {
      title: 'Nye stikkontakter i {rum}',
      wish: 'Kunden ønsker flere dobbelte stikkontakter i {rum}, forsænket i væg.',
      done: 'Stikkontakter monteret og afprøvet i {rum}. Riller er gjort klar til maler.',
    },
    {
      title: 'LED-spots i {rum}',
      wish: 'Montering af dæmpbare LED-downlights i loftet i {rum}, fordeles jævnt efter aftale på stedet.',
      done: 'Spots og lysdæmper monteret i {rum} og indstillet, så de ikke flimrer.',
    },
    {
      title: 'Opsætning af ladestander',
      wish: 'Ladestander 11 kW ved carport inkl. kabel fra tavle og lastbalancering.',
      done: 'Ladestander opsat, testet med bil og registreret. Kunden er instrueret i appen.',
      item: product('1050790011', 'Ladestander 11 kW m/lastbalancering', 'stk', 545_000, 799_500),
    },
    {
      title: 'Udendørs belysning',
      wish: 'To væglamper med sensor ved indgang og terrasse. Kabel føres fra {rum}.',
      done: 'Lamper opsat, sensor indstillet til skumring og tre minutter.',
    },
    {
      title: 'Røgalarmer',
      wish: 'Serieforbundne røgalarmer på gange og i {rum}.',
      done: 'Røgalarmer monteret, forbundet og testet. Kunden har fået vejledning i batteriskift.',
    },
    {
      title: 'Eltilslutning af nyt køkken',
      wish: 'Kogeplade, ovn, emhætte og opvaskemaskine tilsluttes. Tre nye grupper fra tavlen.',
      done: 'Hårde hvidevarer tilsluttet på egne grupper og afprøvet.',
    },
    {
      title: 'Eleftersyn ved boligkøb',
      wish: 'Gennemgang af hele installationen inden overtagelse, skriftlig rapport ønskes.',
      done: 'Eftersyn udført. Rapport sendt til kunden, to mindre fejl udbedret på stedet.',
    },
    {
      title: 'Strømsvigt i {rum}',
      wish: 'Ingen strøm i {rum} siden i går aftes. Haster.',
      done: 'Løs nul i samledåse over {rum}. Strammet op og afprøvet under belastning.',
    },
  ],
  tasks: ['Fejlfinding', 'Montage', 'Kabeltræk', 'Tavlearbejde', 'Måling og mærkning', 'Afprøvning og oprydning'],
};
