// The payment line of a Danish inpayment form, card type 71.

/** Invoice number padded to 14 digits and its check digit; with the creditor's number, the whole line. */
export function fiNumber(invoiceNumber: bigint, creditorNumber: string | null): string {
  const digits = String(invoiceNumber).padStart(14, '0');
  const id = digits + checkDigit(digits);
  return creditorNumber === null ? id : `+71<${id}+${creditorNumber}<`;
}

/** Modulus 10: every second digit doubled, from the right, and digit sums added up to the next ten. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}
