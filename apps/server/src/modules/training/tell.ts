/** Whom events of courses reach. */
import { sql } from 'kysely';
import type { Trx } from '../../shared/database/database.ts';
import type { TrxContext } from '../../shared/context.ts';
import { dayAtMaker } from '../../shared/makerDay.ts';
import { notify, usersNamed, usersOfDealers } from '../../shared/notify/notify.ts';
import { audienceOf } from '../public-notice/service.ts';
import type { PlanRow } from './tables.ts';

type Teller = Pick<TrxContext, 'db' | 'services'>;

const about = ({ id, planNo }: PlanRow) => ({ docType: 'training', docId: id, docNo: planNo });

/** What messages say of a course. */
export const planParams = ({ planNo, title, startDate, endDate, location, capacity, seatsTaken }: PlanRow) => ({
  no: planNo,
  title,
  from: startDate,
  to: endDate === startDate ? '' : endDate,
  place: location ?? '',
  n: Math.max(0, capacity - seatsTaken),
});

/** Those whom a published course is meant for, and who may register. @param withoutOurs leaves out whose unit has registered */
export async function tellAudience({ db, services }: Teller, plan: PlanRow, event: string, withoutOurs = false): Promise<void> {
  const audience = await audienceOf(db, plan.id, 'trainingRegistration:add', 'train_plan');
  const registered = withoutOurs ? await usersRegistered(db, plan.planNo) : new Set<string>();
  const date = dayAtMaker(plan.registrationDeadline, services.parameters);
  await notify(
    db,
    audience.filter(({ id }) => !registered.has(id)),
    { event, ...about(plan), params: { ...planParams(plan), date }, at: services.now() },
  );
}

async function usersRegistered(db: Trx, planNo: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select distinct ud.user_id as id from sys_user_depart ud join train_submission s on s.org_code = ud.org_code
    where s.plan_no = ${planNo} and s.del_flag = 0 and s.status <> 'closed'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Submitters and administrators of the dealers with a submitted or passed registration. */
export async function registrantsOf(db: Trx, planNo: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ submitBy: string | null; dealerCode: string }>`select submit_by, dealer_code from train_submission
    where plan_no = ${planNo} and del_flag = 0 and status in ('submitted', 'pass')`.execute(db);
  if (rows.length === 0) return [];
  const administrators = await usersOfDealers(db, [...new Set(rows.map(({ dealerCode }) => dealerCode))], ['DLR_ADMIN']);
  return [
    ...(await usersNamed(
      db,
      rows.map(({ submitBy }) => submitBy),
    )),
    ...[...administrators.values()].flat(),
  ];
}

export const tellRegistrants = (
  { db, services }: Teller,
  plan: PlanRow,
  { event, receivers, opinion = '' }: { event: string; receivers: readonly { id: string }[]; opinion?: string },
): Promise<void> => notify(db, receivers, { event, ...about(plan), params: { ...planParams(plan), date: plan.startDate, opinion }, at: services.now() });
