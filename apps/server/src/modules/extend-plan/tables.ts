import type { Generated } from 'kysely';
import type { CoverageType } from '../../generated/types.gen.ts';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** The price of a plan in a currency; what the plan is stands in each of its rows and is the same in all of them. */
export interface ExtendPlanTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  planCode: string;
  currency: string;
  fee: number;
  name: Json<Texts>;
  secondProduct: string;
  /** Third products that it is limited to; none means all of the line. */
  thirdProducts: string[];
  coverageType: CoverageType;
  /** 12, 24 or 36. */
  months: number;
  /** Beyond those of the base warranty; null without an hour meter. */
  hours: number | null;
  /** First and last day, `YYYY-MM-DD`; without a last one it holds on. */
  validFrom: string;
  validTo: string | null;
  enabled: Generated<'Y' | 'N'>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    extendPlan: ExtendPlanTable;
  }
}
