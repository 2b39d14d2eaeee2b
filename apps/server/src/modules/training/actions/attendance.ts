/** Attendance, scores and certificates. */
import { sql } from 'kysely';
import { nextNumbers } from '../../../documents/numbers/nextNumber.ts';
import { mustGiveReason } from '../../../documents/workflow.ts';
import type { TrainingAttendance } from '../../../generated/types.gen.ts';
import { addMonths } from '../../../shared/calendarDate.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { json, type Trx } from '../../../shared/database/database.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { type InvalidField, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { actOnThose, applicationKind, registrationKind } from '../seats.ts';
import type { PlanRow } from '../tables.ts';
import { tellRegistrants } from '../tell.ts';
import { trainingEffect } from './trainingStep.ts';

interface Person {
  id: string;
  submissionId: string;
  attended: 'Y' | 'N' | null;
  score: number | null;
  certificateNo: string | null;
}

/** Registrations whose people have, or had, a seat in the course. */
export const seated = sql`(s.status = 'pass' or s.status = 'closed' and s.close_reason = 'finished')`;

const peopleOf = async (db: Trx, planNo: string): Promise<Person[]> =>
  (
    await sql<Person>`select p.id, p.submission_id, p.attended, p.score, p.certificate_no from train_participant p join train_submission s on s.id = p.submission_id
    where s.plan_no = ${planNo} and s.del_flag = 0 and ${seated} order by s.submission_no, p.line_no`.execute(db)
  ).rows;

/** Everybody named has a seat, once; whoever came has a score where the course asks for one. */
export function wrongAttendance(passScore: number | null, people: readonly { id: string }[], lines: readonly TrainingAttendance[]): InvalidField[] {
  const known = new Set(people.map(({ id }) => id));
  return lines.flatMap(({ lineId, attended, score }, index): InvalidField[] => {
    const line = `lines[${index}]`;
    if (!known.delete(lineId)) return [{ field: 'lineId', line, code: 'E-012' }];
    return passScore !== null && attended === 'Y' && score == null ? [{ field: 'score', line, code: 'E-013' }] : [];
  });
}

/** Whoever came, and reached the pass mark where there is one. */
export const isCertified = ({ attended, score }: Pick<Person, 'attended' | 'score'>, passScore: number | null): boolean =>
  attended === 'Y' && (passScore === null || (score !== null && score >= passScore));

/** Gives certificates to those who have earned one, and takes them from those who no longer have. A number stays taken. @returns how many were given */
async function settleCertificates({ db, services }: TrxContext, { planNo, passScore, endDate }: PlanRow): Promise<number> {
  const people = await peopleOf(db, planNo);
  const lost = people.filter((person) => person.certificateNo !== null && !isCertified(person, passScore));
  const earned = people.filter((person) => person.certificateNo === null && isCertified(person, passScore));
  await sql`update train_participant set certificate_no = null, valid_to = null where id = any(${lost.map(({ id }) => id)}::char(32)[])`.execute(db);
  const numbers = await nextNumbers(db, { code: 'certificate', dealerCode: null, day: makerDay(services) }, earned.length);
  const given = earned.map(({ id }, index) => ({ id, certificate_no: numbers[index] }));
  const validTo = addMonths(endDate, services.parameters.number('training.certificateMonths'));
  await sql`update train_participant p set certificate_no = given.certificate_no, valid_to = ${validTo}::date
    from jsonb_to_recordset(${json(given)}::jsonb) as given (id char(32), certificate_no text) where p.id = given.id`.execute(db);
  return earned.length;
}

/** Records who came and how well; of a finished course it corrects that, and certificates follow. */
export const attendance = trainingEffect<readonly TrainingAttendance[]>({
  async prepare({ context: { db }, before, input: { attendance: lines = [], opinion } }) {
    if (before.finishTime !== null) mustGiveReason({ needs: 'reason' }, opinion);
    const errors = wrongAttendance(before.passScore, await peopleOf(db, before.planNo), lines);
    if (errors.length > 0) throw invalid(errors);
    return lines;
  },
  async apply({ context, before, input: { opinion } }, lines) {
    const { db } = context;
    const rows = lines.map(({ lineId, attended, score }) => ({ id: lineId, attended, score: attended === 'Y' ? (score ?? null) : null }));
    await sql`update train_participant p set attended = line.attended, score = line.score
      from jsonb_to_recordset(${json(rows)}::jsonb) as line (id char(32), attended text, score int) where p.id = line.id`.execute(db);
    await actOnThose(
      context,
      registrationKind(context),
      'attend',
      sql`plan_no = ${before.planNo} and status = 'pass' and seat_confirm_time is null
        and exists (select from train_participant p where p.submission_id = train_submission.id and p.attended = 'Y')`,
    );
    if (before.finishTime === null) return;
    await settleCertificates(context, before);
    await tellRegistrants(context, before, { event: 'training.corrected', receivers: await finishedOf(context, before), opinion: opinion ?? '' });
  },
});

/** Submitters and administrators of the dealers who took part. */
async function finishedOf({ db }: Pick<TrxContext, 'db'>, { planNo }: PlanRow): Promise<{ id: string }[]> {
  const { rows } = await sql<{
    id: string;
  }>`select distinct u.id from sys_user u join sys_user_depart ud on ud.user_id = u.id join sys_depart d on d.org_code = ud.org_code
      join train_submission s on s.dealer_code = d.dealer_code and s.plan_no = ${planNo} and s.del_flag = 0 and s.close_reason = 'finished'
    where u.status = 1 and u.del_flag = 0 and (u.username = s.submit_by or d.org_category = 3
      and exists (select from sys_user_role r where r.user_id = u.id and r.role_code = 'DLR_ADMIN'))`.execute(db);
  return rows;
}

/** Ends a course: who has earned one gets a certificate; registrations and the applications that it came from end with it. */
export const finish = trainingEffect({
  async prepare({ context: { db }, before }) {
    const { rows } = await sql<{ unreviewed: number; unknown: number }>`select
      count(distinct s.id) filter (where s.status = 'submitted' and s.waiting_flag = 'N')::int as unreviewed,
      count(*) filter (where s.status = 'pass' and p.attended is null)::int as unknown
      from train_submission s left join train_participant p on p.submission_id = s.id where s.plan_no = ${before.planNo} and s.del_flag = 0`.execute(db);
    const { unreviewed, unknown } = rows[0]!;
    if (unreviewed > 0) throw refuse('E-447', { n: unreviewed });
    if (unknown > 0) throw refuse('E-427', { n: unknown });
  },
  async apply({ context, before: plan }) {
    const ofPlan = sql`plan_no = ${plan.planNo}`;
    await actOnThose(context, applicationKind(context), 'finish', sql`planned_no = ${plan.planNo} and status = 'pass'`);
    await settleCertificates(context, plan);
    await actOnThose(context, registrationKind(context), 'expire', sql`${ofPlan} and status in ('draft', 'submitted', 'no_pass')`);
    await actOnThose(context, registrationKind(context), 'finish', sql`${ofPlan} and status = 'pass'`);
    return { finishTime: context.services.now().toISOString(), closeReason: 'finished' };
  },
});
