/** Reading activities: the list, a month, one with what belongs to it. */
import { sum } from '@harrow/validation';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { MarketActive, MarketActiveItem } from '../../../generated/types.gen.ts';
import { lastDayOf } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { filesInSlots, slotNames } from '../../../shared/files/filesInSlots.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, conditionOf, equal, type Filter, mentioned, oneOf, search } from '../../../shared/list/filters.ts';
import { conditionsOf, type ListDefinition, type ListQuery } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { stateOf } from '../marketActiveKind.ts';
import { marketActiveStore } from '../marketActiveStore.ts';
import { fixedFields } from '../rules/stages.ts';
import { requiredSlots } from '../rules/submitChecks.ts';
import { marketActiveWorkflow } from '../rules/workflow.ts';
import type { MarketActiveHeader, MarketActiveRow } from '../tables.ts';

type Query = NonNullable<Operations['marketActivesTotals']['data']['query']>;

export const activityList = (context: Context): ListDefinition<MarketActiveItem, MarketActiveRow> => ({
  table: 'marketActive',
  columns: listColumns('marketActivesList', 'marketActive'),
  select: sql`market_active.*`,
  toReply: (row) => replyOf(context, 'MarketActiveItem', shown(context, row)),
});

/** Filters of list, month, sums and export. */
export const activityFilters = ({ user, services }: Context, query: Query): Filter[] => [
  mentioned(query.title, 'marketActive.activeNo', 'marketActive.title'),
  oneOf('marketActive.activityType', query.activityType),
  between('marketActive.startDate', query.startDate_begin, query.startDate_end),
  oneOf('marketActive.status', query.status),
  equal('marketActive.stage', query.stage),
  equal('marketActive.submissionStatus', query.submissionStatus),
  equal('marketActive.dealerCode', query.dealerCode),
  equal('marketActive.country', query.country),
  query.reportLate === 'Y'
    ? search(sql<SqlBool>`(market_active.status = 'pass' and market_active.report_due < ${today(user, services.now())}::date)`)
    : undefined,
];

/** The row with what follows from it. */
function shown(context: Context, row: MarketActiveRow) {
  const { user, services } = context;
  const isLate = row.status === 'pass' && row.reportDue !== null && row.reportDue < today(user, services.now());
  return {
    ...row,
    reportLate: isLate ? ('Y' as const) : ('N' as const),
    allowedActions: allowedActions(marketActiveWorkflow, user, stateOf(context)(row)) as MarketActiveItem['allowedActions'],
  };
}

/** Most activities in the answer for one month. */
const mostOfMonth = 500;

/** Activities that touch a month, by their first day. @param query.month `YYYY-MM` */
export async function activitiesOfMonth(
  context: Context,
  { month, ...query }: Query & ListQuery & { month: string },
): Promise<{ records: MarketActiveItem[]; capped: boolean }> {
  const definition = activityList(context);
  const [first, last] = [`${month}-01`, lastDayOf(`${month}-01`, 1)];
  const touches = sql<SqlBool>`(market_active.start_date <= ${last}::date and coalesce(market_active.end_date, market_active.start_date) >= ${first}::date)`;
  const given = conditionsOf(context.user, definition, query, [...activityFilters(context, query), search(touches)]);
  const { rows } = await sql<MarketActiveRow>`select ${definition.select} from market_active where ${sql.join(given.map(conditionOf), sql` and `)}
    order by start_date, id limit ${sql.lit(mostOfMonth + 1)}`.execute(context.db);
  return { records: rows.slice(0, mostOfMonth).map(definition.toReply), capped: rows.length > mostOfMonth };
}

interface Besides {
  products: string | null;
  feeId: string | null;
  submissionStatus: MarketActiveRow['submissionStatus'];
}

/** Names of its products and the id of its fee, where the user may see that. */
async function besides({ db, user }: Context, { id, secondProduct, feeNo }: MarketActiveHeader): Promise<Besides> {
  const maySeeFees = user.permissions.has('serviceFee:query');
  const { rows } = await sql<Besides>`select submission_status,
      (select string_agg(coalesce(name ->> ${user.language}::text, code), ', ' order by sort_no, code) from product
        where level = 2 and code = any(${secondProduct}::text[])) as products,
      (select id from service_fee where fee_no = ${feeNo} and ${maySeeFees} and ${isInScope({ table: 'serviceFee' }, user)}) as fee_id
    from market_active where id = ${id}`.execute(db);
  return rows[0]!;
}

/** Support of an activity: settled, or else approved. What came to nothing has none. */
const supportUsed: RawBuilder<unknown> = sql`case when status = 'closed' and settled_amount is null then 0
  else coalesce(settled_amount, approved_amount, 0) end`;

type Sibling = Pick<MarketActiveHeader, 'id' | 'activeNo' | 'title' | 'status' | 'currency'> & { startDate: string; supportUsed: number };

/** Activities of the dealer that begin in the same year, with their support. Without a first day there is no year yet. */
async function activitiesOfYear({ db, user }: Context, { dealerCode, startDate }: MarketActiveHeader): Promise<Sibling[]> {
  if (startDate === null) return [];
  const year = startDate.slice(0, 4);
  const { rows } = await sql<Sibling>`select id, active_no, title, start_date, status, currency, ${supportUsed} as support_used from market_active
    where dealer_code = ${dealerCode} and del_flag = 0 and start_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
      and ${isInScope({ table: 'marketActive' }, user)} order by start_date desc, id`.execute(db);
  return rows;
}

/** Most other activities beside one. */
const mostOthers = 50;

/** One activity with the others of its dealer in the year. */
export async function findActivity(context: Context, id: string): Promise<MarketActive> {
  const { db, services, user } = context;
  const { header } = await marketActiveStore.find(context, id);
  const { products, feeId, submissionStatus } = await besides(context, header);
  const ofYear = await activitiesOfYear(context, header);
  const files = await filesInSlots(db, 'market_active', id);
  const sums = Map.groupBy(
    ofYear.filter((one) => one.supportUsed > 0),
    ({ currency }) => currency,
  );
  return replyOf(context, 'MarketActive', {
    ...shown(context, { ...header, submissionStatus }),
    secondProduct_dictText: products ?? '',
    feeId,
    fixed: [...fixedFields(header.stage)],
    slots: slotNames('market_active').map((slot) => ({ slot, required: requiredSlots(header).includes(slot), files: files.get(slot) ?? 0 })),
    others: ofYear
      .filter((one) => one.id !== id)
      .slice(0, mostOthers)
      .map((one) => ({ ...one, status_dictText: services.dictionaries.text('bill_status', one.status, user.language) })),
    supportOfYear: [...sums].map(([currency, ones]) => ({ currency, supportUsed: sum(ones.map((one) => one.supportUsed)) })),
  });
}

export const searchedActivities = searchedList('marketActivesList', {
  list: activityList,
  docType: 'marketActive',
  permission: 'marketActive:query',
  page: '/market/active',
  filter: 'title',
  noun: 'market-active',
  title: 'title',
  about: ['activeNo', 'dealerName'],
  fields: { activeNo: 'number', title: 'words' },
});
