import '../../src/modules/extend-plan/tables.ts';
import sample from '../../src/modules/extend-plan/sampleRows.json' with { type: 'json' };
import type { CoverageType } from '../../src/generated/types.gen.ts';
import { json, type Trx } from '../../src/shared/database/database.ts';
import { namesOf } from '../../src/shared/master/master.ts';
import { insertRows } from '../insertRows.ts';

/** Long before the first machine of the demo. */
const validFrom = '2023-01-01';

/** The plans of the sample workbook. */
export const loadPlans = (trx: Trx): Promise<void> =>
  insertRows(
    trx,
    'extendPlan',
    sample.extendPlan.rows.map(({ planCode, currency, fee, secondProduct, coverageType, months, hours, ...names }) => ({
      planCode,
      currency,
      fee,
      name: json(namesOf(names)),
      secondProduct,
      thirdProducts: [],
      coverageType: coverageType as CoverageType,
      months,
      hours,
      validFrom,
      validTo: null,
    })),
  );

export interface DemoPlan {
  planCode: string;
  fee: number;
  hours: number;
}

/** The plan of a year for a line in a currency; undefined where the line has none of that cover. */
export const yearOf = (secondProduct: string, coverageType: string, currency: string): DemoPlan | undefined =>
  sample.extendPlan.rows.find(
    (row) => row.secondProduct === secondProduct && row.coverageType === coverageType && row.currency === currency && row.months === 12,
  );
