/** Reading forecasts: the list, one with its lines, and the month that can be entered. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { EarlierForecast, ForecastWindow, OrderForecast, OrderForecastItem, OrderForecastLine as LineReply } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { equal, type Filter, keywords, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { orderForecastStore } from '../orderForecastStore.ts';
import { type Earlier, frozenCount, keyOf, saidOf } from '../rules/earlier.ts';
import { limitsOf, stateOf } from '../rules/forecastState.ts';
import { lineTotal } from '../rules/mergeForecast.ts';
import { type BaseMonth, monthsFrom, openBase, windowOf } from '../rules/months.ts';
import { orderForecastWorkflow } from '../rules/workflow.ts';
import type { OrderForecastDocument, OrderForecastHeader } from '../tables.ts';
import { earlierOf, forecastOf, models, wasPassed } from './forecastFacts.ts';
import { machinesOf } from './models.ts';

type Query = NonNullable<Operations['orderForecastsList']['data']['query']>;
type Listed = OrderForecastHeader & Pick<OrderForecastItem, 'submissionStatus' | 'marketingDepartmentName'> & { earlierQty: number | null };

/** What the list shows beside its columns: the department in words, and the forecast before. */
const besides = ({ user }: Context) => sql`(select depart_name ->> ${user.language}::text from sys_depart where org_code = order_forecast.marketing_department)
    as marketing_department_name,
  (select f.total_qty from order_forecast f where f.dealer_code = order_forecast.dealer_code and (f.year, f.month) < (order_forecast.year, order_forecast.month)
    and f.del_flag = 0 and ${wasPassed('f')} order by f.year desc, f.month desc limit 1) as earlier_qty`;

export const orderForecastList = (context: Context): ListDefinition<OrderForecastItem, Listed> => ({
  table: 'orderForecast',
  columns: listColumns('orderForecastsList', 'orderForecast'),
  select: sql`order_forecast.*, ${besides(context)}`,
  toReply: (row) => replyOf(context, 'OrderForecastItem', shown(context, row)),
});

/** Filters of the list, its sums and its export. */
export const orderForecastFilters = (_context: Context, { keyword, year, month, dealerCode, region, status, submissionStatus }: Query): Filter[] => [
  keywords(['orderForecast.forecastNo', 'orderForecast.dealerName'], keyword),
  year === undefined ? undefined : sql<SqlBool>`order_forecast.year = ${year}`,
  month === undefined ? undefined : sql<SqlBool>`order_forecast.month = ${month}`,
  equal('orderForecast.dealerCode', dealerCode),
  equal('orderForecast.region', region),
  oneOf('orderForecast.status', status),
  equal('orderForecast.submissionStatus', submissionStatus),
];

/** The row with what follows from it. */
const shown = (context: Context, row: Listed) => ({
  ...row,
  changePct: row.earlierQty ? Math.round(((row.totalQty - row.earlierQty) / row.earlierQty) * 1000) / 10 : null,
  allowedActions: allowedActions(orderForecastWorkflow, context.user, stateOf(context)(row)) as OrderForecastItem['allowedActions'],
});

interface NamedModel {
  code: string;
  name: string | null;
  secondProduct: string;
  secondProductName: string | null;
  thirdProduct: string;
  leadDays: number | null;
}

/** Lines with what the forecast before said, and what there is of their models today. */
async function lineReplies(context: Context, { header, lines }: OrderForecastDocument, earlier: Earlier | null): Promise<LineReply[]> {
  const { db, user } = context;
  const codes = [...new Set(lines.map(({ fourthProductCode }) => fourthProductCode))];
  const [{ rows }, machines] = await Promise.all([
    sql<NamedModel>`select m.code, m.name ->> ${user.language}::text as name, m.second_product, m.second_product_name ->> ${user.language}::text as second_product_name,
      m.third_product, m.lead_days from (${models(header.dealerCode)}) m where m.code = any(${codes}::text[])`.execute(db),
    machinesOf(context, { dealerCode: header.dealerCode, base: header }),
  ]);
  const named = new Map(rows.map((model) => [model.code, model]));
  return lines.map(({ forecastId: _forecast, ...line }) => {
    const model = named.get(line.fourthProductCode);
    const { lastYear, stockQty, openOrderQty } = machines(line.fourthProductCode);
    return {
      ...line,
      fourthProductName: model?.name ?? line.fourthProductCode,
      secondProduct: model?.secondProduct ?? '',
      secondProductName: model?.secondProductName ?? '',
      thirdProduct: model?.thirdProduct ?? '',
      leadDays: model?.leadDays ?? null,
      lineTotal: lineTotal({ ...line, forecastId: header.id }),
      lastYear,
      lastYearQty: lastYear.reduce((all, n) => all + n, 0),
      stockQty,
      openOrderQty,
      prev: earlier?.lines.has(keyOf(line)) ? saidOf(earlier, header, keyOf(line)) : saidOf(null, header, ''),
    };
  });
}

