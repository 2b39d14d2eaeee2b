/** Tasks of a suggestion and their deadlines. Pure. */
import { type DueDays, noDueDays, subjectOf, type TaskRule, until } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import type { SuggestHeader } from '../tables.ts';
import { isAnswered } from './isAnswered.ts';

/** Days after which something is nearly late, and late. */
const answerDays = [7, 10] as const;
const fixDays = [23, 30] as const;
const decideDays = [23, 30] as const;
/** Days before the planned one from which a version counts as nearly late. */
const releaseWarnDays = 14;

const after = (time: string | null, [warn, late]: readonly [number, number], parameters: Parameters): DueDays => {
  if (time === null) return noDueDays;
  const day = dayAtMaker(time, parameters);
  return { warnOn: addDays(day, warn), lateOn: addDays(day, late) };
};

const { submit, fix } = usualTasks<SuggestHeader>('prodUpgradeSuggest', subjectOf);

export const suggestTasks: readonly TaskRule<SuggestHeader>[] = [
  submit,
  { ...fix, dueDays: ({ auditTime }, parameters) => after(auditTime, fixDays, parameters) },
  {
    task: 'answer',
    status: 'submitted',
    when: (row) => !isAnswered(row),
    side: 'maker',
    permission: 'prodUpgradeSuggest:audit',
    dueDays: ({ submitTime }, parameters) => after(submitTime, answerDays, parameters),
    subject: subjectOf,
  },
  {
    task: 'decide',
    status: 'submitted',
    when: isAnswered,
    side: 'maker',
    permission: 'prodUpgradeSuggest:finalAudit',
    dueDays: ({ replyTime }, parameters) => after(replyTime, decideDays, parameters),
    subject: subjectOf,
  },
  {
    task: 'release',
    status: 'pass',
    side: 'maker',
    permission: 'prodUpgradeSuggest:finalAudit',
    dueDays: ({ planDate }) => until(planDate, releaseWarnDays),
    subject: subjectOf,
  },
];
