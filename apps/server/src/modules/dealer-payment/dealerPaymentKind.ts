/** Payments of dealers as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { loadExchangeRates, toUsd } from '../exchange-rate/service.ts';
import { book, reverse } from './actions/book.ts';
import type { PaymentActionInput } from './actions/paymentStep.ts';
import { endWithDealer, giveUp, noPass, submit } from './actions/remit.ts';
import { paymentScope } from './rules/paymentScope.ts';
import { paymentTasks } from './rules/paymentTasks.ts';
import { type PaymentAction, type PaymentState, paymentWorkflow } from './rules/workflow.ts';
import type { PaymentHeader } from './tables.ts';

export const dealerPaymentKind: DocumentKind<PaymentHeader, PaymentAction, PaymentState, PaymentActionInput> = {
  docType: 'dealerPayment',
  table: 'dealerPayment',
  noColumn: 'paymentNo',
  scope: paymentScope,
  workflow: paymentWorkflow,
  effects: { submit, giveUp, noPass, book, reverse, endWithDealer },
  states: paymentStates,
  tasks: paymentTasks,
  dealerEnd: { blocks: ['submitted'], drops: ['draft'], ends: ['no_pass'] },
  comments: true,
  silent: ['accountNumber', 'direction', 'journalNo', 'bookTime', 'bookBy'],
};

/** Rates decide who may book an entry; they are read only for users who may book at all. */
export async function paymentStates(context: Context): Promise<(row: PaymentHeader) => PaymentState> {
  const { services, user } = context;
  const rates = user.permissions.has('dealerPayment:paid') ? await loadExchangeRates(context, { day: makerDay(services) }) : {};
  const limit = services.parameters.number('payment.fourEyesUsd');
  return ({ status, submitBy, kind, round, createBy, currency, paymentAmount, entryNo, reversedBy }) => ({
    status,
    submitBy,
    kind,
    round,
    createBy,
    needsSecond: (kind === 'entry' || kind === 'opening') && currency !== null && (toUsd(paymentAmount ?? 0, currency, rates) ?? Infinity) > limit,
    entryNo,
    reversedBy,
    statusText: services.dictionaries.text('bill_status', status, user.language),
  });
}
