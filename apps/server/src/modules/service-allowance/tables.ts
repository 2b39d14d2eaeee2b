import type { Generated } from 'kysely';

/** Allowance that the maker pays a dealer for one inspection or handover of a machine. Rows come with the demo; an installation without any pays nothing. */
export interface ServiceAllowanceTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  /** `pdi` or `handover`. */
  feeType: string;
  secondProduct: string;
  /** Third products that it is limited to; none means all of the line. */
  thirdProducts: string[];
  currency: string;
  amount: number;
  /** First and last day, `YYYY-MM-DD`; without a last one it holds on. */
  validFrom: string;
  validTo: string | null;
  enabled: Generated<'Y' | 'N'>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    serviceAllowance: ServiceAllowanceTable;
  }
}
