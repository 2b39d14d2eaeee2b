import { sql } from 'kysely';
import { saysIn, type Searched } from '../../shared/list/searched.ts';
import type { Services } from '../../shared/services.ts';

/** Jobs whose title contains the text, in any language. */
const namedJobs = ({ dictionaries }: Services, text: string): string[] =>
  (dictionaries.items('job') ?? []).filter(({ texts }) => saysIn(Object.values(texts), text)).map(({ value }) => value);

export const searchedJobs: Searched = {
  list: ({ user, services }) => ({
    table: 'job',
    columns: { jobCode: { ref: 'job.jobCode', type: 'text' } },
    select: sql`job_code as id, job_code`,
    defaultSort: { column: 'jobCode', order: 'asc' },
    softDeleted: false,
    scope: () => undefined,
    toReply: (row: { jobCode: string }) => ({ ...row, title: services.dictionaries.text('job', row.jobCode, user.language) }),
  }),
  key: 'jobCode',
  permission: 'job:query',
  page: '/isystem/job',
  filter: null,
  noun: 'job',
  title: 'title',
  about: ['jobCode'],
  fields: { jobCode: 'code', title: { code: 'job.jobCode', values: namedJobs } },
  path: '/isystem/job/detail/{id}',
};
