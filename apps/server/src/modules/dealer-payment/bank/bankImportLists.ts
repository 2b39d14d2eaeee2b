import { sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { BankImport, BankImportLine } from '../../../generated/types.gen.ts';
import { replyOf, type RowOf } from '../../../shared/contract/replyOf.ts';
import type { Context } from '../../../shared/context.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { equal } from '../../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../../shared/list/list.ts';

/** Files that were imported, the latest first. */
export const bankImports = (context: Context, query: NonNullable<Operations['bankImportsList']['data']['query']>) =>
  listPage(
    context,
    {
      table: 'bankImport',
      columns: listColumns('bankImportsList', 'bankImport'),
      select: sql`bank_import.*`,
      softDeleted: false,
      scope: () => undefined,
      toReply: (row) => replyOf(context, 'BankImport', { ...row, allowedActions: row.takenBackTime === null ? ['takeBack'] : [] }),
    } satisfies ListDefinition<BankImport, Omit<RowOf<'BankImport'>, 'allowedActions'>>,
    query,
  );

/** What lines of imported files became. */
export const bankImportLines = (context: Context, query: NonNullable<Operations['bankImportsLines']['data']['query']>) =>
  listPage(
    context,
    {
      table: 'bankImportLine',
      columns: listColumns('bankImportsLines', 'bankImportLine'),
      select: sql`bank_import_line.*`,
      defaultSort: { column: 'paymentNo', order: 'asc' },
      softDeleted: false,
      scope: () => undefined,
      toReply: (row) => replyOf(context, 'BankImportLine', row),
    } satisfies ListDefinition<BankImportLine, RowOf<'BankImportLine'>>,
    query,
    [equal('bankImportLine.importId', query.importId)],
  );
