import { sql } from 'kysely';
import { snake } from '../database/columnNames.ts';
import type { Context } from '../context.ts';
import { type CurrentUser, isMaker } from '../session/currentUser.ts';

/** A kind of record whose changes can be read. */
export interface LoggedRecord {
  /** As the log has it: dictionary `doc_type` for documents, the table in code for masters. */
  docType: string;
  /** Permission that lets a user see the record and its logs, e.g. `warrantyClaim:query`. */
  permission: string;
  /** Whether the record exists in the user's scope. */
  visible(context: Context, id: string): Promise<boolean>;
  /** Fields whose history the user may not see. */
  hiddenFields?(user: CurrentUser): readonly string[];
}

export type LoggedRecords = ReadonlyMap<string, LoggedRecord>;

/** A master: how it was kept is the maker's own. @param table in code */
export const masterLog = (table: string, permission: string): LoggedRecord => ({
  docType: table,
  permission,
  async visible({ db, user }, id) {
    if (!isMaker(user)) return false;
    const { rows } = await sql`select 1 from ${sql.table(snake(table))} where id = ${id}`.execute(db);
    return rows.length > 0;
  },
});
