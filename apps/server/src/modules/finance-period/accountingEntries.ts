/** Entries of a month for the maker's own accounting. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { AccountingEntry } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import { type ExportedList, exportedFields } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';

export const entryList = (context: Context): ListDefinition<AccountingEntry, RowOf<'AccountingEntry'>> => ({
  table: 'financeLedger',
  columns: listColumns('accountingEntriesList', 'financeLedger'),
  softDeleted: false,
  scope: () => undefined,
  defaultSort: { column: 'entryNo', order: 'asc' },
  select: sql`finance_ledger.*`,
  toReply: (row) => replyOf(context, 'AccountingEntry', row),
});

export const entryFilters = ({ period, dealerCode, currency }: NonNullable<Operations['accountingEntriesList']['data']['query']>): Filter[] => [
  sql<SqlBool>`finance_ledger.period = ${period}`,
  equal('financeLedger.dealerCode', dealerCode),
  equal('financeLedger.currency', currency),
];

/** One row for each entry: account, contra account, currency, document. */
export const entryExport: ExportedList = {
  name: 'accountingEntries',
  noun: 'finance-period',
  columns: exportedFields('accountingEntriesList', [
    'entryNo',
    'feeDate',
    'period',
    'dealerCode',
    'dealerName',
    'accountType',
    'contraAccount',
    'feeType',
    'direction',
    'amount',
    'currency',
    'exchangeRate',
    'amountRmb',
    'journalNo',
    'feeSource',
    'sourceNo',
    'statementNo',
    'reversesEntryNo',
    'remark',
    'createBy',
    'postTime',
  ]),
};
