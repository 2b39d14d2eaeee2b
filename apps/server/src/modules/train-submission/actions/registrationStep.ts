/** Common parts of the actions on registrations. */
import { sql } from 'kysely';
import { type ActionInput, effect, type Step } from '../../../documents/kind.ts';
import type { Mark, TrainParticipantInput } from '../../../generated/types.gen.ts';
import type { Db, Trx } from '../../../shared/database/database.ts';
import { dealerUsers, notify, usersNamed } from '../../../shared/notify/notify.ts';
import { dealerCountry } from '../../../shared/wrongPhone.ts';
import type { PlanRow } from '../../training/service.ts';
import type { PeopleFacts } from '../rules/people.ts';
import type { Participant, RegistrationHeader } from '../tables.ts';

export interface RegistrationInput extends ActionInput {
  marks?: Mark[] | undefined;
  /** Of `changePeople`. */
  people?: readonly TrainParticipantInput[];
}

export type RegistrationStep = Step<RegistrationHeader, RegistrationInput>;
export const registrationEffect = effect<RegistrationHeader, RegistrationInput>();

/** Its course, which is locked already. */
export async function planOf(db: Db, planNo: string): Promise<PlanRow> {
  const { rows } = await sql<PlanRow>`select * from train_plan where plan_no = ${planNo}`.execute(db);
  return rows[0]!;
}

/** Who is in submitted and passed registrations for the same course. */
export async function othersOf(db: Trx, { id, planNo }: RegistrationHeader): Promise<Pick<Participant, 'contactId' | 'name' | 'phone'>[]> {
  const { rows } = await sql<Pick<Participant, 'contactId' | 'name' | 'phone'>>`select p.contact_id, p.name, p.phone from train_participant p
      join train_submission s on s.id = p.submission_id
    where s.plan_no = ${planNo} and s.id <> ${id} and s.del_flag = 0 and s.status in ('submitted', 'pass')`.execute(db);
  return rows;
}

/** What the rules of people ask about. */
export async function peopleFacts(db: Db, dealerCode: string, inputs: readonly TrainParticipantInput[]): Promise<PeopleFacts> {
  const ids = inputs.flatMap(({ contactId }) => (contactId ? [contactId] : []));
  const { rows } = await sql<{ id: string }>`select id from contact where id = any(${ids}::char(32)[]) and dealer_code = ${dealerCode}`.execute(db);
  return { contacts: rows.map(({ id }) => id), country: await dealerCountry(db, dealerCode) };
}

/** Tells submitter and administrators of the dealer. */
export async function tell(
  { context: { db, services }, input: { opinion } }: RegistrationStep,
  event: string,
  { id, submissionNo, planNo, submitBy, dealerCode, numberOfParticipants }: RegistrationHeader,
  more: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const { title } = await planOf(db, planNo);
  const receivers = [...(await usersNamed(db, [submitBy])), ...(await dealerUsers(db, dealerCode, ['DLR_ADMIN']))];
  await notify(db, receivers, {
    event: `trainSubmission.${event}`,
    docType: 'trainSubmission',
    docId: id,
    docNo: submissionNo,
    params: { no: submissionNo, title, n: numberOfParticipants ?? 0, opinion: opinion ?? '', ...more },
    at: services.now(),
  });
}
