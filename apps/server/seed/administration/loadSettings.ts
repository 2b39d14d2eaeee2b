import '../../src/documents/numbers/tables.ts';
import '../../src/modules/parameter/tables.ts';
import { addMonths } from '../../src/shared/calendarDate.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import type { ParameterKey } from '../../src/shared/parameters.ts';
import { insertRows } from '../insertRows.ts';

const changed: readonly { key: ParameterKey; value: string; daysAgo: number; updateBy: string }[] = [
  { key: 'usedParts.returnDays', value: '45', daysAgo: 40, updateBy: 'zhao.manager' },
  { key: 'attach.quotaUserMb', value: '20480', daysAgo: 12, updateBy: 'admin' },
];

/** Two parameters that were changed, and a number rule that waits for the next month. */
export async function loadSettings(trx: Trx, today: string): Promise<void> {
  const noon = Date.parse(`${today}T04:00:00Z`);
  await insertRows(
    trx,
    'sysConfig',
    changed.map(({ daysAgo, ...parameter }) => ({ ...parameter, updateTime: new Date(noon - daysAgo * 86_400_000).toISOString() })),
  );
  await insertRows(trx, 'sequenceRule', [
    { code: 'marketInfo', validFrom: addMonths(`${today.slice(0, 7)}-01`, 1), prefix: 'MI', period: 'month', perDealer: 'Y', digits: 5 },
  ]);
}
