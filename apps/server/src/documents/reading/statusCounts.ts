import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { totalCap } from '../../shared/list/findPage.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import { type AnyKind, statusOf } from '../kind.ts';

/** Documents of a kind by status in the user's scope, in the order of `statuses`, each exact up to the cap of totals. */
export async function statusCounts<Status extends string>(
  { db, user }: Context,
  kind: AnyKind,
  statuses: readonly Status[],
): Promise<{ status: Status; count: number }[]> {
  const { column } = statusOf(kind);
  const counts = statuses.map(
    (status) => sql`select ${status}::text as status, (select count(*)::int from (
        select 1 from ${sql.table(kind.table)} where ${sql.ref(`${kind.table}.${column}`)} = ${status} and ${sql.ref(`${kind.table}.delFlag`)} = 0
          and ${isInScope(kind, user)} limit ${sql.lit(totalCap)}) as found) as count`,
  );
  const { rows } = await sql<{ status: Status; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}
