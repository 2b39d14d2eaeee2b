/** Figures about courses for the analysis page. */
import { sql } from 'kysely';
import type { QueryLine } from '@harrow/validation/query';
import type { TrainingFigures } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { countedList, limitedLink, onlyDealers } from '../../../shared/list/countedList.ts';
import { listLink } from '../../../shared/list/listLink.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { isKeeper } from '../audience.ts';
import { countCertified } from './people.ts';
import { keptList, noticeList, trainingFilters } from './trainingList.ts';

const nextCourses = sql.lit(3);
/** Published and not over. */
const published = { trainingStatus: 'registering,full' };
const waiting = { status: 'submitted', waitingFlag: 'Y' };

interface Row extends Pick<TrainingFigures, 'next'> {
  offered: number;
  taken: number;
  waiting: number;
}

export async function trainingFigures(context: Context): Promise<TrainingFigures> {
  const { db, user, services } = context;
  const list = isKeeper(user) ? keptList(context) : noticeList(context);
  const toBegin: QueryLine = { field: 'startDate', rule: 'ge', val: today(user, services.now()), type: 'date' };
  const courses = countedList(context, list, { page: '/training/plan', asked: published, filters: trainingFilters(context, published), query: [toBegin] });
  const { rows } = await sql<Row>`select coalesce(sum(capacity), 0)::int as offered, coalesce(sum(seats_taken), 0)::int as taken,
      (select count(*)::int from train_submission where status = ${waiting.status} and waiting_flag = ${waiting.waitingFlag} and del_flag = 0
        and ${isInScope({ table: 'trainSubmission' }, user)}) as waiting,
      (select coalesce(json_agg(json_build_object('id', id, 'planNo', plan_no, 'title', title, 'startDate', start_date,
          'seatsLeft', greatest(capacity - seats_taken, 0)) order by start_date, id), '[]')
        from (select * from train_plan where ${courses.where} order by start_date, id limit ${nextCourses}) as soon) as next
    from train_plan where ${courses.where}`.execute(db);
  const { offered, taken, waiting: waitingCount, next } = rows[0]!;
  const { valid, ending } = await countCertified(context);
  const dealerCode = onlyDealers(user)[0]?.val;
  const people = (asked: Record<string, string>): string => listLink('/training/plan/people', { ...asked, ...(dealerCode !== undefined && { dealerCode }) });
  return {
    certified: { count: valid, link: people({ valid: '1' }) },
    ending: { count: ending, link: people({ ending: '1' }) },
    next,
    seats: isMaker(user)
      ? {
          offered,
          taken,
          link: courses.link,
          waiting: user.permissions.has('trainingRegistration:query')
            ? { count: waitingCount, link: limitedLink(context, '/training/registration', waiting) }
            : null,
        }
      : null,
  };
}
