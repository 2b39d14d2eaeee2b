import { newId } from '../../shared/database/database.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';

/** A run of the job `x`, which samples of calls name. */
export const sample: ListSample = async ({ db }) => {
  const other = await db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('job')
    .values({ ...other, jobCode: 'x' })
    .execute();
  const moment = '2026-11-01T00:00:00Z';
  await db
    .insertInto('jobRun')
    .values({
      id: newId(),
      jobCode: 'x',
      trigger: 'schedule',
      attempt: 1,
      status: 'succeeded',
      server: 'test:1',
      startedBy: null,
      scheduledTime: moment,
      startTime: moment,
      endTime: moment,
      affected: 1,
      message: null,
    })
    .execute();
};
