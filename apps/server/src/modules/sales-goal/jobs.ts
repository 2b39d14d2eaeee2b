import { sql } from 'kysely';
import { actInBatches } from '../../documents/actInBatches.ts';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import { recountGoals } from './counting.ts';
import { goalKind } from './goalKind.ts';

/** Closes goals of years that are over, from 1 February on. */
const closeYears = (context: JobContext): Promise<number> =>
  actInBatches(
    context,
    goalKind,
    'finish',
    sql`select id from sales_goal where status = 'pass' and del_flag = 0 and make_date(year + 1, 2, 1) <= ${context.today}::date`,
  );

/** Counts machines of released goals, and makes up for a missed end of a year. */
export const salesGoalCount: Job = {
  code: 'salesGoalCount',
  cron: '0 0 2 * * ?',
  timeoutSeconds: 600,
  run: async (context) => (await context.transaction((db) => recountGoals(db))) + (await closeYears(context)),
};

export const salesGoalClose: Job = { code: 'salesGoalClose', cron: '0 30 2 1 2 ?', timeoutSeconds: 600, run: closeYears };
