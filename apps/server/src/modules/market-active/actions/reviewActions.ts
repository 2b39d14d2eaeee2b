/** The maker's side of an activity, and its end. */
import { mustHaveRejectReason, mustMarkOwnLines, reviewed, tellDealer } from '../../../documents/review.ts';
import { dealerUsers, notify } from '../../../shared/notify/notify.ts';
import { fees, feeSource, settleFees } from '../../service-fee/service.ts';
import { approvedSupport, settledSupport } from '../rules/amounts.ts';
import type { MarketActiveHeader } from '../tables.ts';
import { about, type ActivityStep, activityEffect, organisers } from './activityStep.ts';

const tell = (event: string, step: ActivityStep, after: MarketActiveHeader): Promise<void> =>
  tellDealer(step, after, { ...about(after), event: `marketActive.${event}` });

const tellOrganisers = async (event: string, { context: { db, services } }: ActivityStep, after: MarketActiveHeader): Promise<void> =>
  notify(db, await dealerUsers(db, after.dealerCode, organisers), { ...about(after), event: `marketActive.${event}`, at: services.now() });

/** The plan is approved with its support, and the report is awaited. */
export const pass = activityEffect<Pick<MarketActiveHeader, 'approvedAmount'>>({
  prepare: async ({ before, input }) => ({ approvedAmount: approvedSupport(before, input) }),
  apply: async (step, approved) => ({ ...reviewed(step), ...approved, stage: 'report' }),
  notify: (step, after) => tell('pass', step, after),
});

/** The report is approved: the dealer is owed what is settled. Where that is nothing, no fee would end it, so that it ends here. */
export const auditSucceeded = activityEffect<Pick<MarketActiveHeader, 'settledAmount' | 'deductReason'>>({
  prepare: async ({ before, input }) => settledSupport(before, input),
  async apply(step, settled) {
    const { before, context } = step;
    const [feeNo = null] = await fees.create(context, {
      ...feeSource('marketActive', before.activeNo, before),
      lines: [{ feeType: 'marketing', amount: settled.settledAmount }],
    });
    const decided = { ...reviewed(step), ...settled, feeNo };
    return feeNo === null ? { ...decided, status: 'closed', closeReason: 'finished' } : { ...decided, settlementStatus: 'unsettled' };
  },
  notify: (step, after) => tell('audit_succeeded', step, after),
});

export const noPass = activityEffect({
  async prepare({ context, input: { rejectReason, marks } }) {
    mustHaveRejectReason(context, rejectReason);
    await mustMarkOwnLines(marks, async () => ({}));
  },
  apply: async (step) => ({ ...reviewed(step), rejectReason: step.input.rejectReason ?? null, marks: step.input.marks ?? [] }),
  notify: (step, after) => tell('no_pass', step, after),
});

export const refuse = activityEffect({
  prepare: async ({ context, input: { rejectReason } }) => mustHaveRejectReason(context, rejectReason),
  apply: async (step) => ({ ...reviewed(step), rejectReason: step.input.rejectReason ?? null, closeReason: 'refused' }),
  notify: (step, after) => tell('closed', step, after),
});

export const close = activityEffect({
  apply: async (step) => ({ ...reviewed(step), closeReason: 'closed_by_maker' }),
  notify: (step, after) => tell('closed', step, after),
});

/** A statement has paid its support. */
export const settle = activityEffect({
  async apply({ context, before, input: { paid } }) {
    if (!paid) throw new Error('An activity is settled by a statement');
    await settleFees(context, { sourceId: before.id, ...paid });
    return { settlementStatus: 'settled', statementNo: paid.statementNo, closeReason: 'settled' };
  },
  notify: async ({ context: { db, services } }, after) =>
    notify(db, await dealerUsers(db, after.dealerCode, ['DLR_ADMIN']), { ...about(after), event: 'marketActive.settled', at: services.now() }),
});

/** No report came in time; its support lapses. */
export const expire = activityEffect({
  apply: async () => ({ closeReason: 'expired' }),
  notify: (step, after) => tellOrganisers('forfeited', step, after),
});
