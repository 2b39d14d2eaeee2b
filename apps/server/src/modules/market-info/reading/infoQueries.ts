/** Reading reports on the market: the list, one with others on the same model, the names of models. */
import { sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { MarketInfo, MarketInfoItem } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, conditionOf, equal, type Filter, mentioned, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { stateOf } from '../marketInfoKind.ts';
import { marketInfoStore } from '../marketInfoStore.ts';
import { marketInfoWorkflow, statusWords } from '../rules/workflow.ts';
import type { MarketInfoHeader, MarketInfoRow } from '../tables.ts';

type Query = NonNullable<Operations['marketInfosExportXls']['data']['query']>;

export const infoList = (context: Context): ListDefinition<MarketInfoItem, MarketInfoRow> => ({
  table: 'marketInfo',
  columns: listColumns('marketInfosList', 'marketInfo'),
  select: sql`market_info.*`,
  toReply: (row) => replyOf(context, 'MarketInfoItem', shown(context, row)),
});

/** Filters of the list and of its export. */
export const infoFilters = (_context: Context, query: Partial<Query>): Filter[] => [
  mentioned(query.keyword, 'marketInfo.infoNo', 'marketInfo.title'),
  oneOf('marketInfo.infoType', query.infoType),
  mentioned(query.brand, 'marketInfo.competitorBrand'),
  mentioned(query.model, 'marketInfo.competitorModel'),
  equal('marketInfo.country', query.country),
  mentioned(query.region, 'marketInfo.region'),
  between('marketInfo.infoDate', query.infoDate_begin, query.infoDate_end),
  equal('marketInfo.importance', query.importance),
  equal('marketInfo.submissionStatus', query.submissionStatus),
  oneOf('marketInfo.status', query.status),
  equal('marketInfo.dealerCode', query.dealerCode),
];

/** The row with what follows from it. */
const shown = ({ user }: Context, row: MarketInfoRow) => ({
  ...row,
  allowedActions: allowedActions(marketInfoWorkflow, user, stateOf(row)) as MarketInfoItem['allowedActions'],
});

type Sibling = Pick<MarketInfoHeader, 'id' | 'infoNo' | 'title' | 'infoDate' | 'dealerName' | 'price' | 'currency' | 'status'>;

/** Most other reports beside one. */
const mostOthers = 50;

/** Other reports on the same model that the user may see, the latest first. */
async function onSameModel({ db, user }: Context, { id, competitorBrand, competitorModel }: MarketInfoHeader): Promise<Sibling[]> {
  if (competitorBrand === null || competitorModel === null) return [];
  const { rows } = await sql<Sibling>`select id, info_no, title, info_date, dealer_name, price, currency, status from market_info
    where lower(competitor_brand) = lower(${competitorBrand}) and lower(competitor_model) = lower(${competitorModel}) and id <> ${id} and del_flag = 0
      and ${isInScope({ table: 'marketInfo' }, user)} order by info_date desc, id desc limit ${sql.lit(mostOthers)}`.execute(db);
  return rows;
}

/** One report with the others on the same model. */
export async function findInfo(context: Context, id: string): Promise<MarketInfo> {
  const { services, user } = context;
  const { header } = await marketInfoStore.find(context, id);
  const submissionStatus = header.status === 'draft' ? ('draft' as const) : ('submitted' as const);
  return replyOf(context, 'MarketInfo', {
    ...shown(context, { ...header, submissionStatus }),
    others: (await onSameModel(context, header)).map((one) => ({
      ...one,
      status_dictText: services.dictionaries.text(statusWords, one.status, user.language),
    })),
  });
}

/** Brands and models that reports in the user's scope name, by the alphabet. */
export async function knownModels({ db, user }: Context, { keyword }: { keyword?: string }): Promise<{ brand: string; model: string }[]> {
  const named = mentioned(keyword, 'marketInfo.competitorBrand', 'marketInfo.competitorModel');
  const { rows } = await sql<{ brand: string; model: string }>`select min(competitor_brand) as brand, min(competitor_model) as model from market_info
    where competitor_brand is not null and competitor_model is not null and del_flag = 0 and ${isInScope({ table: 'marketInfo' }, user)}
      ${named ? sql`and ${conditionOf(named)}` : sql``}
    group by lower(competitor_brand), lower(competitor_model) order by lower(competitor_brand), lower(competitor_model) limit 50`.execute(db);
  return rows;
}

export const searchedInfos = searchedList('marketInfosList', {
  list: infoList,
  docType: 'marketInfo',
  permission: 'marketInfo:query',
  page: '/market/info',
  noun: 'market-info',
  title: 'title',
  about: ['infoNo', 'dealerName'],
  fields: { infoNo: 'number', title: 'words', competitorBrand: 'words', competitorModel: 'words' },
});
