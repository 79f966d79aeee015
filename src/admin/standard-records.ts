// What a Danish trades business needs on its first day. Rows of one list are made in this order.

export const activeUser = 999_913;

export const caseStatuses = [
  { text: 'Åben', kind: 'open', color: '#3b82f6' },
  { text: 'Planlagt', kind: 'planned', color: '#8b5cf6' },
  { text: 'Igangværende', kind: 'in_progress', color: '#f59e0b' },
  { text: 'Afventer materialer', kind: 'in_progress', color: '#d97706' },
  { text: 'Kræver genbesøg', kind: 'in_progress', color: '#ea580c' },
  { text: 'Klar til fakturering', kind: 'ready_to_invoice', color: '#10b981' },
  { text: 'Faktureret', kind: 'invoiced', color: '#059669' },
  { text: 'Færdig', kind: 'closed', color: '#64748b' },
  { text: 'Afsluttet', kind: 'closed', color: '#475569' },
  { text: 'Lukket', kind: 'closed', color: '#334155' },
  { text: 'Aflyst', kind: 'cancelled', color: '#dc2626' },
];

export const caseTypes = [
  { text: 'Almindelig sag', color: '#3b82f6' },
  { text: 'Serviceopgave', color: '#14b8a6' },
  { text: 'Akut udkald', color: '#dc2626' },
  { text: 'Tilbudsopgave', color: '#8b5cf6' },
  { text: 'Entreprise', color: '#f59e0b' },
  { text: 'Garanti og reklamation', color: '#64748b' },
];

export const debtorCategories = [
  { text: 'Privat', color: '#3b82f6' },
  { text: 'Erhverv', color: '#8b5cf6' },
  { text: 'Boligforening', color: '#14b8a6' },
  { text: 'Offentlig', color: '#f59e0b' },
];

/** The first with type OutputSales is the standard sales rate. */
export const vatTypes = [
  { vat_code: 'U25', type: 'OutputSales', rate_as_percent: 25, name: 'Salgsmoms 25 %' },
  { vat_code: 'U0', type: 'OutputSales', rate_as_percent: 0, name: 'Salg uden moms' },
  { vat_code: 'UEU', type: 'OutputSales', rate_as_percent: 0, name: 'Salg til EU-lande' },
  { vat_code: 'I25', type: 'InputPurchase', rate_as_percent: 25, name: 'Købsmoms 25 %' },
  { vat_code: 'I0', type: 'InputPurchase', rate_as_percent: 0, name: 'Køb uden moms' },
  { vat_code: 'REP', type: 'InputPurchase', rate_as_percent: 6.25, name: 'Repræsentation, kvart moms' },
  { vat_code: 'IVV', type: 'PurchasedProductsAbroad', rate_as_percent: 25, name: 'Varekøb i udlandet' },
  { vat_code: 'IVY', type: 'PurchasedProductsAbroad', rate_as_percent: 25, name: 'Ydelseskøb i udlandet' },
];

/** The first that is booked with sales VAT is the standard sales account. */
export const accounts = [
  { number: 1000, name: 'OMSÆTNING', ...heading() },
  { number: 1010, name: 'Salg af ydelser og varer', ...sales('U25') },
  { number: 1020, name: 'Salg af arbejdstimer', ...sales('U25') },
  { number: 1030, name: 'Salg af materialer', ...sales('U25') },
  { number: 1040, name: 'Kørsel og servicebil', ...sales('U25') },
  { number: 1050, name: 'Salg uden moms', ...sales('U0') },
  { number: 1060, name: 'Salg til EU-lande', ...sales('UEU') },
  { number: 1099, name: 'Omsætning i alt', ...total() },
  { number: 1300, name: 'VAREFORBRUG', ...heading() },
  { number: 1310, name: 'Varekøb', ...purchase('I25') },
  { number: 1320, name: 'Varekøb i udlandet', ...abroad('IVV') },
  { number: 1330, name: 'Fremmed arbejde og underentreprise', ...purchase('I25') },
  { number: 1340, name: 'Leje af lift og materiel', ...purchase('I25') },
  { number: 1350, name: 'Affald og deponi', ...purchase('I25') },
  { number: 1399, name: 'Vareforbrug i alt', ...total() },
  { number: 2200, name: 'LØNNINGER', ...heading() },
  { number: 2210, name: 'Løn til svende', ...unvatted() },
  { number: 2220, name: 'Løn til lærlinge', ...unvatted() },
  { number: 2230, name: 'Pension og feriepenge', ...unvatted() },
  { number: 2299, name: 'Lønninger i alt', ...total() },
  { number: 3000, name: 'KAPACITETSOMKOSTNINGER', ...heading() },
  { number: 3010, name: 'Brændstof', ...purchase('I25') },
  { number: 3020, name: 'Vedligeholdelse af biler', ...purchase('I25') },
  { number: 3100, name: 'Værktøj og småanskaffelser', ...purchase('I25') },
  { number: 3110, name: 'Arbejdstøj og sikkerhed', ...purchase('I25') },
  { number: 3400, name: 'Husleje uden moms', ...purchase('I0') },
  { number: 3410, name: 'El, vand og varme', ...purchase('I25') },
  { number: 3600, name: 'Kontorartikler og software', ...purchase('I25') },
  { number: 3610, name: 'Software fra udlandet', ...abroad('IVY') },
  { number: 3620, name: 'Telefon og internet', ...purchase('I25') },
  { number: 3640, name: 'Forsikringer', ...purchase('I0') },
  { number: 3800, name: 'Repræsentation', ...purchase('REP') },
  { number: 3999, name: 'Kapacitetsomkostninger i alt', ...total() },
  { number: 4999, name: 'RESULTAT', type: 'SumInterval', vat: 'U0', vat_direction: null },
  { number: 5000, name: 'AKTIVER', ...heading() },
  { number: 5600, name: 'Debitorer', ...balance() },
  { number: 5700, name: 'Igangværende arbejder', ...balance() },
  { number: 5820, name: 'Bank', ...balance() },
  { number: 6000, name: 'PASSIVER', ...heading() },
  { number: 6800, name: 'Kreditorer', ...balance() },
  { number: 6902, name: 'Salgsmoms', ...balance() },
  { number: 6903, name: 'Moms af køb i udlandet', ...balance() },
  { number: 6904, name: 'Købsmoms', ...balance() },
];

