/** The list of parts: for dealers with the price and the stock that concern them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { currency as currencyCell, exportedFields, type ExportedList, money, text as textCell } from '../../shared/export/exportedList.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import { hideFields } from '../../shared/hidden-fields/hideFields.ts';
import { listColumns, makerColumns } from '../../shared/list/columns.ts';
import { equal, type Filter, oneOf, search, wordsOf } from '../../shared/list/filters.ts';
import { asTyped, mentionsIndexed } from '../../shared/list/mentions.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { nameColumns, sixNames } from '../../shared/master/master.ts';
import type { Context } from '../../shared/context.ts';
import { makerAvailable } from '../maker-stock/service.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { masterList, nameIn, productTexts, texts } from '../../shared/master/masterList.ts';
import { validOn } from '../../shared/master/periods.ts';
import { type Buyer, buyerJoin, buyerOf, buyerPrice, listPriceOf } from './buyer.ts';
import { availabilityOf } from './reading/availability.ts';
import { ownQuantities, ownQuantitiesJoin, ownStock } from './reading/ownStock.ts';
import { replacedParts } from './reading/replacements.ts';

export type PartItem = Operations['partsList']['reply']['result']['records'][number];

/** Fields that leave the payload for dealers. */
const makerOnly = ['supplierCode', 'costPrice'] as const;

/** Currency of purchase prices; the master keeps no other. */
const costCurrency = 'RMB';

type FitTexts = 'secondProducts_dictText' | 'applicableModels_dictText' | 'bugSystems_dictText';
type Listed = Omit<RowOf<'PartItem'>, 'currency' | 'costCurrency' | FitTexts> & { texts: Record<FitTexts, string> };

/** Names of what a part fits, each kind joined. */
const fitTexts = (language: Language): RawBuilder<unknown> =>
  texts(sql`'secondProducts_dictText', ${productTexts('parts.secondProducts', language)}, 'applicableModels_dictText', ${productTexts('parts.applicableModels', language)},
    'bugSystems_dictText', coalesce((select string_agg(${nameIn('s', language)}, ', ' order by s.sort_no, s.code) from bug_system s where s.code = any(parts.bug_systems)), '')`);

/** The first picture of a part that has a small one. */
const pictureId = sql<
  string | null
>`(select attach.id from attach where attach.table_name = 'parts' and attach.table_id = parts.id and attach.column_name = 'picture'
    and attach.thumb_path is not null order by attach.create_time, attach.id limit 1)`;

export const partList = (context: Buyer): ListDefinition<PartItem, Listed> => {
  const { user, currency } = context;
  const { language } = user;
  return {
    table: 'parts',
    columns: { ...listColumns('partsList', 'parts'), ...makerColumns(user, 'partsList', 'parts', makerOnly) },
    select: sql`parts.id, parts.version, parts.create_time, parts.parts_code, ${pictureId} as picture_id, coalesce(parts.name ->> ${language}::text, parts.name ->> 'en') as parts_name, ${nameColumns('parts')},
      parts.specification, parts.unit, parts.weight_kg, parts.size, parts.min_order_multiple, parts.delivery_cycle_days, parts.second_products, parts.applicable_models, parts.bug_systems, parts.parts_category, parts.replaced_by,
      parts.core_return, parts.serialised, parts.warranty_months_parts, parts.supplier_code, parts.cost_price, parts.hs_code, parts.origin_country, parts.enabled, ${fitTexts(language)},
      ${buyerPrice(context)} as unit_price, ${availabilityOf(context, sql`parts.parts_code`)} as availability, ${replacedParts} as replaces,
      ${ownStock(user)} as stock_qty, ${ownQuantities}`,
    joins: sql`${buyerJoin(context)} ${ownQuantitiesJoin(user)}`,
    defaultSort: { column: 'partsCode', order: 'asc' },
    softDeleted: false,
    scope: () => (isMaker(user) ? undefined : sql<SqlBool>`parts.enabled = 'Y'`),
    toReply({ texts: names, ...row }) {
      const item = replyOf(context, 'PartItem', { ...row, currency, costCurrency, ...names });
      return isMaker(user) ? item : hideFields(item, [...makerOnly, 'costCurrency']);
    },
  };
};

