import '../../src/modules/category/tables.ts';
import '../../src/modules/position/tables.ts';
import { toTextByLanguage } from '../../src/modules/dictionary/data/index.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { categories } from './categories.ts';
import { positions } from './positions.ts';

/** Loads positions and categories. */
export async function loadAdministration(trx: Trx): Promise<void> {
  await insertRows(
    trx,
    'sysPosition',
    positions.map(([code, rank, name]) => ({ id: newId(), code, rank, name: json(toTextByLanguage(name)), createBy: 'admin' })),
  );
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
