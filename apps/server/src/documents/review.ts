/** Columns written by submission and review of a document, and the recipients of a decision; the same for every kind. */
import type { Mark } from '../generated/types.gen.ts';
import { addDays } from '../shared/calendarDate.ts';
import type { Context } from '../shared/context.ts';
import { readOnce } from '../shared/database/together.ts';
import { dealerUsers, type Notification, notify, usersNamed } from '../shared/notify/notify.ts';
import { invalid, refuse } from '../shared/refusal/refusal.ts';
import { today } from '../shared/session/currentUser.ts';
import type { ActionInput, Step } from './kind.ts';

/** Columns of a submission: user, time, round. Reasons and marks of an earlier return are cleared. */
export const handedIn = ({ context: { services, user }, before: { round } }: Step<{ round: number }, ActionInput>) => ({
  round: round + 1,
  submitTime: services.now().toISOString(),
  submitBy: user.username,
  resubmitUntil: null,
  rejectReason: null,
  marks: [],
});

/** Who decided, when, and in which words. */
export const reviewed = ({ context: { services, user }, input: { opinion } }: Step<unknown, ActionInput>) => ({
  auditTime: services.now().toISOString(),
  auditBy: user.username,
  auditOpinion: opinion?.trim() || null,
});

/** Refuses a return without a reason of the dictionary (E-006, E-014). */
export function mustHaveRejectReason({ services }: Pick<Context, 'services'>, reason: string | null | undefined): void {
  if (!reason) throw refuse('E-006');
  if (!services.dictionaries.items('reject_reason')?.some(({ value }) => value === reason)) throw invalid([{ field: 'rejectReason', code: 'E-014' }]);
}

/** Last day to hand a document in again that goes back today. */
export const resubmitUntil = ({ services, user }: Pick<Context, 'services' | 'user'>): string =>
  addDays(today(user, services.now()), services.parameters.number('claim.resubmitDays'));

/** Columns of a returned document: reason, marks, last day to resubmit it. */
export const returned = (step: Step<unknown, ActionInput & { marks?: readonly Mark[] | undefined }>) => ({
  ...reviewed(step),
  rejectReason: step.input.rejectReason ?? null,
  marks: step.input.marks ?? [],
  resubmitUntil: resubmitUntil(step.context),
});

/** Refuses marks at lines that are not the document's (E-012). @param lines all its lists of lines, read only where a mark names one */
export async function mustMarkOwnLines(
  marks: readonly Mark[] | undefined,
  lines: () => Promise<Readonly<Record<string, readonly { id: string }[]>>>,
): Promise<void> {
  if (!marks?.some(({ lineId }) => lineId)) return;
  const own = new Set(Object.values(await lines()).flatMap((list) => list.map(({ id }) => id)));
  const strange = marks.flatMap(({ lineId }, index) => (lineId && !own.has(lineId) ? [{ field: 'lineId', line: `marks[${index}]`, code: 'E-012' }] : []));
  if (strange.length > 0) throw invalid(strange);
}

/** Tells the submitter and the dealer's administrators, with the reviewer's words. */
export async function tellDealer(
  { context: { db, services }, input: { opinion, rejectReason } }: Step<unknown, ActionInput>,
  { submitBy, dealerCode }: { submitBy: string | null; dealerCode: string },
  { params, ...about }: Notification,
): Promise<void> {
  const receivers = await readOnce(db, `tellDealer ${dealerCode} ${submitBy}`, async () => [
    ...(await usersNamed(db, [submitBy])),
    ...(await dealerUsers(db, dealerCode, ['DLR_ADMIN'])),
  ]);
  await notify(db, receivers, { ...about, params: { ...params, opinion: opinion ?? '', reasonCode: rejectReason ?? '' }, at: services.now() });
}
