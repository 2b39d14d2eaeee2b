import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { inTransaction, json, newId } from '../../shared/database/database.ts';
import { freeCode, lockTree, lowestFirst, moveBranch, type PathTree } from '../../shared/master/moveBranch.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import './tables.ts';

type CategoryRecord = Operations['categoriesQueryById']['reply']['result'];
type NewCategory = Operations['categoriesAdd']['data']['body'];
type ChangedCategory = Operations['categoriesEdit']['data']['body'];

const tree: PathTree = { table: 'sys_category', code: 'code' };

export async function findRecord({ db }: Context, id: string): Promise<CategoryRecord> {
  const found = await db.selectFrom('sysCategory').select(['id', 'pid', 'code', 'name', 'sortNo', 'version']).where('id', '=', id).executeTakeFirst();
  if (!found) throw refuse('E-012');
  return found;
}

export const addCategory = ({ db, user }: TrxContext, { pid, name, sortNo }: NewCategory): Promise<{ id: string }> =>
  inTransaction(db, async (trx) => {
    await lockTree(trx, tree);
    const above = pid === null ? undefined : await trx.selectFrom('sysCategory').select('code').where('id', '=', pid).executeTakeFirst();
    if (pid !== null && !above) throw invalid([{ field: 'pid', code: 'E-014' }]);
    const id = newId();
    const code = await freeCode(trx, tree, pid, above?.code ?? '');
    await trx
      .insertInto('sysCategory')
      .values({ id, pid, code, name: json(name), sortNo, createBy: user.username })
      .execute();
    return { id };
  });

export async function editCategory({ db, user }: TrxContext, { id, version, name, sortNo }: ChangedCategory): Promise<void> {
  const before = await db.selectFrom('sysCategory').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) throw refuse('E-012');
  mustBeCurrent(before, version);
  await db
    .updateTable('sysCategory')
    .set({ name: json(name), sortNo, version: before.version + 1, updateBy: user.username, updateTime: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Hangs a category with all below it under another one; null: it becomes a root. */
export const moveCategory = ({ db, user }: TrxContext, { id, pid }: { id: string; pid: string | null }): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await moveBranch(trx, tree, id, pid))) return;
    await trx
      .updateTable('sysCategory')
      .set({ updateBy: user.username, updateTime: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
  });

/** Deletes a category with nothing below it. */
export const deleteCategory = ({ db }: TrxContext, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockTree(trx, tree);
    const below = await trx.selectFrom('sysCategory').select('id').where('pid', '=', id).limit(1).executeTakeFirst();
    if (below) throw refuse('category.hasChildren');
    const deleted = await trx.deleteFrom('sysCategory').where('id', '=', id).returning('id').executeTakeFirst();
    if (!deleted) throw refuse('E-012');
  });

/** A branch goes with all that is chosen of it, whatever order it was chosen in. */
export const deepestFirst = ({ db }: TrxContext, ids: readonly string[]): Promise<string[]> => lowestFirst(db, tree, ids);
