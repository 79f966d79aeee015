/** Prices in øre. */
export interface Product {
  readonly number: string;
  readonly description: string;
  readonly unit: 'stk' | 'm' | 'pk';
  readonly cost: number;
  readonly price: number;
}

/** What the customer asks for and what the technician did about it; `{rum}` stands for a room. */
export interface Job {
  readonly title: string;
  readonly wish: string;
  readonly done: string;
  /** What the job is about, where that is a thing. */
  readonly item?: Product;
}

export interface Trade {
  readonly suppliers: readonly string[];
  /** What any job may use. */
  readonly products: readonly Product[];
  readonly jobs: readonly Job[];
  /** What an hour was spent on. */
  readonly tasks: readonly string[];
}

export function product(
  number: string,
  description: string,
  unit: Product['unit'],
  cost: number,
  price: number,
): Product {
  return { number, description, unit, cost, price };
}
