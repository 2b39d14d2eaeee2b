import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import '../user/tables.ts';
import './tables.ts';

type PositionRecord = Operations['positionsQueryById']['reply']['result'];
type NewPosition = Operations['positionsAdd']['data']['body'];
type ChangedPosition = Operations['positionsEdit']['data']['body'];

export async function findPosition({ db }: Context, id: string): Promise<PositionRecord> {
  const found = await db.selectFrom('sysPosition').select(['id', 'code', 'name', 'rank', 'version']).where('id', '=', id).executeTakeFirst();
  if (!found) throw refuse('E-012');
  return found;
}

/** The code is free and the rank one of the dictionary. */
async function check({ db, services: { dictionaries } }: TrxContext, { code, rank }: NewPosition, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sys_position'))`.execute(db);
  const taken = await db.selectFrom('sysPosition').select('id').where('code', '=', code).where('id', '<>', id).executeTakeFirst();
  if (taken) throw invalid([{ field: 'code', code: 'field.taken' }]);
  if (rank && !dictionaries.items('position_rank')?.some(({ value }) => value === rank)) throw invalid([{ field: 'rank', code: 'E-014' }]);
}

export async function addPosition(context: TrxContext, body: NewPosition): Promise<{ id: string }> {
  const { db, user } = context;
  await check(context, body, '');
  const id = newId();
  await db
    .insertInto('sysPosition')
    .values({ id, code: body.code, name: json(body.name), rank: body.rank || null, createBy: user.username })
    .execute();
  return { id };
}

export async function editPosition(context: TrxContext, { id, version, ...body }: ChangedPosition): Promise<void> {
  const { db, user } = context;
  const before = await db.selectFrom('sysPosition').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) throw refuse('E-012');
  mustBeCurrent(before, version);
  await check(context, body, id);
  await db
    .updateTable('sysPosition')
    .set({
      code: body.code,
      name: json(body.name),
      rank: body.rank || null,
      version: before.version + 1,
      updateBy: user.username,
      updateTime: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a position without holders. */
export async function deletePosition({ db }: TrxContext, id: string): Promise<void> {
  const found = await db.selectFrom('sysPosition').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) throw refuse('E-012');
  const { n } = await db
    .selectFrom('sysUser')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('positionId', '=', id)
    .where('delFlag', '=', 0)
    .executeTakeFirstOrThrow();
  if (n > 0) throw refuse('position.inUse', { n });
  await db.deleteFrom('sysPosition').where('id', '=', id).execute();
}
