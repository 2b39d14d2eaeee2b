import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../shared/database/connection/connect.ts';
import type { Db } from '../../shared/database/database.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import type { LiveList } from '../../shared/module.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { type Connections, type Page, sendTo } from './connections.ts';
import { createIdBatch, type IdBatch } from '../../shared/database/idBatch.ts';
import { changedKey, commandText } from './socketMessage.ts';

/** Changes of so long are told together, in milliseconds. */
const collectMs = 1_000;

const tableName = (table: string): string => table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Users with the same answer see the same rows. */
const scopeOf = ({ scope, userType, username, orgCode, orgCategory, dealerCode, marketGroups, roles }: CurrentUser): string =>
  JSON.stringify([scope, userType, scope === 'SELF' ? username : '', orgCode, orgCategory, dealerCode, marketGroups, roles]);

interface WrittenRow {
  id: string;
  author: string | null;
}

/**
 * Tells the pages that show a list which of its rows were written by others, as far as each user may see them: the rows
 * are read with the scope of the list itself. Many at once (an import) are told without ids.
 */
export async function tellListChanges(
  connection: Connection,
  connections: Connections,
  lists: ReadonlyMap<string, LiveList>,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const batches = new Map<string, IdBatch>();
  for (const [list, live] of lists) {
    batches.set(
      tableName(live.table),
      createIdBatch(collectMs, (ids) => void tell(connection.db, list, live, ids, connections.listening(`list:${list}`)).catch(onError)),
    );
  }
  await connection.listen('rows_written', (payload) => {
    // Empty: messages were missed, and anything may have been written.
    if (payload === '') return batches.forEach((batch) => batch.addMany());
    const { table, ids } = JSON.parse(payload) as { table: string; ids: string[] | null };
    if (ids) batches.get(table)?.add(ids);
    else batches.get(table)?.addMany();
  });
  return () => batches.forEach((batch) => batch.stop());
}

async function tell(db: Db, list: string, live: LiveList, ids: readonly string[] | undefined, pages: readonly Page[]): Promise<void> {
  if (!ids) {
    for (const page of pages) sendTo(page, commandText(changedKey, list, null));
    return;
  }
  for (const [, [first, ...others]] of Map.groupBy(pages, ({ user }) => scopeOf(user))) {
    const rows = await writtenRows(db, { table: live.table, ids, scope: isInScope(live, first!.user) });
    for (const page of [first!, ...others]) {
      const told = rows.filter(({ author }) => author !== page.user.username).map(({ id }) => id);
      if (told.length > 0) sendTo(page, commandText(changedKey, list, told));
    }
  }
}

async function writtenRows(db: Db, { table, ids, scope }: { table: string; ids: readonly string[]; scope: RawBuilder<SqlBool> }): Promise<WrittenRow[]> {
  const { rows } = await sql<WrittenRow>`select id, coalesce(update_by, create_by) as author from ${sql.table(table)}
    where id = any(${ids}) and del_flag = 0 and ${scope}`.execute(db);
  return rows;
}
