/** What waits for whom at a sub-dealer, and until when. Pure. */
import { type DueDays, noDueDays, subjectOf, type TaskRule } from '../../documents/todo/task.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { SubDealerRow } from './tables.ts';

const subject = (row: SubDealerRow) => subjectOf({ ...row, subDealerCode: null });

/** Late so many days after a moment, nearly late in the half of them. */
const within = (time: string | null, days: number): DueDays =>
  time === null ? noDueDays : { warnOn: addDays(time.slice(0, 10), Math.ceil(days / 2)), lateOn: addDays(time.slice(0, 10), days) };

export const subDealerTasks: readonly TaskRule<SubDealerRow>[] = [
  { task: 'review', status: 'submitted', side: 'maker', permission: 'subDealer:audit', dueDays: ({ submitTime }) => within(submitTime, 10), subject },
  { task: 'fix', status: 'no_pass', side: 'dealer', permission: 'subDealer:edit', dueDays: () => noDueDays, subject },
  {
    task: 'decide',
    status: 'pass',
    side: 'maker',
    permission: 'subDealer:audit',
    when: ({ requestType }) => requestType !== null,
    dueDays: ({ requestTime }) => within(requestTime, 5),
    subject,
  },
];