export interface PartQuery {
  ids?: string;
  keyword?: string;
  partsCode?: string;
  partsCategory?: string;
  enabled?: string;
  coreReturn?: string;
  availableOnly?: string;
  priceProblem?: 'none' | 'zero';
}

export const partFilters = (
  buyer: Buyer,
  { ids, keyword, partsCode, partsCategory, enabled, coreReturn, availableOnly, priceProblem }: PartQuery,
): Filter[] => [
  oneOf('parts.id', ids),
  wordsFilter(keyword),
  codesFilter('parts.partsCode', partsCode),
  equal('parts.partsCategory', partsCategory),
  equal('parts.enabled', enabled),
  equal('parts.coreReturn', coreReturn),
  availableOnly === 'Y' ? search(sql<SqlBool>`${makerAvailable(sql`parts.parts_code`)} > 0`) : undefined,
  // The factor of a dealer makes no price and takes none away.
  priceProblem && search(priceProblem === 'none' ? sql<SqlBool>`${listPriceOf(buyer)} is null` : sql<SqlBool>`${listPriceOf(buyer)} = 0`),
];

/** Part of the code, or of a name in any language. */
export const wordsFilter = (keyword: string | undefined): Filter =>
  asTyped(keyword) === '' ? undefined : search(mentionsIndexed(keyword!, sql.ref('parts.searchText')));

/** At most this many codes in one search. */
const maxCodes = 200;

/** Codes as they are pasted from a spreadsheet or a mail. */
export function codesFilter(column: string, pasted: string | undefined): Filter {
  const codes = wordsOf(pasted?.toUpperCase(), maxCodes);
  return codes.length === 0 ? undefined : sql<SqlBool>`${sql.ref(column)} = any(${codes})`;
}

const names = ['partsName', ...sixNames] as const;

const widths = {
  ...Object.fromEntries(names.map((name) => [name, 32])),
  specification: 28,
  ...Object.fromEntries(['unit', 'coreReturn', 'serialised', 'enabled'].map((name) => [name, 10])),
};

/** Exportable columns; the maker's own only for its users. */
export const partExport = (user: CurrentUser): ExportedList => ({
  name: 'parts',
  noun: 'parts',
  columns: [
    ...exportedFields('partsList', ['partsCode', ...names, 'specification', 'unit', 'weightKg', 'size', 'minOrderMultiple', 'deliveryCycleDays'], widths),
    textCell('secondProducts', { width: 28 }),
    textCell('applicableModels', { width: 28 }),
    textCell('bugSystems', { width: 28 }),
    ...exportedFields('partsList', ['partsCategory', 'replacedBy', 'coreReturn', 'serialised', 'warrantyMonthsParts', 'unitPrice', 'currency'], widths),
    ...(isMaker(user)
      ? [textCell('supplierCode'), money('partsList', 'costPrice'), currencyCell('costCurrency')]
      : exportedFields('partsList', ['stockQty', 'inventoryQty', 'lockedQty', 'shippingQty'])),
    ...exportedFields('partsList', ['availability', 'hsCode', 'originCountry', 'enabled', 'createTime'], widths),
  ],
});

export const priceList = (context: Context) =>
  masterList(context, 'partPricesList', 'PartPriceItem', {
    table: 'partsPrice',
    sort: 'partsCode',
    select: sql`${nameIn('p', context.user.language)} as parts_name`,
    joins: sql`left join parts p on p.parts_code = parts_price.parts_code`,
  });

export const priceFilters = ({ partsCode, currency, validOn: day }: { partsCode?: string; currency?: string; validOn?: string }): Filter[] => [
  codesFilter('partsPrice.partsCode', partsCode),
  equal('partsPrice.currency', currency),
  validOn('partsPrice', day),
];

export const priceExport: ExportedList = {
  name: 'partsPrice',
  noun: 'parts',
  columns: exportedFields('partPricesList', ['partsCode', 'partsName', 'price', 'currency', 'validFrom', 'validTo'], { partsName: 32 }),
};

export const searchedParts = searchedList('partsList', {
  list: async (context) => partList(await buyerOf(context, {})),
  permission: 'parts:query',
  page: '/parts/list',
  noun: 'parts',
  title: 'partsCode',
  about: ['partsName'],
  fields: { partsCode: 'code', partsName: inLanguages('parts.name') },
  narrow: (text) => mentionsIndexed(text, sql.ref('parts.searchText')),
  path: '/parts/list/detail/{id}',
});
