/** The maker's side of a suggestion, and its end. */
import { reviewed, tellDealer } from '../../../documents/review.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dealerUsers, notify, usersNamed, usersOfDealers } from '../../../shared/notify/notify.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { SuggestRow } from '../tables.ts';
import { about, suggestEffect, type SuggestStep } from './suggestStep.ts';

const tell = (event: string, step: SuggestStep, after: SuggestRow, params: Record<string, string> = {}): Promise<void> => {
  const { params: usual, ...document } = about(after);
  return tellDealer(step, after, { event: `prodUpgradeSuggest.${event}`, ...document, params: { ...usual, ...params } });
};

/** Tells the submitter, and the administrators of the dealers that voted for it, who may not open it. */
async function tellVoters({ context: { db, services } }: SuggestStep, event: string, after: SuggestRow): Promise<void> {
  const votes = await db.selectFrom('suggestVote').select('dealerCode').where('suggestId', '=', after.id).execute();
  const voters = await usersOfDealers(
    db,
    votes.map(({ dealerCode }) => dealerCode),
    ['DLR_ADMIN'],
  );
  const { params, ...document } = about(after);
  const told = { event: `prodUpgradeSuggest.${event}`, params, at: services.now() };
  const owners = [...(await usersNamed(db, [after.submitBy])), ...(await dealerUsers(db, after.dealerCode, ['DLR_ADMIN']))];
  await notify(db, owners, { ...told, ...document });
  await notify(db, [...voters.values()].flat(), { ...told, docNo: after.suggestNo });
}

/** An answer of the maker to the last submission. */
const answered = ({ context: { services, user }, before: { round } }: SuggestStep, replyContent: string) => ({
  replyContent: replyContent.trim(),
  replyBy: user.username,
  replyTime: services.now().toISOString(),
  replyRound: round,
});

/** A version is planned for today or later. */
function planErrors({ context: { services, user } }: SuggestStep, planDate: string | null | undefined): InvalidField[] {
  const from = today(user, services.now());
  return planDate && planDate < from ? [{ field: 'planDate', code: 'E-441', params: { from, to: '2100-12-31' } }] : [];
}

export const reply = suggestEffect({
  apply: async (step) => answered(step, step.input.opinion!),
  notify: (step, after) => tell('replied', step, after, { text: after.replyContent!.slice(0, 200) }),
});

/** Adopted, with an answer to the dealer. */
export const pass = suggestEffect({
  async prepare(step) {
    const { replyContent, planDate } = step.input.lines ?? {};
    const errors = planErrors(step, planDate);
    if (!replyContent?.trim()) errors.unshift({ field: 'replyContent', code: 'E-013' });
    if (errors.length > 0) throw invalid(errors);
  },
  async apply(step) {
    const { replyContent, planVersion, planDate } = step.input.lines!;
    return { ...reviewed(step), ...answered(step, replyContent!), planVersion: planVersion?.trim() || null, planDate: planDate ?? null };
  },
  notify: (step, after) => tell('pass', step, after, { text: after.replyContent!.slice(0, 200) }),
});

/** Back to the dealer with a question, which has to be answered in time. */
export const noPass = suggestEffect({
  async apply(step) {
    const { services, user } = step.context;
    return {
      ...reviewed(step),
      rejectReason: step.input.rejectReason || null,
      marks: step.input.marks ?? [],
      resubmitUntil: addDays(today(user, services.now()), services.parameters.number('suggest.closeDays')),
    };
  },
  notify: (step, after) => tell('no_pass', step, after),
});

/** Not adopted. */
export const refuse = suggestEffect({
  apply: async (step) => ({ ...reviewed(step), rejectReason: step.input.rejectReason || null, closeReason: 'refused' }),
  notify: (step, after) => tell('refused', step, after),
});

export const plan = suggestEffect({
  async prepare(step) {
    const { planVersion = '', planDate } = step.input.planned ?? {};
    const errors = planErrors(step, planDate);
    if (planVersion.trim() === '') errors.unshift({ field: 'planVersion', code: 'E-013' });
    if (errors.length > 0) throw invalid(errors);
  },
  apply: async ({ input: { planned } }) => ({ planVersion: planned!.planVersion.trim(), planDate: planned!.planDate }),
  notify: (step, after) => tellVoters(step, 'planned', after),
});

/** In production, in a version that is known. */
export const auditSucceeded = suggestEffect({
  async prepare({ before }) {
    if (before.planVersion === null) throw invalid([{ field: 'planVersion', code: 'E-013' }]);
  },
  apply: async (step) => reviewed(step),
  notify: (step, after) => tellVoters(step, 'released', after),
});

export const close = suggestEffect({
  apply: async (step) => ({ ...reviewed(step), closeReason: step.before.status === 'audit_succeeded' ? 'finished' : 'closed_by_maker' }),
  notify: (step, after) => tell('closed', step, after),
});

/** Nobody answered the maker's question. */
export const expire = suggestEffect({
  apply: async () => ({ closeReason: 'expired' }),
  notify: (step, after) => tell('closed', step, after),
});

export const finish = suggestEffect({ apply: async () => ({ closeReason: 'finished' }) });
