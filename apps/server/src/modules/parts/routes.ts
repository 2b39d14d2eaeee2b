import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { masterHandlers } from '../../shared/master/masterHandlers.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import type { Services } from '../../shared/services.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { type Buyer, buyerJoin, buyerOf, buyerPrice } from './buyer.ts';
import { codesFilter, ownStock, partExport, partFilters, partList, priceExport, priceFilters, priceList, wordsFilter } from './partList.ts';
import { fitFilters } from './fit.ts';
import { partMaster, priceMaster } from './partMasters.ts';

type PartOption = Operations['partsPartsList']['reply']['result']['records'][number];
type FoundPart = Omit<PartOption, 'currency' | 'category_dictText'>;

const columns = listColumns('partsPartsList', 'parts', ['partsCode', 'category', 'specification', 'unit'], { category: 'partsCategory' });

/** One part as a choice: its name, today's price, the dealer's own stock. */
const select = (buyer: Buyer): RawBuilder<FoundPart> => {
  const { user } = buyer;
  return sql`parts.id, parts.parts_code, coalesce(parts.name ->> ${user.language}::text, parts.name ->> 'en') as parts_name, parts.specification, parts.unit, parts.parts_category as category,
  ${buyerPrice(buyer)} as unit_price,
  parts.core_return, parts.serialised, parts.replaced_by, ${isMaker(user) ? sql.ref('parts.supplier_code') : sql`null::text`} as supplier_code,
  ${ownStock(user)} as stock_qty`;
};

type Routes = Handlers<'parts'> & Handlers<'partMasters'> & Handlers<'partPrices'>;

export const partsRoutes = (services: Services): Routes => {
  const { db, dictionaries } = services;
  const toOption = (part: FoundPart, { user, currency }: Buyer): PartOption => ({
    ...part,
    currency,
    category_dictText: dictionaries.text('parts_category', part.category, user.language),
  });
  const definition = (buyer: Buyer): ListDefinition<PartOption, FoundPart> => ({
    table: 'parts',
    columns,
    select: select(buyer),
    joins: buyerJoin(buyer),
    defaultSort: { column: 'partsCode', order: 'asc' },
    softDeleted: false,
    scope: () => sql<SqlBool>`parts.enabled = 'Y'`,
    toReply: (row) => toOption(row, buyer),
  });

  const masters = masterHandlers(partMaster);
  return {
    ...listRoutes('parts', {
      list: async (context, query) => partList(await buyerOf(context, query)),
      filters: async (context, query) => [...partFilters(query), ...(await fitFilters(context, query))],
      exported: ({ user }) => partExport(user),
    }),
    partMastersAdd: masters.add,
    partMastersEdit: masters.edit,
    partMastersRemove: masters.remove,
    partMastersImportExcel: masters.importExcel,
    partMastersImportTemplate: masters.importTemplate,

    ...masterRoutes('partPrices', { master: priceMaster, list: priceList, filters: priceFilters, exported: priceExport }),

    partsPartsList: async ({ query, context }) =>
      listPage(context, definition(await buyerOf(context, query)), query, [
        wordsFilter(query.keyword),
        equal('parts.partsCategory', query.category),
        codesFilter('parts.partsCode', query.partsCode),
        ...(await fitFilters(context, query)),
      ]),

    async partsGetNameByCode({ query, context }) {
      const buyer = await buyerOf(context, query);
      const { rows } =
        await sql<FoundPart>`select ${select(buyer)} from parts ${buyerJoin(buyer)} where parts_code = ${query.partsCode.trim().toUpperCase()}`.execute(db);
      return rows[0] ? toOption(rows[0], buyer) : null;
    },
  };
};
