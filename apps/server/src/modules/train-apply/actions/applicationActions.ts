/** Actions on applications, besides entering them. */
import { sql } from 'kysely';
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { handedIn, mustHaveRejectReason, mustMarkOwnLines, reviewed } from '../../../documents/review.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { forbidden, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { addTraining } from '../../training/service.ts';
import { checkSubmit } from '../rules/submitChecks.ts';
import type { ApplicationHeader } from '../tables.ts';
import { about, applicationEffect, tell } from './applicationStep.ts';

export const submit = applicationEffect({
  async prepare({ context: { services, user }, before }) {
    const errors = checkSubmit(before, { today: today(user, services.now()), leadDays: services.parameters.number('training.applyLeadDays') });
    if (errors.length > 0) throw invalid(errors);
  },
  async apply(step) {
    // There is no last day to correct it.
    const { resubmitUntil: _none, ...said } = handedIn(step);
    return said;
  },
  async notify({ context: { db, services } }, after) {
    const receivers = await reviewersOf(db, 'trainApply:audit', after.dealerCode);
    await notify(db, receivers, { event: 'trainApply.submitted', ...about(after), at: services.now() });
  },
});

export const giveUp = applicationEffect({ apply: async () => ({ closeReason: 'given_up' }) });

/** Time of day until which people register on the day before a course that was made from an application. */
const deadlineTime = '18:00:00';

/** The draft of a course from an application, for its dealer alone; the training centre completes it. */
async function planFrom(context: TrxContext, application: ApplicationHeader): Promise<{ id: string; planNo: string; version: number }> {
  const { db, user } = context;
  if (!user.permissions.has('training:add')) throw forbidden('forbidden');
  const { title, topics, secondProduct, location, numberOfParticipants, expenses, currency, expenseBearer, dealerCode } = application;
  const { rows } = await sql<{ language: Language; country: string }>`select language, country from dealer where dealer_code = ${dealerCode}`.execute(db);
  const day = application.expectedDate!;
  return addTraining(context, {
    title,
    topics,
    method: application.method!,
    level: 'basic',
    secondProduct,
    language: rows[0]!.language,
    country: rows[0]!.country,
    location,
    startDate: day,
    endDate: day,
    registrationDeadline: `${addDays(day, -1)} ${deadlineTime}`,
    capacity: numberOfParticipants!,
    organiser: user.username,
    expenses,
    currency,
    expenseBearer,
    targetScope: 'dealer',
    targetIds: [dealerCode],
  });
}

/** A course that is still to be held; it stays so until this is done. @throws E-012, E-426 */
async function mustBeOpen({ db }: TrxContext, planNo: string): Promise<void> {
  const { rows } = await sql<{ status: string }>`select status from train_plan where plan_no = ${planNo} and del_flag = 0 for share`.execute(db);
  if (!rows[0]) throw invalid([{ field: 'planNo', code: 'E-012' }]);
  if (rows[0].status === 'closed') throw invalid([{ field: 'planNo', code: 'E-426' }]);
}

/** The shortest answer, in characters. */
const leastAnswer = 5;

/** Answered with a course: one that is there, or a new one. */
export const pass = applicationEffect<{ replyContent: string; plannedNo: string | null }>({
  async prepare({ context, input: { lines = {} } }) {
    const replyContent = lines.replyContent?.trim() ?? '';
    const planNo = lines.planNo?.trim() || null;
    if ((planNo === null) === (lines.createPlan === undefined)) throw invalid([{ field: 'planNo', code: 'E-429' }]);
    if ([...replyContent].length < leastAnswer) throw refuse('E-006');
    if (planNo !== null) await mustBeOpen(context, planNo);
    return { replyContent, plannedNo: planNo };
  },
  async apply(step, { replyContent, plannedNo }) {
    return { ...reviewed(step), replyContent, plannedNo: plannedNo ?? (await planFrom(step.context, step.before)).planNo };
  },
  notify: (step, after) => tell(step, 'planned', after),
});

export const noPass = applicationEffect({
  async prepare({ context, input: { rejectReason, marks } }) {
    mustHaveRejectReason(context, rejectReason);
    await mustMarkOwnLines(marks, async () => ({}));
  },
  apply: async (step) => ({ ...reviewed(step), rejectReason: step.input.rejectReason ?? null, marks: step.input.marks ?? [] }),
  notify: (step, after) => tell(step, 'returned', after),
});

export const refusal = applicationEffect({
  prepare: async ({ context, input: { rejectReason } }) => mustHaveRejectReason(context, rejectReason),
  apply: async (step) => ({ ...reviewed(step), rejectReason: step.input.rejectReason ?? null, closeReason: 'refused' }),
  notify: (step, after) => tell(step, 'refused', after),
});

export const close = applicationEffect({
  apply: async (step) => ({ ...reviewed(step), closeReason: 'closed_by_maker' }),
  notify: (step, after) => tell(step, 'closed', after),
});

/** A course for one that has none any more. */
export const plan = applicationEffect({
  apply: async ({ context, before }) => ({ plannedNo: (await planFrom(context, before)).planNo }),
  notify: (step, after) => tell(step, 'planned', after),
});

export const finish = applicationEffect({ apply: async () => ({ closeReason: 'finished' }) });
export const unplan = applicationEffect({ apply: async () => ({ plannedNo: null }) });
export const endWithDealer = applicationEffect({ apply: async () => ({ closeReason: dealerEnded }) });