export const paymentTerms = [
  { short_text: 'Netto kontant', long_text: 'Betales ved modtagelse', days: 0, month_ongoing: false },
  { short_text: 'Netto 8 dage', long_text: 'Betales senest 8 dage efter fakturadato', days: 8, month_ongoing: false },
  {
    short_text: 'Netto 14 dage',
    long_text: 'Betales senest 14 dage efter fakturadato',
    days: 14,
    month_ongoing: false,
  },
  {
    short_text: 'Netto 30 dage',
    long_text: 'Betales senest 30 dage efter fakturadato',
    days: 30,
    month_ongoing: false,
  },
  {
    short_text: 'Løbende måned + 15 dage',
    long_text: 'Betales 15 dage efter månedens udgang',
    days: 15,
    month_ongoing: true,
  },
  {
    short_text: 'Løbende måned + 30 dage',
    long_text: 'Betales 30 dage efter månedens udgang',
    days: 30,
    month_ongoing: true,
  },
];

/** What hours are sold for and cost, and what is sold from the van; prices in øre. */
export const internalGoods = [
  { number: 'T100', description: 'Montørtime', list_price: 54_500, cost_price: 28_500, account: 1020 },
  { number: 'T110', description: 'Lærlingetime', list_price: 36_500, cost_price: 15_500, account: 1020 },
  { number: 'T120', description: 'Overtid, montør', list_price: 81_500, cost_price: 42_500, account: 1020 },
  { number: 'T130', description: 'Køretid', list_price: 48_500, cost_price: 28_500, account: 1040 },
  { number: 'K100', description: 'Servicebil, pr. besøg', list_price: 39_500, cost_price: 18_000, account: 1040 },
  { number: 'M100', description: 'Diverse småmaterialer', list_price: 9_500, cost_price: 4_000, account: 1030 },
  { number: 'M110', description: 'Miljøafgift', list_price: 4_500, cost_price: 1_500, account: 1030 },
];

/** Kinds of hours. The personal ones are absence: they belong to no case and are not sold. */
export const employeeTypes = [
  { name: 'Montør', good: 'T100', is_personal: false, color: '#2563eb', salary_handle: '1100' },
  { name: 'Lærling', good: 'T110', is_personal: false, color: '#0891b2', salary_handle: '1110' },
  { name: 'Overtid', good: 'T120', is_personal: false, color: '#dc2626', salary_handle: '1200' },
  { name: 'Kørsel', good: 'T130', is_personal: false, color: '#65a30d', salary_handle: '1300' },
  { name: 'Ferie', good: null, is_personal: true, color: '#f59e0b', salary_handle: '2100' },
  { name: 'Sygdom', good: null, is_personal: true, color: '#db2777', salary_handle: '2200' },
  { name: 'Kursus', good: null, is_personal: true, color: '#7c3aed', salary_handle: '2300' },
];

/** What is not worked of a day. */
export const pauses = [
  { name: 'Frokost', minutes: 30 },
  { name: 'Formiddagspause', minutes: 15 },
  { name: 'Eftermiddagspause', minutes: 15 },
];

/** What is paid on top of an hour, in øre. */
export const hourAdditionTypes = [
  { name: 'Udetillæg', price: 7_500 },
  { name: 'Smudstillæg', price: 4_500 },
  { name: 'Diæt', price: 31_500 },
];

/** The rate is the value of one unit in kroner. */
export const currencies = [
  { code: 'DKK', rate: 1 },
  { code: 'EUR', rate: 7.46 },
  { code: 'SEK', rate: 0.67 },
  { code: 'NOK', rate: 0.64 },
];

export const department = { number: '1', name: 'Hovedafdeling' };

export const firstUser = { initials: 'ADM', first_name: 'Administrator', last_name: '', status: activeUser };

function heading() {
  return { type: 'Heading', vat: 'U0', vat_direction: null };
}

function total() {
  return { type: 'TotalFrom', vat: 'U0', vat_direction: null };
}

function balance() {
  return { type: 'Status', vat: 'U0', vat_direction: null };
}

function unvatted() {
  return { type: 'ProfitAndLoss', vat: 'I0', vat_direction: null };
}

function sales(vat: string) {
  return { type: 'ProfitAndLoss', vat, vat_direction: 'OutputSales' };
}

function purchase(vat: string) {
  return { type: 'ProfitAndLoss', vat, vat_direction: 'InputPurchase' };
}

function abroad(vat: string) {
  return { type: 'ProfitAndLoss', vat, vat_direction: 'PurchasedProductsAbroad' };
}
