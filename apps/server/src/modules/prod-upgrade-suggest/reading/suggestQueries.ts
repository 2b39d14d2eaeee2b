/** Reading suggestions: the list, and one with its details. */
import { type RawBuilder, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { ProdUpgradeSuggest, ProdUpgradeSuggestItem } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { equal, type Filter, mentioned, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { suggestWorkflow } from '../rules/workflow.ts';
import { stateOf } from '../suggestKind.ts';
import { suggestStore } from '../suggestStore.ts';
import type { SuggestHeader } from '../tables.ts';

type Query = NonNullable<Operations['prodUpgradeSuggestsList']['data']['query']>;
type BoardQuery = NonNullable<Operations['prodUpgradeSuggestsBoard']['data']['query']>;

const productName = (column: string, { user }: Context): RawBuilder<string | null> =>
  sql`coalesce((select name ->> ${user.language}::text from product where code = ${sql.ref(column)}), ${sql.ref(column)})`;

/** Names of its series and its system, in the user's language. */
export const subjectNames = (context: Context): RawBuilder<SubjectNames> =>
  sql`${productName('prod_upgrade_suggest.third_product', context)} as third_product_name,
    coalesce((select name ->> ${context.user.language}::text from bug_system where code = prod_upgrade_suggest.system), prod_upgrade_suggest.system) as system_name`;

export interface SubjectNames {
  thirdProductName: string | null;
  systemName: string;
}

/** The names as replies have them. */
export const named = <Row extends SubjectNames>(row: Row) => ({ ...row, thirdProduct_dictText: row.thirdProductName, system_dictText: row.systemName });

export const suggestList = (context: Context): ListDefinition<ProdUpgradeSuggestItem, SuggestHeader & SubjectNames> => ({
  table: 'prodUpgradeSuggest',
  columns: listColumns('prodUpgradeSuggestsList', 'prodUpgradeSuggest'),
  select: sql`prod_upgrade_suggest.*, ${subjectNames(context)}`,
  toReply: (row) => replyOf(context, 'ProdUpgradeSuggestItem', named(shown(context, row))),
});

/** Filters that list and board share. */
export const subjectFilters = (query: BoardQuery): Filter[] => [
  mentioned(query.keyword, 'prodUpgradeSuggest.suggestNo', 'prodUpgradeSuggest.title'),
  equal('prodUpgradeSuggest.secondProduct', query.secondProduct),
  equal('prodUpgradeSuggest.thirdProduct', query.thirdProduct),
  equal('prodUpgradeSuggest.system', query.system),
  equal('prodUpgradeSuggest.suggestType', query.suggestType),
  oneOf('prodUpgradeSuggest.status', query.status),
];

/** Filters of the list and of its export. */
export const suggestFilters = (_context: Context, query: Query): Filter[] => [
  ...subjectFilters(query),
  equal('prodUpgradeSuggest.priority', query.priority),
  equal('prodUpgradeSuggest.dealerCode', query.dealerCode),
  equal('prodUpgradeSuggest.submissionStatus', query.submissionStatus),
];

/** The row with what follows from it. */
const shown = <Row extends SuggestHeader>({ user }: Context, row: Row) => ({
  ...row,
  submissionStatus: row.status === 'draft' || row.status === 'no_pass' ? ('draft' as const) : ('submitted' as const),
  allowedActions: allowedActions(suggestWorkflow, user, stateOf(row)) as ProdUpgradeSuggestItem['allowedActions'],
});

/** Names of what one suggestion is about, and its machine where the user may see it. */
async function namesOf(context: Context, id: string) {
  const { rows } = await sql<SubjectNames & { fourthProductName: string | null; vehicleId: string | null }>`select ${subjectNames(context)},
    ${productName('prod_upgrade_suggest.fourth_product', context)} as fourth_product_name,
    (select vehicle.id from vehicle where vehicle.vin = prod_upgrade_suggest.vin and vehicle.del_flag = 0
      and ${isInScope({ table: 'vehicle' }, context.user)}) as vehicle_id
    from prod_upgrade_suggest where id = ${id}`.execute(context.db);
  const { fourthProductName, ...names } = rows[0]!;
  return { ...named(names), fourthProduct_dictText: fourthProductName };
}

export async function findSuggest(context: Context, id: string): Promise<ProdUpgradeSuggest> {
  const header = await suggestStore.findHeader(context, id);
  return replyOf(context, 'ProdUpgradeSuggest', { ...shown(context, header), ...(await namesOf(context, id)) });
}

export const searchedSuggestions = searchedList('prodUpgradeSuggestsList', {
  list: suggestList,
  docType: 'prodUpgradeSuggest',
  permission: 'prodUpgradeSuggest:query',
  page: '/market/suggest',
  noun: 'prod-upgrade-suggest',
  title: 'title',
  about: ['suggestNo', 'dealerName'],
  fields: { suggestNo: 'number', title: 'words' },
});
