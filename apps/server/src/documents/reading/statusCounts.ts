import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { countLimit } from '../../shared/list/findPage.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import { type AnyKind, statusOf } from '../kind.ts';

interface StatusCount<Status extends string> {
  status: Status;
  count: number;
}

/** Documents of a kind by status in the user's scope, in the order of `statuses`, each exact up to the cap of totals, above that one more, as rows of a statement. */
export function countedByStatus<Status extends string>(
  { user }: Pick<Context, 'user'>,
  kind: AnyKind,
  statuses: readonly Status[],
): RawBuilder<StatusCount<Status>> {
  const { column } = statusOf(kind);
  const counts = statuses.map(
    (status) => sql`select ${status}::text as status, (select count(*)::int from (
        select 1 from ${sql.table(kind.table)} where ${sql.ref(`${kind.table}.${column}`)} = ${status} and ${sql.ref(`${kind.table}.delFlag`)} = 0
          and ${isInScope(kind, user)} limit ${countLimit}) as found) as count`,
  );
  return sql<StatusCount<Status>>`${sql.join(counts, sql` union all `)}`;
}

/** The same, asked alone. */
export async function statusCounts<Status extends string>(context: Context, kind: AnyKind, statuses: readonly Status[]): Promise<StatusCount<Status>[]> {
  return (await countedByStatus(context, kind, statuses).execute(context.db)).rows;
}
