/** Courses and certificates that come up, for the home page of dealers. */
import { sql } from 'kysely';
import { addDays } from '../../shared/calendarDate.ts';
import type { Context } from '../../shared/context.ts';
import { conditionOf } from '../../shared/list/filters.ts';
import { listLink } from '../../shared/list/listLink.ts';
import { isMaker, today } from '../../shared/session/currentUser.ts';
import type { Coming, Expected } from '../home/hooks.ts';
import { isReadBy } from './audience.ts';
import { certifiedPeople } from './reading/people.ts';
import { trainingFilters } from './reading/trainingList.ts';

/** Courses whose registration ends within so many days. */
const registrationDays = 14;

/** Courses with seats that nobody of the unit is registered for; a unit that rests registers nobody. */
async function openCourses(context: Context): Promise<Expected> {
  const { db, user, services } = context;
  const last = addDays(today(user, services.now()), registrationDays);
  const asked = { open: '1', trainingStatus: 'registering', unregistered: '1' } as const;
  const link = listLink('/training/plan', asked, { match: 'and', items: [{ field: 'registrationDeadline', rule: 'le', val: last, type: 'date' }] });
  if (isMaker(user) || user.standstill !== null) return { n: 0, day: null, link };
  const conditions = trainingFilters(context, asked).flatMap((filter) => (filter ? [conditionOf(filter)] : []));
  const localDeadline = sql`(registration_deadline at time zone ${user.timeZone})::date`;
  const { rows } = await sql<{ n: number; day: string | null }>`select count(*)::int as n, min(${localDeadline})::text as day from train_plan
    where del_flag = 0 and ${isReadBy(user)} and ${localDeadline} <= ${last}::date and ${sql.join(conditions, sql` and `)}`.execute(db);
  return { ...rows[0]!, isLastDay: true, link };
}

async function certificatesEnding(context: Context): Promise<Expected> {
  const { rows } = await certifiedPeople(context).execute(context.db);
  const { ending, firstEnd } = rows[0]!;
  return { n: ending, day: firstEnd, isLastDay: true, link: '/training/plan/people?ending=1' };
}

export const comingTrainings: readonly Coming[] = [
  { key: 'training.open', permission: 'trainingRegistration:add', read: openCourses },
  { key: 'training.certificatesEnding', permission: 'trainingRegistration:query', read: certificatesEnding },
];
