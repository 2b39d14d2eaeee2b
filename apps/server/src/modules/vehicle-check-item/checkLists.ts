/** Lists of the inspection items and of the reasons, for the maker and for dealers. */
import { type SqlBool, sql } from 'kysely';
import type { CheckItem, FailedReason, FailedReasonOption } from '../../generated/types.gen.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { exportedFields, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { conditionOf, equal, type Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { nameColumns, sixNames } from '../../shared/master/master.ts';
import { enabledFilter, forProduct, keywordFilter, nameIn, productTexts, type Reader, texts, toItem } from '../../shared/master/masterList.ts';
import type { Language } from '../../shared/messages/messages.ts';

const standardIn = (language: string) => sql`coalesce(standard ->> ${language}::text, standard ->> 'en')`;

export const checkItemList = (reader: Reader): ListDefinition<CheckItem> => ({
  table: 'vehicleCheckItem',
  columns: listColumns('checkItemsList', 'vehicleCheckItem', [
    'version',
    'createTime',
    'itemCode',
    'validFrom',
    'validTo',
    'secondProduct',
    'category',
    'method',
    'valueType',
    'unit',
    'minValue',
    'maxValue',
    'photoRequired',
    'mandatory',
    'safety',
    'sortNo',
    'enabled',
  ]),
  select: sql`vehicle_check_item.*, ${nameIn('vehicleCheckItem', reader.language)} as item_name, ${nameColumns('vehicleCheckItem')}, ${standardIn(reader.language)} as standard_text,
    standard ->> 'zh-cn' as standard_zh, standard ->> 'en' as standard_en, ${standardIn('es')} as standard_es, ${standardIn('ru')} as standard_ru,
    ${standardIn('fr')} as standard_fr, ${standardIn('pt')} as standard_pt, ${texts(sql`'thirdProducts_dictText', ${productTexts('vehicleCheckItem.thirdProducts', reader.language)}`)}`,
  defaultSort: { column: 'sortNo', order: 'asc' },
  softDeleted: false,
  scope: () => undefined,
  toReply({ name: _name, standardText, ...row }) {
    return toItem({ ...row, standard: standardText }, reader, {
      secondProduct: 'product2',
      category: 'check_category',
      method: 'check_method',
      valueType: 'value_type',
      photoRequired: 'yn',
      mandatory: 'yn',
      safety: 'yn',
      enabled: 'yn',
    });
  },
});

/** Versions that are valid on a day. */
export const validOn = (day: string | undefined): Filter =>
  day
    ? sql<SqlBool>`vehicle_check_item.valid_from <= ${day}::date and (vehicle_check_item.valid_to is null or vehicle_check_item.valid_to >= ${day}::date)`
    : undefined;

export const checkItemFilters = (query: NonNullable<Operations['checkItemsList']['data']['query']>): Filter[] => [
  keywordFilter('vehicleCheckItem', 'itemCode', query.keyword),
  enabledFilter('vehicleCheckItem', query.enabled),
  equal('vehicleCheckItem.secondProduct', query.secondProduct),
  forProduct('vehicleCheckItem.thirdProducts', query.thirdProduct),
  equal('vehicleCheckItem.category', query.category),
  validOn(query.day),
];

export const failedReasonList = ({ services, language }: Reader): ListDefinition<FailedReason> => ({
  table: 'failedReason',
  columns: listColumns('failedReasonsList', 'failedReason', ['version', 'createTime', 'reasonCode', 'enabled']),
  select: sql`failed_reason.*, ${nameIn('failedReason', language)} as name, ${nameColumns('failedReason')}`,
  defaultSort: { column: 'reasonCode', order: 'asc' },
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => ({
    ...(services.dictionaries.withTexts(row, { enabled: 'yn' }, language) as unknown as FailedReason),
    categories_dictText: (row['categories'] as string[]).map((value) => services.dictionaries.text('check_category', value, language)).join(', '),
  }),
});

/** A reason without groups fits all of them. */
const forCategory = (category: string | undefined): Filter => forProduct('failedReason.categories', category);

export const failedReasonFilters = ({ keyword, enabled, category }: NonNullable<Operations['failedReasonsList']['data']['query']>): Filter[] => [
  keywordFilter('failedReason', 'reasonCode', keyword),
  enabledFilter('failedReason', enabled),
  forCategory(category),
];

/** Reasons that a dealer may choose for an item or a group. */
export async function failedReasonOptions(
  { db }: Pick<Context, 'db'>,
  language: Language,
  { itemCode, category, keyword }: NonNullable<Operations['vehicleCheckItemsFailedReasonList']['data']['query']>,
): Promise<FailedReasonOption[]> {
  const ofItem = itemCode
    ? sql<SqlBool>`(failed_reason.categories = '{}' or failed_reason.categories && array(select i.category from vehicle_check_item i where i.item_code = ${itemCode}))`
    : undefined;
  const filters = [keywordFilter('failedReason', 'reasonCode', keyword), enabledFilter('failedReason', 'Y'), forCategory(category), ofItem];
  const conditions = filters.flatMap((filter) => (filter ? [conditionOf(filter)] : []));
  const { rows } = await sql<FailedReasonOption>`select reason_code, ${nameIn('failedReason', language)} as reason_name from failed_reason
    where ${sql.join(conditions, sql` and `)} order by reason_code = 'other', reason_name`.execute(db);
  return rows;
}

const standards = ['standardZh', 'standardEn', 'standardEs', 'standardRu', 'standardFr', 'standardPt'] as const;
const wide = Object.fromEntries(['itemName', 'name', 'standard', ...sixNames, ...standards].map((name) => [name, 32]));

/** With titles that the import knows again, products and groups as codes. */
export const checkItemExport: ExportedList = {
  name: 'checkItem',
  noun: 'vehicle-check-item',
  columns: [
    ...exportedFields('checkItemsList', ['itemCode', 'validFrom', 'validTo', 'secondProduct']),
    text('thirdProducts', { width: 28 }),
    ...exportedFields('checkItemsList', ['category', 'method', 'valueType', 'unit', 'minValue', 'maxValue', 'photoRequired', 'mandatory', 'safety', 'sortNo']),
    ...exportedFields('checkItemsList', ['enabled', 'itemName', ...sixNames, 'standard', ...standards], wide),
  ],
};
export const failedReasonExport: ExportedList = {
  name: 'failedReason',
  noun: 'vehicle-check-item',
  columns: [
    ...exportedFields('failedReasonsList', ['reasonCode']),
    text('categories', { width: 40 }),
    ...exportedFields('failedReasonsList', ['enabled', 'name', ...sixNames], wide),
  ],
};
