/** Actions of the dealer on an activity, besides entering it: submit plan or report, withdraw, give up, call off. */
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { handedIn } from '../../../documents/review.ts';
import { fittingFiles } from '../../../shared/files/filesInSlots.ts';
import { notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { askFirst, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { checkPlan, checkReport } from '../rules/submitChecks.ts';
import { about, type ActivityStep, activityEffect } from './activityStep.ts';

async function mustBePlan({ context: { db, services, user }, before }: ActivityStep): Promise<void> {
  const { currency } = await db.selectFrom('dealer').select('currency').where('dealerCode', '=', before.dealerCode).executeTakeFirstOrThrow();
  const errors = checkPlan(before, { today: today(user, services.now()), settlementCurrency: currency });
  if (errors.length > 0) throw invalid(errors);
}

async function mustBeReport({ context: { db, services, user }, before, input }: ActivityStep): Promise<void> {
  const facts = { today: today(user, services.now()), files: await fittingFiles(db, 'market_active', before.id) };
  const { errors, warnings } = checkReport(before, facts);
  if (errors.length > 0) throw invalid(errors);
  if (warnings.length > 0 && !input.confirm) throw askFirst(warnings);
}

/** Hands in what the stage asks for, and tells who decides about it. */
export const submit = activityEffect({
  prepare: (step) => (step.before.stage === 'plan' ? mustBePlan(step) : mustBeReport(step)),
  apply: async (step) => handedIn(step),
  async notify({ context: { db, services } }, after) {
    const [permission, event] = after.stage === 'plan' ? (['audit', 'submitted'] as const) : (['finalAudit', 'reported'] as const);
    const receivers = await reviewersOf(db, `marketActive:${permission}`, after.dealerCode);
    await notify(db, receivers, { ...about(after), event: `marketActive.${event}`, at: services.now() });
  },
});

/** A plan becomes a draft again; without its report it is an approved plan. */
export const withdraw = activityEffect({ apply: async ({ before: { stage } }) => (stage === 'report' ? { status: 'pass' } : {}) });

export const giveUp = activityEffect({ apply: async () => ({ closeReason: 'given_up' }) });

export const cancel = activityEffect({
  apply: async () => ({ closeReason: 'cancelled' }),
  async notify({ context: { db, services }, input: { opinion } }, after) {
    const { params, ...more } = about(after);
    const receivers = await reviewersOf(db, 'marketActive:audit', after.dealerCode);
    await notify(db, receivers, { ...more, event: 'marketActive.cancelled', params: { ...params, opinion: opinion?.trim() ?? '' }, at: services.now() });
  },
});

/** A returned activity is closed with its dealer. */
export const endWithDealer = activityEffect({ apply: async () => ({ closeReason: dealerEnded }) });
