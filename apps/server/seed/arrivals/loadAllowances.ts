import '../../src/modules/service-allowance/tables.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { allowances } from './allowances.ts';

/** Long before the first machine of the demo. */
const validFrom = '2023-01-01';

export async function loadAllowances(trx: Trx): Promise<void> {
  const rows = allowances.flatMap(({ second, thirds, pdi, handover }) =>
    Object.entries({ pdi, handover }).flatMap(([feeType, amounts]) =>
      Object.entries(amounts ?? {}).map(([currency, amount]) => ({
        feeType,
        secondProduct: second,
        thirdProducts: [...thirds],
        currency,
        amount: amount as number,
        validFrom,
        validTo: null,
      })),
    ),
  );
  await insertRows(trx, 'serviceAllowance', rows);
}
