/** Reading the header of one claim in the user's scope. */
import { type RawBuilder, sql } from 'kysely';
import { snake } from '../../shared/database/columnNames.ts';
import type { Db, Trx } from '../../shared/database/database.ts';
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
const columns = sql.raw(headerColumns.join(', '));

/** The header of a claim in the user's scope; E-012 when there is none. */
export const findHeader = (db: Db, user: CurrentUser, id: string): Promise<ClaimHeader> => readHeader(db, user, id, sql``);

/** The same, locked until the transaction ends. */
export const lockHeader = (trx: Trx, user: CurrentUser, id: string): Promise<ClaimHeader> => readHeader(trx, user, id, sql`for update`);

async function readHeader(db: Db, user: CurrentUser, id: string, lock: RawBuilder<unknown>): Promise<ClaimHeader> {
  const scope = scopeCondition(user, 'warrantyClaim') ?? sql`true`;
  const { rows } = await sql<ClaimHeader>`${planOnce} select ${columns} from warranty_claim where id = ${id} and del_flag = 0 and ${scope} ${lock}`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  return rows[0];
}
