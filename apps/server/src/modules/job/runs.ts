import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { oneOf } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage, type Page } from '../../shared/list/list.ts';
import '../../shared/jobs/tables.ts';

export type JobRun = Operations['jobsRuns']['reply']['result']['records'][number];
type Query = Operations['jobsRuns']['data']['query'];

const fields = sql<RunRow>`id, job_code, trigger, attempt, status, scheduled_time, start_time, end_time, affected, message, started_by, server,
  case when status <> 'lost' then (extract(epoch from end_time - start_time) * 1000)::int end as duration`;
export type RunRow = Omit<JobRun, 'trigger_dictText' | 'status_dictText'>;

/** The last run of each job, or of one. */
export async function lastRuns(db: Db, code?: string): Promise<Map<string, RunRow>> {
  const ofJob = code === undefined ? sql`` : sql`where job_code = ${code}`;
  const { rows } = await sql<RunRow>`select distinct on (job_code) ${fields} from job_run ${ofJob} order by job_code, start_time desc, id`.execute(db);
  return new Map(rows.map((run) => [run.jobCode, run]));
}

export const toRun = (context: Pick<Context, 'services' | 'user'>, row: RunRow): JobRun => replyOf(context, 'JobRun', row);

/** One page of the runs of a job. */
export const listRuns = (context: Context, query: Query): Promise<Page<JobRun>> => {
  const definition: ListDefinition<JobRun, RunRow> = {
    table: 'jobRun',
    columns: listColumns('jobsRuns', 'jobRun'),
    select: fields,
    defaultSort: { column: 'startTime', order: 'desc' },
    softDeleted: false,
    scope: () => undefined,
    toReply: (row) => toRun(context, row),
  };
  return listPage(context, definition, query, [sql`job_run.job_code = ${query.jobCode}`, oneOf('jobRun.status', query.status)]);
};
