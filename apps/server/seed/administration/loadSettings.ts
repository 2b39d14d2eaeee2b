import '../../src/documents/numbers/tables.ts';
import '../../src/modules/parameter/tables.ts';
import { addMonths, firstOfMonth } from '../../src/shared/calendarDate.ts';
import '../../src/modules/low-app/tables.ts';
import '../../src/modules/user/tables.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import type { ParameterKey } from '../../src/shared/parameters.ts';
import { insertRows } from '../insertRows.ts';

const changed: readonly { key: ParameterKey; value: string; daysAgo: number; updateBy: string }[] = [
  // Where dealers send goods back to.
  { key: 'company.address', value: 'No. 88 Beitian Road, Weifang, Shandong 261061, China', daysAgo: 400, updateBy: 'admin' },
  { key: 'company.phone', value: '+86 536 5550100', daysAgo: 400, updateBy: 'admin' },
  { key: 'usedParts.returnDays', value: '45', daysAgo: 40, updateBy: 'zhao.manager' },
  { key: 'attach.quotaUserMb', value: '20480', daysAgo: 12, updateBy: 'admin' },
  // Whoever tries the system may try its lists, too.
  { key: 'mock.enabled', value: 'Y', daysAgo: 12, updateBy: 'admin' },
];

/** Parameters that were changed, a number rule that waits for the next month, an application, and a role of the maker's own. */
export async function loadSettings(trx: Trx, today: string): Promise<void> {
  const noon = Date.parse(`${today}T04:00:00Z`);
  await insertRows(
    trx,
    'sysConfig',
    changed.map(({ daysAgo, ...parameter }) => ({ ...parameter, updateTime: new Date(noon - daysAgo * 86_400_000).toISOString() })),
  );
  await insertRows(trx, 'sequenceRule', [
    { code: 'marketInfo', validFrom: addMonths(firstOfMonth(today), 1), prefix: 'MI', period: 'month', perDealer: 'Y', digits: 5 },
  ]);
  await insertRows(trx, 'lowApp', [
    {
      id: newId(),
      appId: 'help',
      name: json({
        'zh-cn': '接口说明',
        en: 'Calls explained',
        es: 'Guía de llamadas',
        ru: 'Описание вызовов',
        fr: 'Guide des appels',
        pt: 'Guia das chamadas',
      }),
      kind: 'frame',
      target: '/api-docs',
      roleCodes: [],
      status: 1,
      version: 1,
      createBy: 'admin',
    },
  ]);
  const intern = {
    roleCode: 'MFR_WARRANTY_INTERN',
    roleName: 'Warranty intern',
    description: 'Reads and reviews claims; exports nothing',
    dataScope: 'REGION',
  } as const;
  await insertRows(trx, 'sysRole', [{ id: newId(), ...intern, builtIn: 'N', createBy: 'admin' }]);
  const rights = ['dashboard:query', 'warrantyClaim:query', 'warrantyClaim:audit'];
  await insertRows(
    trx,
    'sysRolePermission',
    rights.map((permission) => ({ roleCode: intern.roleCode, permission })),
  );
}
