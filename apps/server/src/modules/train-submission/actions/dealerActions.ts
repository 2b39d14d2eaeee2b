/** Actions of the dealer on a registration, besides entering it. Its course is locked throughout. */
import { sql } from 'kysely';
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { handedIn } from '../../../documents/review.ts';
import { writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import { notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { askFirst, type InvalidField, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { wireTime } from '../../../shared/session/currentUser.ts';
import { promoteWaiting, recountSeats } from '../../training/service.ts';
import { registrationStore } from '../registrationStore.ts';
import { mergePeople, peopleChanges, wrongPeople } from '../rules/people.ts';
import { wrongCounts } from '../rules/submitChecks.ts';
import type { Participant } from '../tables.ts';
import { othersOf, peopleFacts, planOf, registrationEffect, type RegistrationStep, tell } from './registrationStep.ts';

/** People of the dealer, its sub-dealers included, who are registered already. */
async function ofDealer({ context: { db }, before: { id, planNo, dealerCode } }: RegistrationStep): Promise<number> {
  const { rows } = await sql<{ people: number }>`select coalesce(sum(number_of_participants), 0)::int as people from train_submission
    where plan_no = ${planNo} and dealer_code = ${dealerCode} and id <> ${id} and del_flag = 0 and status in ('submitted', 'pass')`.execute(db);
  return rows[0]!.people;
}

/** Hands it in: with its seats, or, once the user has agreed, on the waiting list. Whole registrations only. */
export const submit = registrationEffect<{ waitingFlag: 'Y' | 'N' }>({
  async prepare(step) {
    const { context, before, input } = step;
    const { db, services } = context;
    const plan = await planOf(db, before.planNo);
    if (plan.status !== 'pass') throw refuse('E-426');
    if (plan.registrationDeadline <= wireTime(services.now())) throw refuse('E-421');
    const { lines } = await registrationStore.findLines(db, before.id);
    if (lines.length === 0) throw refuse('E-008');
    const errors: InvalidField[] = [...wrongCounts(before, lines.length), ...wrongPeople(lines, await othersOf(db, before), plan.method === 'factory')];
    if (plan.maxPerDealer !== null && (await ofDealer(step)) + lines.length > plan.maxPerDealer)
      errors.push({ field: 'numberOfParticipants', code: 'E-422', params: { n: plan.maxPerDealer } });
    if (errors.length > 0) throw invalid(errors);
    const isFull = lines.length > plan.capacity - plan.seatsTaken;
    if (isFull && !input.confirm) throw askFirst([{ code: 'E-423', params: { n: plan.capacity } }]);
    return { waitingFlag: isFull ? 'Y' : 'N' };
  },
  async apply(step, ready) {
    return { ...handedIn(step), ...ready, seatConfirmTime: null };
  },
  async notify(step, after) {
    const { db, services } = step.context;
    await recountSeats(db, after.planNo);
    if (after.waitingFlag === 'Y') return tell(step, 'waiting', after, { n: await waitingPos(step, after.id) });
    const receivers = await reviewersOf(db, 'trainingRegistration:audit', after.dealerCode);
    const { title } = await planOf(db, after.planNo);
    await notify(db, receivers, {
      event: 'trainSubmission.submitted',
      docType: 'trainSubmission',
      docId: after.id,
      docNo: after.submissionNo,
      params: { no: after.submissionNo, title, dealer: after.dealerName, n: after.numberOfParticipants ?? 0 },
      at: services.now(),
    });
  },
});

/** In a statement over `train_submission`: its place on the waiting list, null elsewhere. */
export const waitingPosition = sql<number | null>`case when train_submission.waiting_flag = 'Y' and train_submission.status = 'submitted' then (
  select count(*)::int from train_submission o where o.plan_no = train_submission.plan_no and o.del_flag = 0 and o.status = 'submitted' and o.waiting_flag = 'Y'
    and (o.submit_time, o.id) <= (train_submission.submit_time, train_submission.id)) end`;

async function waitingPos({ context: { db } }: RegistrationStep, id: string): Promise<number> {
  const { rows } = await sql<{ pos: number | null }>`select ${waitingPosition} as pos from train_submission where id = ${id}`.execute(db);
  return rows[0]?.pos ?? 0;
}

/** Its seats go to the waiting list. */
export const withdraw = registrationEffect({
  apply: async () => ({ waitingFlag: 'N' }),
  notify: ({ context }, after) => promoteWaiting(context, after.planNo),
});

export const giveUp = registrationEffect({ apply: async () => ({ closeReason: 'given_up' }) });

export const confirmSeat = registrationEffect({ apply: async ({ context: { services } }) => ({ seatConfirmTime: services.now().toISOString() }) });

/** Other people in the seats that it holds; who is left out frees one. */
export const changePeople = registrationEffect<{ stored: Participant[]; lines: Participant[] }>({
  async prepare({ context: { db }, before, input: { people } }) {
    const { lines: stored } = await registrationStore.findLines(db, before.id);
    if (!people) return { stored, lines: stored };
    if (people.length > stored.length) throw invalid([{ field: 'lines', code: 'trainSubmission.mostPeople', params: { n: stored.length } }]);
    const { lines, errors } = mergePeople(before.id, stored, people, await peopleFacts(db, before.dealerCode, people));
    const { method } = await planOf(db, before.planNo);
    const all = [...errors, ...wrongPeople(lines, await othersOf(db, before), method === 'factory')];
    if (all.length > 0) throw invalid(all);
    return { stored, lines };
  },
  async apply({ context: { db, user, services }, before: { id, submissionNo: no } }, { stored, lines }) {
    const gone = stored.filter((person) => !lines.some((line) => line.id === person.id));
    await sql`delete from train_participant where submission_id = ${id} and id = any(${gone.map((person) => person.id)}::char(32)[])`.execute(db);
    await registrationStore.putLines(db, { lines });
    const changes = peopleChanges({ lines: stored }, { lines });
    await writeChangeLog(db, { docType: 'trainSubmission', id, no, user, changes, at: services.now() });
    return { numberOfParticipants: lines.length };
  },
  notify: ({ context }, after) => promoteWaiting(context, after.planNo),
});

/** Gives up its seats; after the deadline it is remembered. */
export const cancelSeat = registrationEffect({
  async apply({ context: { db, services }, before }) {
    const { registrationDeadline } = await planOf(db, before.planNo);
    return { closeReason: 'cancelled', lateCancel: registrationDeadline <= wireTime(services.now()) ? 'Y' : 'N' };
  },
  notify: ({ context }, after) => promoteWaiting(context, after.planNo),
});

export const endWithDealer = registrationEffect({
  apply: async () => ({ closeReason: dealerEnded }),
  notify: ({ context }, after) => promoteWaiting(context, after.planNo),
});
