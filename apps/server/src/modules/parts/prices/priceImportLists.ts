import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { PriceImport, PriceImportRow } from '../../../generated/types.gen.ts';
import { replyOf, type RowOf } from '../../../shared/contract/replyOf.ts';
import type { Context } from '../../../shared/context.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { type ListDefinition, listPage } from '../../../shared/list/list.ts';

/** Files that were imported, the latest first. */
export const priceImports = (context: Context, query: NonNullable<Operations['priceImportsList']['data']['query']>) =>
  listPage(
    context,
    {
      table: 'priceImport',
      columns: listColumns('priceImportsList', 'priceImport'),
      select: sql`price_import.*`,
      softDeleted: false,
      scope: () => undefined,
      toReply: (row) =>
        replyOf(context, 'PriceImport', {
          ...row,
          allowedActions: row.takenBackTime === null && context.user.permissions.has('parts:import') ? ['takeBack'] : [],
        }),
    } satisfies ListDefinition<PriceImport, Omit<RowOf<'PriceImport'>, 'allowedActions'>>,
    query,
  );

/** Prices that an import stored. */
export const priceImportRows = (context: Context, { id, ...query }: Operations['priceImportsRows']['data']['query']) =>
  listPage(
    context,
    {
      table: 'priceImportRow',
      columns: listColumns('priceImportsRows', 'priceImportRow'),
      select: sql`price_import_row.*`,
      defaultSort: { column: 'partsCode', order: 'asc' },
      softDeleted: false,
      scope: () => sql<SqlBool>`price_import_row.import_id = ${id} and price_import_row.given = 'Y'`,
      toReply: (row) => replyOf(context, 'PriceImportRow', row),
    } satisfies ListDefinition<PriceImportRow, RowOf<'PriceImportRow'>>,
    query,
  );
