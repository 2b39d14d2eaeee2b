/** Reading the header of one claim in the user's scope. */
import { type RawBuilder, sql } from 'kysely';
import { snake } from '../../shared/database/columnNames.ts';
import type { Db } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { headerFields } from './newClaim.ts';
import type { ClaimHeader } from './tables.ts';

/**
 * Columns of the header, each named: a statement that is planned once must not answer other columns after a migration
 * than before.
 */
export const headerColumns: readonly string[] = headerFields.map(snake);
export const allHeaderColumns = sql.raw(headerColumns.join(', '));

/** The header of a claim in the user's scope; E-012 when there is none. */
export async function findHeader(db: Db, user: CurrentUser, id: string): Promise<ClaimHeader> {
  return readHeader<ClaimHeader>(db, user, id, allHeaderColumns);
}

/** The statement that selects something of a claim in the user's scope, by id. */
export const selectClaim = (user: CurrentUser, id: string, select: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select ${select} from warranty_claim where id = ${id} and del_flag = 0 and ${scopeCondition(user, 'warrantyClaim') ?? sql`true`}`;

/** What `select` reads of a claim in the user's scope, by id; E-012 when there is none. */
export async function readHeader<Row>(db: Db, user: CurrentUser, id: string, select: RawBuilder<unknown>): Promise<Row> {
  const { rows } = await sql<Row>`${planOnce} ${selectClaim(user, id, select)}`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  return rows[0];
}
