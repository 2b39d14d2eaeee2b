/**
 * Rollups: sums of documents by dealer and month, stored so that figures over many dealers need not read the documents. Triggers note which dealer
 * and month a change concerns (`rollup_stale`, migration 0898); until `refreshRollups` has stored them anew, these are summed up from the documents
 * themselves. So figures are those of the documents at any moment, and the job only makes them cheap.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../context.ts';
import { dealersSeen, scopeCondition } from '../scope/scope.ts';
import type { Services } from '../services.ts';

export interface Rollup {
  /** As triggers call it. */
  readonly name: string;
  /** Table whose document columns say who sees what. */
  readonly table: string;
  /**
   * Statement with rows `dealer_code, month, measure, key, value` of the documents of some dealers and months.
   * @param part relation with the columns `dealer_code` and `month`, the first day of a month
   * @param isSeen further condition on the documents
   */
  sums(services: Services, part: RawBuilder<unknown>, isSeen: RawBuilder<SqlBool>): RawBuilder<unknown>;
}

interface Months {
  /** First day of the first and of the last month, as dates. */
  from: RawBuilder<unknown>;
  to: RawBuilder<unknown>;
}

/** The sums of what the user sees, with rows `dealer_code, month, measure, key, value`, as a relation of a statement. */
export function rolledUp({ user, services }: Context, { name, table, sums }: Rollup, { from, to }: Months): RawBuilder<unknown> {
  const dealers = dealersSeen(user, 'dealerCode');
  // Scopes narrower than a dealer have few rows; their sums are not stored.
  if (!dealers)
    return sql`(${sums(
      services,
      sql`(select dealer_code, month::date from dealer cross join generate_series(date_trunc('month', ${from}), ${to}, interval '1 month') as month where ${
        user.dealerCode === null ? sql`true` : sql`dealer_code = ${user.dealerCode}`
      })`,
      scopeCondition(user, table) ?? sql`true`,
    )})`;
  const ofUser = sql`rollup = ${sql.lit(name)} and month between ${from} and ${to} and ${dealers}`;
  const stale = sql`(select distinct dealer_code, month from rollup_stale where ${ofUser})`;
  return sql`(select dealer_code, month, measure, key, value from rollup_value where ${ofUser} and (dealer_code, month) not in ${stale}
    union all (${sums(services, stale, sql`true`)}))`;
}
