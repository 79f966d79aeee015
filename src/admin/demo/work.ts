// What a case consists of: things used and hours worked.
import type { HourType } from './business.ts';
import type { Technician } from './people.ts';
import type { Booking } from './schedule.ts';
import type { Product } from './trade.ts';

/** Quantity in hundredths, so that amounts are computed on integers. */
export interface Material {
  readonly product: Product;
  readonly quantity: number;
  readonly supplier: string;
}

export interface Visit extends Booking {
  readonly technician: Technician;
  readonly type: HourType;
  readonly task: string;
  readonly hasHappened: boolean;
}
