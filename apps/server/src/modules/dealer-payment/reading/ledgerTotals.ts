/** Sums over lines of accounts: of whole accounts and months they are kept, else they are added up. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { conditionOf } from '../../../shared/list/filters.ts';
import { countLimit, totalCap } from '../../../shared/list/findPage.ts';
import { conditionsOf } from '../../../shared/list/list.ts';
import { isOnOwnAccount } from '../../ledger/service.ts';
import { ledgerFilters, ledgerList, type LedgerQuery } from './ledgerQueries.ts';

interface Sums {
  currency: string;
  count: number;
  inAmount: number;
  outAmount: number;
}

/** Filters that months answer. */
const kept: readonly string[] = ['accountType', 'currency', 'dealerCode', 'feeDate_begin', 'feeDate_end'];
const paging: readonly string[] = ['pageNo', 'pageSize', 'column', 'order', 'field', 'superQueryMatchType'];

/** Whole months of accounts are asked for, and nothing else. */
function isKept(query: LedgerQuery): boolean {
  const { feeDate_begin: begin, feeDate_end: end } = query;
  const others = Object.entries(query).filter(([name, value]) => value !== undefined && value !== '' && !kept.includes(name) && !paging.includes(name));
  return others.length === 0 && (!begin || begin.endsWith('-01')) && (!end || addDays(end, 1).endsWith('-01'));
}

const amounts = (moneyIn: RawBuilder<unknown>, out: RawBuilder<unknown>, count: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(sum(${moneyIn}), 0) as in_amount, coalesce(sum(${out}), 0) as out_amount, (${count})::int as count`;

async function keptSums({ db, user }: Context, { accountType, currency, dealerCode, feeDate_begin: begin, feeDate_end: end }: LedgerQuery): Promise<Sums[]> {
  const conditions: RawBuilder<SqlBool>[] = [isOnOwnAccount(user, 'account')];
  if (accountType) conditions.push(sql<SqlBool>`account.account_type = ${accountType}`);
  if (currency) conditions.push(sql<SqlBool>`account.currency = ${currency}`);
  if (dealerCode) conditions.push(sql<SqlBool>`account.dealer_code = ${dealerCode}`);
  if (begin) conditions.push(sql<SqlBool>`month.period >= ${begin.slice(0, 7)}`);
  if (end) conditions.push(sql<SqlBool>`month.period <= ${end.slice(0, 7)}`);
  const { rows } =
    await sql<Sums>`select account.currency, ${amounts(sql`month.opening_in + month.in_amount`, sql`month.opening_out + month.out_amount`, sql`sum(month.line_count)`)}
    from account join account_period month on month.account_id = account.id where ${sql.join(conditions, sql` and `)} group by 1 order by 1`.execute(db);
  return rows;
}

export async function ledgerTotals(context: Context, query: LedgerQuery): Promise<{ sums: Sums[]; capped: boolean }> {
  if (isKept(query)) return { sums: await keptSums(context, query), capped: false };
  const given = conditionsOf(context.user, ledgerList(context, query), query, ledgerFilters(context, query)).map(conditionOf);
  const where = given.length === 0 ? sql`` : sql`where ${sql.join(given, sql` and `)}`;
  const { rows } = await sql<Sums & { counted: number }>`with found as materialized
      (select currency, direction, amount from finance_ledger ${where} limit ${countLimit})
    select (select count(*)::int from found) as counted, currency, ${amounts(sql`amount) filter (where direction = 'in'`, sql`amount) filter (where direction = 'out'`, sql`count(*)`)}
    from found group by currency order by currency`.execute(context.db);
  if ((rows[0]?.counted ?? 0) > totalCap) return { sums: [], capped: true };
  return { sums: rows.map(({ counted: _counted, ...sums }) => sums), capped: false };
}
