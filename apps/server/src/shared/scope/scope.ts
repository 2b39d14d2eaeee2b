import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../context.ts';
import { unseen } from '../database/planOnce.ts';
import { conditionOf, type Filter } from '../list/filters.ts';
import type { CurrentUser } from '../session/currentUser.ts';

/**
 * The one place that says which rows a user may see: a single condition on the document columns.
 * Use it as `.$call(inScope(user, 'warrantyClaim'))` for every list, detail, export, lookup and log.
 * - dealers: equality on `dealer_code`, which every list index starts with
 * - sub-dealers: equality on `org_code`
 * - reviewers with market groups: dealers of these groups
 * - those who see all rows: undefined, no condition at all
 * @param table table or alias that holds `org_code`, `dealer_code` and `create_by`
 */
export const scopeCondition = (user: CurrentUser, table: string): RawBuilder<SqlBool> | undefined => limited(user, table, ofUser(user, table));

/** A condition on rows, within the dealers to which a call limits itself. */
export function limited({ onlyDealers }: CurrentUser, table: string, condition: RawBuilder<SqlBool> | undefined): RawBuilder<SqlBool> | undefined {
  if (!onlyDealers) return condition;
  const ofDealers = sql<SqlBool>`${sql.ref(`${table}.dealerCode`)} = any(${[...onlyDealers]}::text[])`;
  return condition ? sql<SqlBool>`(${condition} and ${ofDealers})` : ofDealers;
}

/** Whether no row is hidden from a user, whichever dealer it belongs to. */
export const seesAll = (user: CurrentUser): boolean =>
  user.scope === 'ALL' || (user.scope === 'REGION' && user.userType === 'maker' && user.marketGroups.length === 0);

/**
 * Dealers all of whose rows a user sees, and no others, as a condition on a column of their codes. Undefined: what they see goes by more than the
 * dealer.
 */
export function dealersSeen(user: CurrentUser, column: string): RawBuilder<SqlBool> | undefined {
  const dealers = allOfDealers(user, column);
  return dealers && user.onlyDealers ? sql<SqlBool>`(${dealers} and ${sql.ref(column)} = any(${[...user.onlyDealers]}::text[]))` : dealers;
}

function allOfDealers(user: CurrentUser, column: string): RawBuilder<SqlBool> | undefined {
  if (seesAll(user)) return sql<SqlBool>`true`;
  if (user.scope === 'REGION' && user.userType === 'maker')
    return sql<SqlBool>`${sql.ref(column)} in (select dealer_code from dealer where market_group = any(${user.marketGroups}))`;
  const isWholeDealer = user.scope !== 'SELF' && user.scope !== 'ORG' && user.orgCode !== null && user.orgCategory === 3 && user.dealerCode !== null;
  return isWholeDealer ? sql<SqlBool>`${sql.ref(column)} = ${unseen(user.dealerCode!)}` : undefined;
}

function ofUser(user: CurrentUser, table: string): RawBuilder<SqlBool> | undefined {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  if (seesAll(user)) return undefined;
  const dealers = allOfDealers(user, `${table}.dealerCode`);
  if (dealers) return dealers;
  if (user.scope === 'SELF') return sql<SqlBool>`${column('createBy')} = ${unseen(user.username)}`;
  // A user without a department sees nothing rather than everything.
  if (user.orgCode === null) return sql<SqlBool>`false`;
  if (user.scope === 'ORG' || user.orgCategory === 4) return sql<SqlBool>`${column('orgCode')} = ${unseen(user.orgCode)}`;
  return sql<SqlBool>`starts_with(${column('orgCode')}, ${user.orgCode})`;
}

/** Where rows lie, and which of them a user may see where the document columns do not say it. */
export interface Scoped {
  readonly table: string;
  readonly scope?: ((user: CurrentUser) => Filter) | undefined;
}

/** Which rows of a list or a kind of document a user may see; undefined: all. */
export const rowsOf = ({ table, scope }: Scoped, user: CurrentUser): Filter => (scope ? scope(user) : scopeCondition(user, table));

/** The same as a condition. */
export const isInScope = (scoped: Scoped, user: CurrentUser): RawBuilder<SqlBool> => {
  const filter = rowsOf(scoped, user);
  return filter ? conditionOf(filter) : sql<SqlBool>`true`;
};

interface Filterable {
  where(condition: Expression<SqlBool>): this;
}

/** `query.$call(inScope(user, 'vehicle'))` */
export const inScope =
  (user: CurrentUser, table: string) =>
  <Q extends Filterable>(query: Q): Q => {
    const condition = scopeCondition(user, table);
    return condition ? query.where(condition) : query;
  };

/** Whether a row that is not deleted exists in the user's scope. */
export async function isVisible({ db, user }: Pick<Context, 'db' | 'user'>, scoped: Scoped, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(scoped.table)} where id = ${id} and del_flag = 0 and ${isInScope(scoped, user)}`.execute(db);
  return rows.length > 0;
}