/** So many earlier forecasts stand beside one. */
const mostEarlier = 12;

async function earlierForecasts(context: Context, { dealerCode, year, month }: OrderForecastHeader): Promise<EarlierForecast[]> {
  const { rows } = await sql<OrderForecastHeader>`select id, forecast_no, year, month, total_qty, next3_qty, status from order_forecast
    where dealer_code = ${dealerCode} and (year, month) < (${year}::int, ${month}::int) and del_flag = 0 and ${isInScope({ table: 'order_forecast' }, context.user)}
    order by year desc, month desc limit ${sql.lit(mostEarlier)}`.execute(context.db);
  return rows.map((row) => replyOf(context, 'EarlierForecast', row));
}

async function besidesOf(context: Context, id: string): Promise<Pick<Listed, 'submissionStatus' | 'marketingDepartmentName' | 'earlierQty'>> {
  const { rows } = await sql<Listed>`select submission_status, ${besides(context)} from order_forecast where id = ${id}`.execute(context.db);
  return rows[0]!;
}

/** The last month that must be as the forecast before said; null: none. */
function frozenUntil({ services }: Pick<Context, 'services'>, earlier: Earlier | null, base: BaseMonth): string | null {
  const count = frozenCount(earlier, base, services.parameters.number('forecast.frozenMonths'));
  return count === 0 ? null : monthsFrom(base)[count - 1]!;
}

export async function findForecast(context: Context, id: string): Promise<OrderForecast> {
  const document = await orderForecastStore.find(context, id);
  const { header } = document;
  const earlier = await earlierOf(context, header);
  const [more, before, lines] = await Promise.all([besidesOf(context, id), earlierForecasts(context, header), lineReplies(context, document, earlier)]);
  return replyOf(context, 'OrderForecast', {
    ...shown(context, { ...header, ...more }),
    months: monthsFrom(header),
    frozenUntil: frozenUntil(context, earlier, header),
    lockDate: windowOf(header, limitsOf(context).lockDay).to,
    previousId: earlier?.id ?? null,
    earlier: before,
    lines,
  });
}

export async function forecastLines(context: Context, id: string): Promise<LineReply[]> {
  const document = await orderForecastStore.find(context, id);
  return lineReplies(context, document, await earlierOf(context, document.header));
}

/** The base month that can be entered today: where the dealer is, for staff where the maker is. */
export const openMonth = (context: Context): BaseMonth => {
  const { today, lockDay } = limitsOf(context);
  return openBase(isMaker(context.user) ? makerDay(context.services) : today, lockDay);
};

interface DealersDone {
  done: number;
  all: number;
}

/** How many active dealers of the user's scope have handed in a base month, as the row of a statement. */
export const dealersDone = ({ user }: Pick<Context, 'user'>, { year, month }: BaseMonth): RawBuilder<DealersDone> =>
  sql<DealersDone>`select count(*)::int as all, count(*) filter (where exists (select from order_forecast f
      where f.dealer_code = dealer.dealer_code and f.year = ${year} and f.month = ${month} and f.del_flag = 0 and f.status in ('submitted', 'pass')))::int as done
    from dealer where dealer.dealer_status = 'active' and dealer.del_flag = 0 and ${isInScope({ table: 'dealer' }, user)}`;

export async function forecastWindow(context: Context): Promise<ForecastWindow> {
  const { user } = context;
  const open = openMonth(context);
  const isStaff = isMaker(user);
  const own = isStaff ? undefined : await forecastOf(context, { dealerCode: user.dealerCode, ...open });
  const earlier = isStaff ? null : await earlierOf(context, { id: '', dealerCode: user.dealerCode ?? '', ...open });
  return {
    ...open,
    ...windowOf(open, limitsOf(context).lockDay),
    months: monthsFrom(open),
    frozenUntil: frozenUntil(context, earlier, open),
    documentId: own?.id ?? null,
    documentNo: own?.forecastNo ?? null,
    status: own?.status ?? null,
    previousId: earlier?.id ?? null,
    dealers: isStaff ? (await dealersDone(context, open).execute(context.db)).rows[0]! : null,
  };
}

export const searchedForecasts = searchedList('orderForecastsList', {
  list: orderForecastList,
  docType: 'orderForecast',
  permission: 'orderForecast:query',
  page: '/sales/forecast',
  noun: 'order-forecast',
  title: 'forecastNo',
  about: ['dealerName'],
  fields: { forecastNo: 'number' },
});
