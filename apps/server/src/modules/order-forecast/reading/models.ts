/** Models that dealers may sell, and how many machines of them there are. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ForecastProduct } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { conditionOf, keywords } from '../../../shared/list/filters.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { openUnits } from '../../vehicle-order/service.ts';
import { type BaseMonth, firstDay, forecastMonths, monthOf, monthsBetween, monthsLater } from '../rules/months.ts';
import { models } from './forecastFacts.ts';

/** What a dealer has of a model, and what it delivered a year before the twelve months of a forecast. */
export interface Machines {
  lastYear: number[];
  stockQty: number;
  openOrderQty: number;
}

const noMachines: Machines = { lastYear: Array.from({ length: forecastMonths }, () => 0), stockQty: 0, openOrderQty: 0 };

interface Counted {
  model: string;
  stock: number;
  onTheWay: number;
  delivered: Record<string, number> | null;
}

/** Machines of a dealer by model. @param base first month of the forecast */
export async function machinesOf(context: Context, { dealerCode, base }: { dealerCode: string; base: BaseMonth }): Promise<(model: string) => Machines> {
  const from = monthsLater(base, -forecastMonths);
  const [{ rows }, ordered] = await Promise.all([counted(context, { dealerCode, from, base }), openUnits(context, { dealerCode })]);
  const found = new Map([...ordered].map(([model, units]): [string, Machines] => [model, { ...noMachines, openOrderQty: units }]));
  for (const { model, stock, onTheWay, delivered } of rows) {
    const lastYear = [...noMachines.lastYear];
    for (const [day, n] of Object.entries(delivered ?? {})) lastYear[monthsBetween(from, monthOf(day))]! += n;
    found.set(model, { lastYear, stockQty: stock, openOrderQty: onTheWay + (ordered.get(model) ?? 0) });
  }
  return (model) => found.get(model) ?? noMachines;
}

/** Machines that a dealer has, that are on their way, and that it delivered a year earlier, by model. */
const counted = ({ db }: Pick<Context, 'db'>, { dealerCode, from, base }: { dealerCode: string; from: BaseMonth; base: BaseMonth }) =>
  sql<Counted>`with machines as (select fourth_product as model, vehicle_status, delivery_date from vehicle
      where dealer_code = ${dealerCode} and del_flag = 0 and (vehicle_status in ('shipped', 'pending_acceptance', 'in_stock')
        or delivery_date >= ${firstDay(from)}::date and delivery_date < ${firstDay(base)}::date)),
    delivered as (select model, to_char(delivery_date, 'YYYY-MM-DD') as day, count(*)::int as n from machines
      where delivery_date >= ${firstDay(from)}::date and delivery_date < ${firstDay(base)}::date group by 1, 2)
    select model, count(*) filter (where vehicle_status in ('pending_acceptance', 'in_stock'))::int as stock,
      count(*) filter (where vehicle_status = 'shipped')::int as on_the_way,
      (select jsonb_object_agg(d.day, d.n) from delivered d where d.model = machines.model) as delivered
    from machines group by model`.execute(db);

/** Most models of an answer: those that are looked for, and those that are named. */
const mostFound = 100;
const mostNamed = 300;

/** The dealer whose models are asked for; E-101 to staff who name none, E-012 for one out of their scope. */
async function dealerAsked({ db, user }: Context, asked: string | undefined): Promise<string> {
  if (!isMaker(user)) {
    if (user.dealerCode === null) throw refuse('E-012');
    return user.dealerCode;
  }
  if (!asked) throw refuse('E-101');
  const { rows } = await sql`select from dealer where dealer_code = ${asked} and ${isInScope({ table: 'dealer' }, user)}`.execute(db);
  if (rows.length === 0) throw refuse('E-012');
  return asked;
}

interface Asked {
  keyword?: string | undefined;
  secondProduct?: string | undefined;
  dealerCode?: string | undefined;
  codes?: string | undefined;
}

function conditionsOf({ keyword, secondProduct, codes }: Asked): RawBuilder<SqlBool> {
  const words = keywords(['m.code', 'm.text'], keyword);
  const named = codes
    ?.toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  return sql<SqlBool>`${words ? conditionOf(words) : sql`true`} and ${secondProduct ? sql`m.second_product = ${secondProduct}` : sql`true`}
    and ${named ? sql`upper(m.code) = any(${named.slice(0, mostNamed)}::text[])` : sql`true`}`;
}

/** Models that a dealer may sell, with what a forecast of the base month shows of them. */
export async function forecastProducts(context: Context, asked: Asked, base: BaseMonth): Promise<ForecastProduct[]> {
  const dealerCode = await dealerAsked(context, asked.dealerCode);
  const { language } = context.user;
  const [{ rows }, machines] = await Promise.all([
    sql<
      Omit<ForecastProduct, keyof Machines>
    >`select m.code as value, m.text, m.second_product, m.second_product_name ->> ${language}::text as second_product_name,
        m.third_product, m.lead_days
      from (select *, name ->> ${language}::text as text from (${models(dealerCode)}) offered where is_allowed) m
      where ${conditionsOf(asked)} order by m.second_product, m.sort_no, m.code limit ${sql.lit(asked.codes === undefined ? mostFound : mostNamed)}`.execute(
      context.db,
    ),
    machinesOf(context, { dealerCode, base }),
  ]);
  return rows.map((model) => ({ ...model, ...machines(model.value) }));
}
