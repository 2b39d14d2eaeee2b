/** Handing a remittance in, sending it back, and its end. */
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { handedIn, reviewed, tellDealer } from '../../../documents/review.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { fittingFiles } from '../../../shared/files/filesInSlots.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { notify, staffOf } from '../../../shared/notify/notify.ts';
import { askFirst, invalid } from '../../../shared/refusal/refusal.ts';
import { checkSubmit } from '../rules/checks.ts';
import type { PaymentHeader } from '../tables.ts';
import { about, paymentEffect } from './paymentStep.ts';

/** Days around the fee date within which the same amount looks like the same remittance. */
const similarDays = 5;

/** Another remittance of the dealer that says the same. */
async function similarTo({ db }: TrxContext, { id, dealerCode, currency, paymentAmount, feeDate }: PaymentHeader): Promise<string | null> {
  const found = await db
    .selectFrom('dealerPayment')
    .select('paymentNo')
    .where('dealerCode', '=', dealerCode)
    .where('kind', '=', 'remittance')
    .where('id', '<>', id)
    .where('currency', '=', currency)
    .where('paymentAmount', '=', paymentAmount)
    .where('feeDate', '>=', addDays(feeDate!, -similarDays))
    .where('feeDate', '<=', addDays(feeDate!, similarDays))
    .where('status', 'in', ['submitted', 'no_pass', 'paid'])
    .where('reversedBy', 'is', null)
    .where('delFlag', '=', 0)
    .orderBy('paymentNo')
    .executeTakeFirst();
  return found?.paymentNo ?? null;
}

export const submit = paymentEffect({
  async prepare({ context, before, input }) {
    const { db, services } = context;
    const slips = (await fittingFiles(db, 'dealer_payment', before.id)).get('paymentProof') ?? 0;
    const errors = checkSubmit(before, { slips, today: makerDay(services) });
    if (errors.length > 0) throw invalid(errors);
    const no = await similarTo(context, before);
    if (no !== null && !input.confirm) throw askFirst([{ code: 'W-528', params: { no } }]);
  },
  apply: async (step) => handedIn(step),
  async notify({ context: { db, services } }, after) {
    await notify(db, await staffOf(db, ['MFR_FINANCE']), { event: 'dealerPayment.submitted', ...about(after), at: services.now() });
  },
});

/** Sent back with a reason; there is no last day to hand it in again. */
export const noPass = paymentEffect({
  apply: async (step) => ({ ...reviewed(step), rejectReason: step.input.rejectReason ?? null, marks: step.input.marks ?? [] }),
  notify: (step, after) => tellDealer(step, after, { event: 'dealerPayment.no_pass', ...about(after) }),
});

export const giveUp = paymentEffect({ apply: async () => ({ closeReason: 'given_up' }) });

export const endWithDealer = paymentEffect({ apply: async () => ({ closeReason: dealerEnded }) });
