import type { Generated } from 'kysely';

/** List price of a product for a time. */
export interface VehiclePriceTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  /** Code of a level-4 product. */
  fourthProduct: string;
  currency: string;
  price: number;
  /** First and last day, `YYYY-MM-DD`; without a last one it holds on. */
  validFrom: string;
  validTo: string | null;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    vehiclePrice: VehiclePriceTable;
  }
}
