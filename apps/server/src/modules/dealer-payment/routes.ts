import { actOnAll } from '../../documents/actOnAll.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { sendTemplate } from '../../shared/import/importTemplate.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { invalid } from '../../shared/refusal/refusal.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { bookPayments } from './actions/bookPayments.ts';
import { importPayments, paymentTemplate } from './actions/importPayments.ts';
import { reverseEntries } from './actions/reverseEntries.ts';
import { savePayment } from './actions/savePayment.ts';
import { bankImportLines, bankImports } from './bank/bankImportLists.ts';
import { bankImport, bankTemplate, previewBankLines } from './bank/importBankLines.ts';
import { takeBack } from './bank/takeBack.ts';
import { dealerPaymentKind } from './dealerPaymentKind.ts';
import { findAccounts } from './reading/accounts.ts';
import { totalQuery } from './reading/balances.ts';
import { ledgerExport } from './reading/ledgerExport.ts';
import { findEntry, ledgerFilters, ledgerList } from './reading/ledgerQueries.ts';
import { ledgerTotals } from './reading/ledgerTotals.ts';
import { findPayment, paymentFilters, paymentList } from './reading/paymentQueries.ts';
import { paymentStatuses } from './rules/workflow.ts';

const paymentExport = documentExport('dealerPaymentsList', { name: 'dealerPayment', noun: 'dealer-payment' });

/** What concerns one payment is said of one alone. */
function mustBeAlone(ids: readonly string[], fields: Readonly<Record<string, unknown>>): void {
  const given = Object.entries(fields).find(([, value]) => value !== undefined);
  if (ids.length > 1 && given) throw invalid([{ field: given[0], code: 'E-014' }]);
}

export const dealerPaymentRoutes = (): Handlers<'ledgerEntries'> & Handlers<'dealerPayments'> & Handlers<'bankImports'> => ({
  ...listRoutes('ledgerEntries', { list: ledgerList, filters: ledgerFilters, exported: ledgerExport }),
  ledgerEntriesEntry: ({ query, context }) => findEntry(context, query.id),
  ledgerEntriesTotals: ({ query, context }) => ledgerTotals(context, query),
  ledgerEntriesTotalQuery: ({ query, context }) => totalQuery(context, query),
  ledgerEntriesAccounts: ({ query, context }) => findAccounts(context, query),
  ledgerEntriesReverse: ({ body, query, commit }) => commit((within) => reverseEntries(within, { ...body, dryRun: query.dryRun === '1' })),
  ...listRoutes('dealerPayments', { list: paymentList, filters: paymentFilters, exported: paymentExport }),
  dealerPaymentsDetail: ({ query, context }) => findPayment(context, query.id),
  dealerPaymentsTotals: async ({ query, context }) =>
    currencyTotals(context, await paymentList(context), { query, filters: paymentFilters(context, query), columns: ['paymentAmount', 'paidAmount'] }),
  dealerPaymentsStatusCounts: ({ context }) => statusCounts(context, dealerPaymentKind, paymentStatuses),
  dealerPaymentsSave: ({ body, confirm, context, commit }) => commit.statement(async (keep) => (await savePayment(context, body, { confirm, keep })) as Saved),
  dealerPaymentsRemove: ({ query, user, commit }) =>
    commit((within) =>
      actOnAll(
        within,
        dealerPaymentKind,
        isMaker(user) ? 'deleteEntry' : 'delete',
        { ids: query.ids.split(','), dryRun: query.dryRun === '1' },
        { alone: true },
      ),
    ),
  dealerPaymentsBook: ({ body: { ids, version, paidAmount, feeDate, bankReference }, query, confirm, commit }) => {
    mustBeAlone(ids, { version, paidAmount, feeDate, bankReference });
    const input = { ids, version, paidAmount, feeDate, bankReference, confirm, dryRun: query.dryRun === '1' };
    return commit((within) => bookPayments(within, input));
  },
  dealerPaymentsImportExcel: ({ request, context }) => importWorkbooks(context, importPayments, request),
  dealerPaymentsImportTemplate: ({ query, context, reply }) => sendTemplate(context, paymentTemplate, query, reply),
  bankImportsPreview: ({ request, context }) => previewBankLines(context, request),
  bankImportsImportExcel: ({ request, context }) => importWorkbooks(context, bankImport, request),
  bankImportsImportTemplate: ({ query, context, reply }) => sendTemplate(context, bankTemplate, query, reply),
  bankImportsList: ({ query, context }) => bankImports(context, query),
  bankImportsLines: ({ query, context }) => bankImportLines(context, query),
  bankImportsTakeBack: ({ body, commit }) => commit((within) => takeBack(within, body)),
});
