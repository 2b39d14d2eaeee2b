import {
  type BankImport,
  bankImportsList,
  bankImportsTakeBack,
  type DealerAccount,
  type DealerPayment,
  type DealerPaymentInput,
  type DealerPaymentItem,
  dealerPaymentsBook,
  type DealerPaymentsBookData,
  dealerPaymentsDetail,
  dealerPaymentsList,
  dealerPaymentsRemove,
  dealerPaymentsSave,
  dealerPaymentsStatusCounts,
  dealerPaymentsTotals,
  type DealerPaymentsTotalsData,
  ledgerEntriesAccounts,
  ledgerEntriesEntry,
  ledgerEntriesList,
  ledgerEntriesReverse,
  ledgerEntriesTotalQuery,
  type LedgerEntriesTotalQueryData,
  ledgerEntriesTotals,
  type LedgerEntry,
  type LedgerEntryItem,
  ownDealersDetail,
  resultOf,
} from '@harrow/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, deletionOf, detailOf, listOf, saveOf, writeHeaders, writeOf } from '../../shared/calls/callsOf.ts';
import type { Trial } from '../../shared/calls/previewed.ts';
import { type Filters, resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';
import { daysOfMonth } from '../../shared/daysOfMonth.ts';
import { todayIn } from '../../shared/todayIn.ts';

/** Address of the accounts; payments and balances are below it. */
export const ledgerPath = '/finance/payment';

/** Table under which files of a payment are kept. */
export const paymentFiles = 'dealer_payment';

/** Lines of accounts. */
export const ledgerEntries = resource<LedgerEntryItem, LedgerEntry>('ledgerEntry', { list: listOf(ledgerEntriesList), detail: detailOf(ledgerEntriesEntry) });

/** Accounts with their balances. */
export const dealerAccounts = resource<DealerAccount, never>('dealerAccount', { list: listOf(ledgerEntriesAccounts) });
export const accountDefaults: ListState = { ...defaultListState, sort: { column: 'dealerCode', order: 'asc' } };

/** Remittances and entries. */
export const dealerPayments = resource<DealerPaymentItem, DealerPayment, DealerPaymentInput>('dealerPayment', {
  list: listOf(dealerPaymentsList),
  detail: detailOf(dealerPaymentsDetail),
  save: saveOf(dealerPaymentsSave),
});

/** Files of banks that were imported. */
export const bankImports = resource<BankImport, never>('bankImport', { list: listOf(bankImportsList) });
export const takeBackBankImport = writeOf(bankImportsTakeBack);

/** The ledger begins with this month, whose figures are kept. */
export function ledgerDefaults(): ListState {
  const { begin, end } = daysOfMonth(todayIn());
  return { ...defaultListState, filters: { feeDate_begin: begin, feeDate_end: end } };
}

/** Sums in and out of the ledger lines that are found. */
export const ledgerSums = (asked: Filters) =>
  queryOptions({
    queryKey: [...ledgerEntries.key, 'totals', asked],
    queryFn: ({ signal }) => resultOf(ledgerEntriesTotals({ query: asked, signal })),
  });

/** Query of the balances above the ledger, by the filters of its list. */
export const balancesAsked = ({ dealerCode, feeDate_begin: begin, feeDate_end: end }: Filters, isMaker: boolean) => ({
  ...(isMaker && dealerCode && { dealerCode }),
  ...(begin && { feeDate_begin: begin }),
  ...(end && { feeDate_end: end }),
});

/** Balances of a dealer; staff name the dealer. */
export const balances = (asked: NonNullable<LedgerEntriesTotalQueryData['query']>) =>
  queryOptions({
    queryKey: [...ledgerEntries.key, 'balances', asked],
    queryFn: ({ signal }) => resultOf(ledgerEntriesTotalQuery({ query: asked, signal })),
    staleTime: 0,
  });

const perPage = 100;

/** All lines of an account in a range of days, page by page, in the order of their days. */
export const extractOf = (asked: Filters) =>
  infiniteQueryOptions({
    queryKey: [...ledgerEntries.key, 'extract', asked],
    queryFn: ({ pageParam, signal }) =>
      resultOf(ledgerEntriesList({ query: { ...asked, pageNo: pageParam, pageSize: perPage, column: 'feeDate', order: 'asc' }, signal })),
    initialPageParam: 1,
    getNextPageParam: ({ pages, current }) => (current < pages ? current + 1 : undefined),
    staleTime: 0,
  });

/** The user's own dealer, whose bank account is proposed. */
export const ownBank = queryOptions({ queryKey: ['dealer', 'own'], queryFn: ({ signal }) => resultOf(ownDealersDetail({ signal })), staleTime: 0 });

export const reverseEntries = batchOf(ledgerEntriesReverse);

/** Books payments. A dry run only says which. */
export const bookPayments = (body: DealerPaymentsBookData['body'], trial: Trial = {}) =>
  resultOf(dealerPaymentsBook({ body, query: trial, headers: writeHeaders() }));

/** Sums of the payments of a list: announced and credited. @param shareText its name */
export const sumUpPayments =
  (shareText: string): SumUp =>
  async (asked, signal) => {
    const { sums, capped } = await resultOf(dealerPaymentsTotals({ query: asked as DealerPaymentsTotalsData['query'], signal }));
    return { capped, shareText, sums: sums.map(({ currency, paymentAmount: totalAmount, paidAmount: share }) => ({ currency, totalAmount, share })) };
  };

/** The statuses in the order of the work. */
const paymentStatuses = ['draft', 'submitted', 'no_pass', 'paid', 'closed'] as const;

const paymentCounts = statusCounts(dealerPayments.key, dealerPaymentsStatusCounts);

/** Payments in any status. */
export const paymentListing = {
  resource: dealerPayments,
  address: ledgerPath,
  statuses: { order: paymentStatuses, counts: paymentCounts },
  exportPath: '/api/portal/dealerPayment/paymentExportXls',
  isPrintable: true,
  ...deletionOf(dealerPaymentsRemove),
} satisfies DocumentListing<DealerPaymentItem>;
