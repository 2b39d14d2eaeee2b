/**
 * Machines that count for goals: handed over by the dealer or a sub-dealer while the registration stands, or shipped to it and not scrapped
 * before they were handed over. Machines count by the series of a platform, or by the product line of a team.
 */
import { type RawBuilder, sql } from 'kysely';
import type { GoalBasis } from '../../generated/types.gen.ts';
import type { Db, Trx } from '../../shared/database/database.ts';
import '../product-team/service.ts';
import { countColumn, type Counts, countsOf, months } from './months.ts';
import type { GoalHeader } from './tables.ts';

/** Day of a machine `v` on which it counts, and whether it does; the indexes of migration 0811 say the same. */
export const counted: Readonly<Record<GoalBasis, { day: RawBuilder<string>; counts: RawBuilder<boolean> }>> = {
  retail: { day: sql`v.delivery_date`, counts: sql`(v.delivery_date is not null and v.warranty_suspended = 'N' and v.del_flag = 0)` },
  wholesale: {
    day: sql`v.ship_date`,
    counts: sql`(v.ship_date is not null and (v.vehicle_status <> 'scrapped' or v.delivery_date is not null) and v.del_flag = 0)`,
  },
};

/** Whether the day lies in a year. @param year an expression */
export const inYear = (day: RawBuilder<string>, year: RawBuilder<number>): RawBuilder<boolean> =>
  sql`(${day} >= make_date(${year}, 1, 1) and ${day} < make_date(${year} + 1, 1, 1))`;

/** Products of each goal that can be set: `product_team`, `platform` (empty for the whole team), and the `product` at its level. */
export const goalProducts = sql`(select code as product_team, '' as platform, unnest(second_products) as product from product_team
  union all select product_team, code, unnest(third_products) from platform)`;

type Key = Pick<GoalHeader, 'dealerCode' | 'productTeam' | 'platform' | 'goalBasis' | 'year'>;

/** Machines of one goal, or of what would be one, January first. */
export async function machinesOf(db: Db, { dealerCode, productTeam, platform, goalBasis, year }: Key): Promise<number[]> {
  const { day, counts } = counted[goalBasis];
  const products =
    platform === ''
      ? sql`v.second_product = any(coalesce((select second_products from product_team where code = ${productTeam}), '{}'))`
      : sql`v.third_product = any(coalesce((select third_products from platform where code = ${platform}), '{}'))`;
  const { rows } = await sql<{ month: number; n: number }>`select extract(month from ${day})::int as month, count(*)::int as n from vehicle v
    where v.dealer_code = ${dealerCode} and ${inYear(day, sql`${year}::int`)} and ${counts} and ${products} group by 1`.execute(db);
  const byMonth = new Map(rows.map(({ month, n }) => [month, n]));
  return months.map((month) => byMonth.get(month) ?? 0);
}

/** What a goal has counted by now. */
export const countsNow = async (db: Db, goal: Key): Promise<Counts> => countsOf(await machinesOf(db, goal));

/**
 * Whoever writes or counts the goals of a dealer does so alone: a count begun before a handover was committed would overwrite one that has it.
 * After the dealer's row in the order of locks, before goals.
 */
export async function lockGoalsOf(db: Trx, dealerCodes: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(key) from (select distinct hashtext('sales goals ' || code) as key from unnest(${[...new Set(dealerCodes)]}::text[]) code
    order by 1) keys`.execute(db);
}

/** The same by the ids of goals. */
export async function lockGoalsOfIds(db: Trx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ dealerCode: string }>`select distinct dealer_code from sales_goal where id = any(${[...ids]}::char(32)[])`.execute(db);
  await lockGoalsOf(
    db,
    rows.map(({ dealerCode }) => dealerCode),
  );
}

/** Which goals to count. */
interface Which {
  dealerCode?: string | undefined;
  year?: number | undefined;
  /** Those that the user may see; the table `sales_goal` without an alias. */
  scope?: RawBuilder<unknown>;
}

/**
 * Counts released goals anew, all of them in one statement. Closed ones keep their figures.
 * @param which default: all of them
 * @returns how many have changed
 */
export async function recountGoals(db: Trx, { dealerCode, year, scope = sql`true` }: Which = {}): Promise<number> {
  const wanted = sql`sales_goal.status = 'pass' and sales_goal.del_flag = 0 and ${scope}
    and ${dealerCode === undefined ? sql`true` : sql`sales_goal.dealer_code = ${dealerCode}`} and ${year === undefined ? sql`true` : sql`sales_goal.year = ${year}`}`;
  const { rows: dealers } = await sql<{ dealerCode: string }>`select distinct dealer_code from sales_goal where ${wanted}`.execute(db);
  if (dealers.length === 0 && dealerCode === undefined) return 0;
  await lockGoalsOf(db, dealerCode === undefined ? dealers.map((dealer) => dealer.dealerCode) : [dealerCode]);
  const pivot = sql.join(months.map((month) => sql`coalesce(sum(n) filter (where month = ${sql.lit(month)}), 0)::int as ${sql.ref(countColumn(month))}`));
  const columns = months.map((month) => sql.ref(countColumn(month)));
  const assigned = sql.join(columns.map((column) => sql`${column} = fresh.${column}`));
  const stored = sql.join(columns.map((column) => sql`g.${column}`));
  const fresh = sql.join(columns.map((column) => sql`fresh.${column}`));
  const { rows } = await sql`with goals as materialized (select id, year, dealer_code, product_team, platform, goal_basis from sales_goal where ${wanted}),
    machines as materialized (${sql.join([machines('retail', dealerCode), machines('wholesale', dealerCode)], sql` union all `)}),
    counted as (select goals.id, month, n from goals join ${goalProducts} p using (product_team, platform)
      join machines m on m.goal_basis = goals.goal_basis and m.dealer_code = goals.dealer_code and m.year = goals.year
        and p.product = case goals.platform when '' then m.second_product else m.third_product end),
    fresh as (select goals.id, ${pivot} from goals left join counted using (id) group by goals.id)
    update sales_goal g set ${assigned} from fresh where g.id = fresh.id and (${stored}) is distinct from (${fresh}) returning g.id`.execute(db);
  return rows.length;
}

/** Machines that count on a basis in the years of `goals`, by dealer, product and month; none are read where no goal asks for them. */
function machines(basis: GoalBasis, dealerCode: string | undefined): RawBuilder<unknown> {
  const { day, counts } = counted[basis];
  const ofBasis = sql`from goals where goal_basis = ${sql.lit(basis)}`;
  return sql`select ${sql.lit(basis)}::text as goal_basis, v.dealer_code, v.second_product, v.third_product, extract(year from ${day})::int as year,
      extract(month from ${day})::int as month, count(*)::int as n from vehicle v
    where ${counts} and ${dealerCode === undefined ? sql`true` : sql`v.dealer_code = ${dealerCode}`}
      and ${day} >= (select make_date(min(year), 1, 1) ${ofBasis}) and ${day} < (select make_date(max(year) + 1, 1, 1) ${ofBasis})
    group by 2, 3, 4, 5, 6`;
}
