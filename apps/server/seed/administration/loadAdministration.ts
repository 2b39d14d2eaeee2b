import { sql } from 'kysely';
import '../../src/modules/category/tables.ts';
import '../../src/modules/position/tables.ts';
import { toTextByLanguage } from '../../src/shared/messages/sixTexts.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { categories } from './categories.ts';
import { positions } from './positions.ts';

/** What people with a role are. */
const positionOfRole: Readonly<Record<string, string>> = {
  MFR_SVC_MGR: 'SVC_MGR',
  MFR_PARTS: 'PARTS_MGR',
  MFR_SALES: 'SALES_MGR',
  MFR_TRAINING: 'TRAINER',
  DLR_ADMIN: 'GM',
  DLR_SERVICE: 'WARRANTY_CLERK',
  DLR_PARTS: 'PARTS_CLERK',
};

/** Loads positions, with those who hold them, and categories. */
export async function loadAdministration(trx: Trx): Promise<void> {
  await insertRows(
    trx,
    'sysPosition',
    positions.map(([code, rank, name]) => ({ id: newId(), code, rank, name: json(toTextByLanguage(name)), createBy: 'admin' })),
  );
  await sql`update sys_user set position_id = p.id
    from sys_user_role r
    join jsonb_each_text(${json(positionOfRole)}::jsonb) held on held.key = r.role_code
    join sys_position p on p.code = held.value
    where r.user_id = sys_user.id`.execute(trx);
  const ids = new Map(categories.map(([code]) => [code, newId()]));
  await insertRows(
    trx,
    'sysCategory',
    categories.map(([code, name], sortNo) => ({
      id: ids.get(code)!,
      pid: ids.get(code.slice(0, -3)) ?? null,
      code,
      name: json(toTextByLanguage(name)),
      sortNo,
      createBy: 'admin',
    })),
  );
}
