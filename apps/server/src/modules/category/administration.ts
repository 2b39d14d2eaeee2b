import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { type BatchResult, runBatch } from '../../shared/batch/batch.ts';
import { type Db, inTransaction, json, newId } from '../../shared/database/database.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { nextPathCode } from '../department/service.ts';
import './tables.ts';

type CategoryRecord = Operations['categoriesQueryById']['reply']['result'];
type NewCategory = Operations['categoriesAdd']['data']['body'];
type ChangedCategory = Operations['categoriesEdit']['data']['body'];

export async function findRecord(db: Db, id: string): Promise<CategoryRecord> {
  const found = await db.selectFrom('sysCategory').select(['id', 'pid', 'code', 'name', 'sortNo']).where('id', '=', id).executeTakeFirst();
  if (!found) throw refuse('E-012');
  return found;
}

export const addCategory = ({ db }: Services, user: CurrentUser, { pid, name, sortNo }: NewCategory): Promise<{ id: string }> =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sys_category'))`.execute(trx);
    const above = pid === null ? undefined : await trx.selectFrom('sysCategory').select('code').where('id', '=', pid).executeTakeFirst();
    if (pid !== null && !above) throw invalid([{ field: 'pid', code: 'E-014' }]);
    const siblings = await trx
      .selectFrom('sysCategory')
      .select('code')
      .where('pid', pid === null ? 'is' : '=', pid)
      .execute();
    const id = newId();
    const code = nextPathCode(
      above?.code ?? '',
      siblings.map((sibling) => sibling.code),
    );
    await trx
      .insertInto('sysCategory')
      .values({ id, pid, code, name: json(name), sortNo, createBy: user.username })
      .execute();
    return { id };
  });

export async function editCategory({ db }: Services, user: CurrentUser, { id, name, sortNo }: ChangedCategory): Promise<void> {
  const changed = await db
    .updateTable('sysCategory')
    .set({ name: json(name), sortNo, updateBy: user.username, updateTime: sql<string>`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw refuse('E-012');
}

/** Deletes a category with nothing below it. */
export const deleteCategory = ({ db }: Services, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sys_category'))`.execute(trx);
    const below = await trx.selectFrom('sysCategory').select('id').where('pid', '=', id).limit(1).executeTakeFirst();
    if (below) throw refuse('category.hasChildren');
    const deleted = await trx.deleteFrom('sysCategory').where('id', '=', id).returning('id').executeTakeFirst();
    if (!deleted) throw refuse('E-012');
  });

export const deleteCategories = (services: Services, ids: readonly string[], language: Language): Promise<BatchResult> =>
  runBatch(
    ids,
    language,
    (id) => deleteCategory(services, id),
    async (id) => (await services.db.selectFrom('sysCategory').select('code').where('id', '=', id).executeTakeFirst())?.code ?? '',
  );
