/** Actions of a fee that staff entered: handed in, approved by another user, returned, cancelled. */
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { reviewed } from '../../../documents/review.ts';
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { fittingFiles } from '../../../shared/files/filesInSlots.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { dealerUsers, notify, reviewersOf, staffOf } from '../../../shared/notify/notify.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { loadExchangeRates, toUsd } from '../../exchange-rate/service.ts';
import { checkFee } from '../rules/checkFee.ts';
import { feeFacts } from '../reading/feeFacts.ts';
import type { FeeHeader } from '../tables.ts';
import { about, feeEffect, type FeeStep } from './feeStep.ts';

/** Whether another user approves the fee; a missing exchange rate counts as above the limit. */
async function needsApproval({ context, before: { amount, currency } }: FeeStep): Promise<boolean> {
  const rates = await loadExchangeRates(context, { day: makerDay(context.services) });
  return (toUsd(Math.abs(amount), currency, rates) ?? Infinity) > context.services.parameters.number('fee.manualFourEyesUsd');
}

const tellDealerOf = async ({ context: { db, services } }: FeeStep, after: FeeHeader): Promise<void> =>
  notify(db, await dealerUsers(db, after.dealerCode, ['DLR_ADMIN']), { event: 'serviceFee.added', ...about(after), at: services.now() });

/** Hands it in; a small fee is approved at once. */
export const submit = feeEffect<boolean>({
  async prepare(step) {
    const { context, before } = step;
    const files = await fittingFiles(context.db, 'service_fee', before.id);
    const errors = [
      ...missingFields('ServiceFeeInput', before),
      ...checkFee(before, (await feeFacts(context, [before]))[0]!),
      ...((files.get('proof') ?? 0) === 0 ? [{ field: 'proof', code: 'E-116', params: { n: 1 } }] : []),
    ];
    if (errors.length > 0) throw invalid(errors);
    return needsApproval(step);
  },
  apply: async ({ context: { services, user } }, isReviewed) => ({
    submitTime: services.now().toISOString(),
    submitBy: user.username,
    auditTime: null,
    auditBy: null,
    auditOpinion: null,
    ...(isReviewed ? {} : { status: 'audit_succeeded' }),
  }),
  async notify(step, after) {
    const { db, services } = step.context;
    if (after.status === 'audit_succeeded') return tellDealerOf(step, after);
    await notify(db, await reviewersOf(db, 'serviceFee:audit', after.dealerCode), { event: 'serviceFee.submitted', ...about(after), at: services.now() });
  },
});

export const auditSucceeded = feeEffect({ apply: async (step) => reviewed(step), notify: tellDealerOf });

export const noPass = feeEffect({
  apply: async (step) => reviewed(step),
  async notify({ context: { db, services }, input: { opinion } }, after) {
    const { params, ...document } = about(after);
    await notify(db, await staffOf(db, ['MFR_FINANCE']), {
      event: 'serviceFee.no_pass',
      ...document,
      params: { ...params, opinion: opinion?.trim() ?? '' },
      at: services.now(),
    });
  },
});

export const cancel = feeEffect({ apply: async () => ({ closeReason: 'cancelled' }) });

export const endWithDealer = feeEffect({ apply: async () => ({ closeReason: dealerEnded }) });
