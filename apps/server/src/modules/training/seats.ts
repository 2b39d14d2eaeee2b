/**
 * Seats of a course: people of submitted and passed registrations that do not wait. Whoever changes one has the course locked
 * (`locksFirst` of registrations), so that two never take the same seat.
 */
import { sql } from 'kysely';
import { act } from '../../documents/act.ts';
import type { AnyKind } from '../../documents/kind.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Context } from '../../shared/context.ts';
import type { Trx } from '../../shared/database/database.ts';
import { makerDay } from '../../shared/makerDay.ts';
import type { PlanRow } from './tables.ts';

/** Days before the start until which free seats go to the waiting list. */
export const promotionDays = 2;

/** The kinds that follow a course; they know it, and it knows them by name alone. */
export const registrationKind = ({ services }: Pick<Context, 'services'>): AnyKind => services.documents.get('trainSubmission')!.kind;
export const applicationKind = ({ services }: Pick<Context, 'services'>): AnyKind => services.documents.get('trainApply')!.kind;

/** Locks the courses of registrations, before these. */
export const lockPlansOf = async (trx: Trx, submissionIds: readonly string[]): Promise<void> =>
  void (await sql`select from train_plan where plan_no in (select plan_no from train_submission where id = any(${[...submissionIds]}::char(32)[]))
    order by id for update`.execute(trx));

/** Counts the seats of a locked course anew. */
export async function recountSeats(trx: Trx, planNo: string): Promise<PlanRow> {
  const { rows } = await sql<PlanRow>`update train_plan set seats_taken = (select coalesce(sum(number_of_participants), 0)::int from train_submission s
      where s.plan_no = train_plan.plan_no and s.del_flag = 0 and s.status in ('submitted', 'pass') and s.waiting_flag = 'N')
    where plan_no = ${planNo} returning *`.execute(trx);
  return rows[0]!;
}

/** Counts the seats of a locked course, and gives those that are free to the waiting list: in its order, each registration that fits as a whole. */
export async function promoteWaiting(context: Pick<Context, 'services'> & { db: Trx }, planNo: string): Promise<void> {
  const { services, db } = context;
  const { status, capacity, seatsTaken, startDate } = await recountSeats(db, planNo);
  if (status !== 'pass' || makerDay(services) > addDays(startDate, -promotionDays)) return;
  const { rows: waiting } = await sql<{ id: string; people: number }>`select id, number_of_participants as people from train_submission
    where plan_no = ${planNo} and del_flag = 0 and status = 'submitted' and waiting_flag = 'Y' order by submit_time, id`.execute(db);
  let left = capacity - seatsTaken;
  const before = left;
  for (const { id, people } of waiting) {
    if (people > left) continue;
    await act(systemContext(services, db), registrationKind({ services }), 'promote', { id });
    left -= people;
  }
  if (left < before) await recountSeats(db, planNo);
}

/** Takes the registrations or applications of a course through an action, as the system. @param opinion the reason that their log gives */
export async function actOnThose(
  { services, db }: Pick<Context, 'services'> & { db: Trx },
  kind: AnyKind,
  action: string,
  condition: ReturnType<typeof sql<unknown>>,
  opinion?: string | null,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(kind.table)} where del_flag = 0 and ${condition} order by id`.execute(db);
  for (const { id } of rows) await act(systemContext(services, db), kind, action, { id, opinion });
}
