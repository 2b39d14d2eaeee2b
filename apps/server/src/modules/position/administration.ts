import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { type BatchResult, runBatch } from '../../shared/batch/batch.ts';
import { type Db, inTransaction, json, newId, type Trx } from '../../shared/database/database.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import type { Services, TransactionServices } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import '../user/tables.ts';
import './tables.ts';

type PositionRecord = Operations['positionsQueryById']['reply']['result'];
type NewPosition = Operations['positionsAdd']['data']['body'];

export async function findPosition(db: Db, id: string): Promise<PositionRecord> {
  const found = await db.selectFrom('sysPosition').select(['id', 'code', 'name', 'rank']).where('id', '=', id).executeTakeFirst();
  if (!found) throw refuse('E-012');
  return found;
}

/** The code is free and the rank one of the dictionary. */
async function check(trx: Trx, { dictionaries }: Services, { code, rank }: NewPosition, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sys_position'))`.execute(trx);
  const taken = await trx.selectFrom('sysPosition').select('id').where('code', '=', code).where('id', '<>', id).executeTakeFirst();
  if (taken) throw invalid([{ field: 'code', code: 'field.taken' }]);
  if (rank && !dictionaries.items('position_rank')?.some(({ value }) => value === rank)) throw invalid([{ field: 'rank', code: 'E-014' }]);
}

export const addPosition = (services: Services, user: CurrentUser, body: NewPosition): Promise<{ id: string }> =>
  inTransaction(services.db, async (trx) => {
    await check(trx, services, body, '');
    const id = newId();
    await trx
      .insertInto('sysPosition')
      .values({ id, code: body.code, name: json(body.name), rank: body.rank || null, createBy: user.username })
      .execute();
    return { id };
  });

export const editPosition = (services: Services, user: CurrentUser, { id, ...body }: PositionRecord): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    await check(trx, services, body, id);
    const changed = await trx
      .updateTable('sysPosition')
      .set({ code: body.code, name: json(body.name), rank: body.rank || null, updateBy: user.username, updateTime: sql<string>`now()` })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw refuse('E-012');
  });

/** Deletes a position that nobody holds. */
export const deletePosition = ({ db }: Services, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const found = await trx.selectFrom('sysPosition').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!found) throw refuse('E-012');
    const { n } = await trx
      .selectFrom('sysUser')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('positionId', '=', id)
      .where('delFlag', '=', 0)
      .executeTakeFirstOrThrow();
    if (n > 0) throw refuse('position.inUse', { n });
    await trx.deleteFrom('sysPosition').where('id', '=', id).execute();
  });

export const deletePositions = (services: TransactionServices, ids: readonly string[], language: Language): Promise<BatchResult> =>
  runBatch(
    services.db,
    ids,
    language,
    (id) => deletePosition(services, id),
    async (id) => (await services.db.selectFrom('sysPosition').select('code').where('id', '=', id).executeTakeFirst())?.code ?? '',
  );
