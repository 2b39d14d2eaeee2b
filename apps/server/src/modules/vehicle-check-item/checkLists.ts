/** Lists of the inspection items and of the reasons, for the maker and for dealers. */
import { type SqlBool, sql } from 'kysely';
import type { FailedReason, FailedReasonOption } from '../../generated/types.gen.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { exportedFields, text } from '../../shared/export/exportedList.ts';
import { conditionOf, equal, type Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { enabledFilter, forProduct, keywordFilter, masterExport, masterList, type MasterRow, nameIn } from '../../shared/master/masterList.ts';
import { validOn } from '../../shared/master/periods.ts';
import { checkItemMaster, failedReasonMaster } from './checkMasters.ts';

const standardIn = (language: string) => sql`coalesce(standard ->> ${language}::text, standard ->> 'en')`;

export const checkItemList = (context: Context) =>
  masterList(context, 'checkItemsList', 'CheckItem', {
    table: 'vehicleCheckItem',
    sort: 'sortNo',
    name: 'itemName',
    products: 'thirdProducts',
    select: sql`${standardIn(context.user.language)} as standard, standard ->> 'zh-cn' as standard_zh, standard ->> 'en' as standard_en,
      ${standardIn('es')} as standard_es, ${standardIn('ru')} as standard_ru, ${standardIn('fr')} as standard_fr, ${standardIn('pt')} as standard_pt`,
  });

export const checkItemFilters = (query: NonNullable<Operations['checkItemsList']['data']['query']>): Filter[] => [
  keywordFilter('vehicleCheckItem', 'itemCode', query.keyword),
  enabledFilter('vehicleCheckItem', query.enabled),
  equal('vehicleCheckItem.secondProduct', query.secondProduct),
  forProduct('vehicleCheckItem.thirdProducts', query.thirdProduct),
  equal('vehicleCheckItem.category', query.category),
  validOn('vehicleCheckItem', query.day),
];

export function failedReasonList(context: Context): ListDefinition<FailedReason, MasterRow<'FailedReason'>> {
  const list = masterList(context, 'failedReasonsList', 'FailedReason', { table: 'failedReason', sort: 'reasonCode', name: 'name' });
  const groups = ({ categories }: Pick<FailedReason, 'categories'>): string =>
    categories.map((value) => context.services.dictionaries.text('check_category', value, context.user.language)).join(', ');
  return { ...list, toReply: (row) => list.toReply({ ...row, categories_dictText: groups(row) }) };
}

/** A reason without groups fits all of them. */
const forCategory = (category: string | undefined): Filter => forProduct('failedReason.categories', category);

export const failedReasonFilters = ({ keyword, enabled, category }: NonNullable<Operations['failedReasonsList']['data']['query']>): Filter[] => [
  keywordFilter('failedReason', 'reasonCode', keyword),
  enabledFilter('failedReason', enabled),
  forCategory(category),
];

/** Reasons that a dealer may choose for an item or a group. */
export async function failedReasonOptions(
  { db, user: { language } }: Context,
  { itemCode, category, keyword }: NonNullable<Operations['vehicleCheckItemsFailedReasonList']['data']['query']>,
): Promise<FailedReasonOption[]> {
  const ofItem = itemCode
    ? sql<SqlBool>`(failed_reason.categories = '{}' or failed_reason.categories && array(select i.category from vehicle_check_item i where i.item_code = ${itemCode}))`
    : undefined;
  const filters = [keywordFilter('failedReason', 'reasonCode', keyword), enabledFilter('failedReason', 'Y'), forCategory(category), ofItem];
  const conditions = filters.flatMap((filter) => (filter ? [conditionOf(filter)] : []));
  const { rows } = await sql<FailedReasonOption>`select reason_code, ${nameIn('failedReason', language)} as reason_name from failed_reason
    where ${sql.join(conditions, sql` and `)} order by reason_code = 'other', ${nameIn('failedReason', language)} collate alphabetical`.execute(db);
  return rows;
}

/** Names and standards in the user's language stand behind those of all languages. */
const inOwnLanguage = (...names: string[]) => names.map((name) => text(name, { width: 32 }));
export const checkItemExport = masterExport('checkItemsList', checkItemMaster, [
  ...exportedFields('checkItemsList', ['validTo']),
  ...inOwnLanguage('itemName', 'standard'),
]);
export const failedReasonExport = masterExport('failedReasonsList', failedReasonMaster, inOwnLanguage('name'));

export const searchedCheckItems = searchedList('checkItemsList', {
  list: checkItemList,
  permission: 'vehicleCheckItem:query',
  page: '/vehicle/checkItem',
  noun: 'vehicle-check-item',
  title: 'itemName',
  about: ['itemCode'],
  fields: { itemCode: 'code', itemName: inLanguages('vehicleCheckItem.name') },
  path: '/vehicle/checkItem?keyword={itemCode}',
});

export const searchedFailedReasons = searchedList('failedReasonsList', {
  list: failedReasonList,
  permission: 'vehicleCheckItem:query',
  page: '/vehicle/checkItem/reasons',
  noun: 'vehicle-check-item',
  title: 'name',
  about: ['reasonCode'],
  fields: { reasonCode: 'code', name: inLanguages('failedReason.name') },
  path: '/vehicle/checkItem/reasons?keyword={reasonCode}',
});
