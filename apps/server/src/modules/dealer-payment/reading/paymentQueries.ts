/** Reading payments: the list, and one with what it has booked. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { DealerPayment, DealerPaymentItem } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { filesInSlots, slotNames } from '../../../shared/files/filesInSlots.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, equal, type Filter, keywords, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { paymentStates } from '../dealerPaymentKind.ts';
import { dealerPaymentStore } from '../dealerPaymentStore.ts';
import { paymentScope } from '../rules/paymentScope.ts';
import { type PaymentState, paymentWorkflow, shownAction } from '../rules/workflow.ts';
import type { PaymentHeader } from '../tables.ts';
import { entriesOf, ownAccount } from './ledgerQueries.ts';

type Query = NonNullable<Operations['dealerPaymentsList']['data']['query']>;
type StateOf = (row: PaymentHeader) => PaymentState;

const shown = ({ user }: Context, row: PaymentHeader, stateOf: StateOf) => ({
  ...row,
  bankCharges: row.paidAmount === null || row.paymentAmount === null ? null : sum([row.paymentAmount, -row.paidAmount]),
  allowedActions: allowedActions(paymentWorkflow, user, stateOf(row)).map(shownAction),
});

export async function paymentList(context: Context): Promise<ListDefinition<DealerPaymentItem, PaymentHeader>> {
  const stateOf = await paymentStates(context);
  return {
    table: 'dealerPayment',
    columns: listColumns('dealerPaymentsList', 'dealerPayment'),
    select: sql`dealer_payment.*`,
    scope: paymentScope,
    toReply: (row) => replyOf(context, 'DealerPaymentItem', shown(context, row, stateOf)),
  };
}

export const paymentFilters = (_context: Context, query: Query): Filter[] => [
  keywords(['dealerPayment.paymentNo', 'dealerPayment.bankReference'], query.keyword, ['dealerPayment.payerName']),
  oneOf('dealerPayment.status', query.status),
  oneOf('dealerPayment.kind', query.kind),
  equal('dealerPayment.accountType', query.accountType),
  equal('dealerPayment.currency', query.currency),
  equal('dealerPayment.payStatus', query.payStatus),
  between('dealerPayment.feeDate', query.feeDate_begin, query.feeDate_end),
  equal('dealerPayment.dealerCode', query.dealerCode),
];

export async function findPayment(context: Context, id: string): Promise<DealerPayment> {
  const { header } = await dealerPaymentStore.find(context, id);
  const [stateOf, files, entries] = await Promise.all([paymentStates(context), filesInSlots(context.db, 'dealer_payment', id), entriesOf(context, id)]);
  const slots = slotNames('dealer_payment').map((slot) => ({ slot, required: header.kind === 'remittance', files: files.get(slot) ?? 0 }));
  return replyOf(
    context,
    'DealerPayment',
    { ...shown(context, header, stateOf), entries, slots },
    { accountNumber: ownAccount(header.accountNumber, context.user) },
  );
}

export const searchedPayments = searchedList('dealerPaymentsList', {
  list: paymentList,
  docType: 'dealerPayment',
  permission: 'dealerPayment:query',
  page: '/finance/payment',
  noun: 'dealer-payment',
  title: 'paymentNo',
  about: ['payerName', 'dealerName'],
  fields: { paymentNo: 'number', bankReference: 'code', payerName: 'words' },
});
