/** Tasks of a sub-dealer and their deadlines. Pure. */
import { dayAtMaker } from '../../shared/makerDay.ts';
import { type DueDays, noDueDays, subjectOf, type TaskRule } from '../../documents/todo/task.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Parameters } from '../../shared/parameters.ts';
import type { SubDealerRow } from './tables.ts';

const subject = (row: SubDealerRow) => subjectOf({ ...row, subDealerCode: null });

/** Late so many days after a moment, nearly late in the half of them. */
const within = (time: string | null, days: number, parameters: Parameters): DueDays => {
  if (time === null) return noDueDays;
  const day = dayAtMaker(time, parameters);
  return { warnOn: addDays(day, Math.ceil(days / 2)), lateOn: addDays(day, days) };
};

export const subDealerTasks: readonly TaskRule<SubDealerRow>[] = [
  {
    task: 'review',
    status: 'submitted',
    side: 'maker',
    permission: 'subDealer:audit',
    dueDays: ({ submitTime }, parameters) => within(submitTime, 10, parameters),
    subject,
  },
  { task: 'fix', status: 'no_pass', side: 'dealer', permission: 'subDealer:edit', dueDays: () => noDueDays, subject },
  {
    task: 'decide',
    status: 'pass',
    side: 'maker',
    permission: 'subDealer:audit',
    when: ({ requestType }) => requestType !== null,
    dueDays: ({ requestTime }, parameters) => within(requestTime, 5, parameters),
    subject,
  },
];
