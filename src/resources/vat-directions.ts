/** Which side of the VAT account a VAT type or account belongs to. */
export const vatDirections = ['OutputSales', 'InputPurchase', 'PurchasedProductsAbroad'] as const;

/** Restricts a reference to accounts that purchases may be booked on. */
export const purchaseAccount = {
  where: (row: string): string => `${row}.vat_direction in ('InputPurchase', 'PurchasedProductsAbroad')`,
  whereDoc: 'an account whose VAT type is InputPurchase or PurchasedProductsAbroad',
};
