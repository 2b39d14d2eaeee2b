/** Drafts of entries and openings from a workbook. */
import { transitionOf } from '../../../documents/kind.ts';
import { mustHold } from '../../../documents/workflow.ts';
import type { DealerPaymentInput, DealerPaymentRow } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';
import { received } from '../rules/bookings.ts';
import { savePayment } from './savePayment.ts';
import { trial } from './trial.ts';

/** Columns of the workbook. */
export const paymentTemplate: Pick<ImportDefinition<DealerPaymentRow>, 'name' | 'noun' | 'fields'> = {
  name: 'dealerPayment',
  noun: 'dealer-payment',
  fields: [
    { name: 'dealerCode', kind: 'code', required: true, example: 'D001' },
    { name: 'accountType', kind: 'choice', dictionary: 'account_type', required: true, example: 'parts' },
    { name: 'currency', kind: 'choice', dictionary: 'currency', required: true, example: 'USD' },
    { name: 'bankReference', kind: 'text', example: 'TT20261120001' },
    { name: 'kind', kind: 'choice', dictionary: 'payment_kind', example: 'entry' },
    { name: 'feeDate', kind: 'date', example: '2026-11-20' },
    { name: 'paymentAmount', kind: 'number', required: true, example: '10000' },
    { name: 'payerName', kind: 'text' },
    { name: 'bankName', kind: 'text' },
    { name: 'bankTagNumber', kind: 'text' },
    { name: 'accountNumber', kind: 'text' },
    { name: 'remark', kind: 'text' },
  ],
};

/** What the form would send: an entry says what came in, an opening below 0 what the dealer owes. */
function toInput({ kind = 'entry', paymentAmount, ...row }: DealerPaymentRow): DealerPaymentInput {
  if (kind === 'entry') return { ...row, kind, paymentAmount, feeType: received[row.accountType], direction: 'in' };
  return { ...row, kind, paymentAmount: Math.abs(paymentAmount), direction: paymentAmount < 0 ? 'out' : 'in' };
}

const kindsOf: readonly (string | undefined)[] = [undefined, 'entry', 'opening'];

export const importPayments: ImportDefinition<DealerPaymentRow> = {
  ...paymentTemplate,
  form: modelCheck('DealerPaymentRow'),
  keyOf: ({ dealerCode, accountType, currency, bankReference = '', kind = 'entry' }) =>
    kind === 'opening' ? `${dealerCode}/${accountType}/${currency}` : bankReference.trim().toUpperCase(),
  keyField: 'bankReference',
  async check(context, rows) {
    mustHold(transitionOf(dealerPaymentKind, 'editEntry'), context.user);
    const findings: InvalidField[][] = [];
    for (const row of rows) findings.push(await problemsOf(context, row));
    return findings;
  },
  async store(context, rows) {
    for (const row of rows) await savePayment(context, toInput(row), { confirm: true });
  },
};

/** What the form would say of a row. */
async function problemsOf(context: Context, row: DealerPaymentRow): Promise<InvalidField[]> {
  if (!kindsOf.includes(row.kind)) return [{ field: 'kind', code: 'E-014' }];
  if ((row.kind ?? 'entry') === 'entry' && !row.bankReference?.trim()) return [{ field: 'bankReference', code: 'E-013' }];
  return trial(context, (within) => savePayment(within, toInput(row), { confirm: true }));
}
