import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { masterHandlers } from '../../shared/master/masterHandlers.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { type Buyer, buyerJoin, buyerOf, buyerPrice } from './buyer.ts';
import { codesFilter, partExport, partFilters, partList, priceExport, priceFilters, priceList, wordsFilter } from './partList.ts';
import { fitFilters } from './fit.ts';
import { availabilityOf } from './reading/availability.ts';
import { namedParts } from './reading/namedParts.ts';
import { ownStock } from './reading/ownStock.ts';
import { enableParts } from './enableParts.ts';
import { partDetail } from './reading/partDetail.ts';
import { quantitiesOf } from './reading/quantities.ts';
import { partMaster, priceMaster } from './partMasters.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { previewPrices, priceImport } from './prices/importPrices.ts';
import { priceImportRows, priceImports } from './prices/priceImportLists.ts';
import { takeBack } from './prices/takeBack.ts';

type PartOption = Operations['partsPartsList']['reply']['result']['records'][number];
type FoundPart = Omit<RowOf<'PartOption'>, 'currency'>;

const columns = listColumns('partsPartsList', 'parts', ['partsCode', 'category', 'specification', 'unit'], { category: 'partsCategory' });

/** One part as a choice: its name, today's price, the dealer's own stock. */
const select = (buyer: Buyer): RawBuilder<FoundPart> => {
  const { user } = buyer;
  return sql`parts.id, parts.parts_code, coalesce(parts.name ->> ${user.language}::text, parts.name ->> 'en') as parts_name, parts.name ->> 'zh-cn' as name_zh, parts.name ->> 'en' as name_en,
    parts.specification, parts.unit, parts.parts_category as category, parts.min_order_multiple, parts.hs_code, ${availabilityOf(buyer, sql`parts.parts_code`)} as availability,
  ${buyerPrice(buyer)} as unit_price,
  parts.core_return, parts.serialised, parts.replaced_by, ${isMaker(user) ? sql.ref('parts.supplier_code') : sql`null::text`} as supplier_code,
  ${ownStock(user)} as stock_qty`;
};

type Routes = Handlers<'parts'> & Handlers<'partMasters'> & Handlers<'partPrices'> & Handlers<'priceImports'>;

export const partsRoutes = (): Routes => {
  const definition = (buyer: Buyer): ListDefinition<PartOption, FoundPart> => ({
    table: 'parts',
    columns,
    select: select(buyer),
    joins: buyerJoin(buyer),
    defaultSort: { column: 'partsCode', order: 'asc' },
    softDeleted: false,
    scope: () => sql<SqlBool>`parts.enabled = 'Y'`,
    toReply: (row) => replyOf(buyer, 'PartOption', { ...row, currency: buyer.currency }),
  });

  const masters = masterHandlers(partMaster);
  return {
    ...listRoutes('parts', {
      list: async (context, query) => partList(await buyerOf(context, query)),
      filters: async (context, query) => [...partFilters(await buyerOf(context, query), query), ...(await fitFilters(context, query))],
      exported: ({ user }) => partExport(user),
    }),
    partMastersAdd: masters.add,
    partMastersEdit: masters.edit,
    partMastersRemove: masters.remove,
    partMastersEnable: ({ body, commit }) => commit((within) => enableParts(within, body)),
    partMastersImportExcel: masters.importExcel,
    partMastersImportTemplate: masters.importTemplate,

    ...masterRoutes('partPrices', { master: priceMaster, list: priceList, filters: priceFilters, exported: priceExport }),
    partPricesImportExcel: ({ request, context }) => importWorkbooks(context, priceImport, request),
    priceImportsPreview: ({ request, context }) => previewPrices(context, request),
    priceImportsList: ({ query, context }) => priceImports(context, query),
    priceImportsRows: ({ query, context }) => priceImportRows(context, query),
    priceImportsTakeBack: ({ body, commit }) => commit((within) => takeBack(within, body)),

    partsPartsList: async ({ query, context }) =>
      listPage(context, definition(await buyerOf(context, query)), query, [
        wordsFilter(query.keyword),
        equal('parts.partsCategory', query.category),
        codesFilter('parts.partsCode', query.partsCode),
        ...(await fitFilters(context, query)),
      ]),

    partsGetNameByCode: ({ query, context }) => namedParts(context, query),
    partsQueryQuantity: ({ query, context }) => quantitiesOf(context, query),
    partsDetail: ({ query, context }) => partDetail(context, query),
  };
};
