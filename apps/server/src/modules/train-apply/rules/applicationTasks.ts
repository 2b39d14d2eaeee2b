/** Tasks of an application and their deadlines. Pure. */
import { noDueDays, subjectOf, type TaskRule, until } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import type { ApplicationHeader } from '../tables.ts';

/** It is nearly late so many days before the day for the answer. */
const warnDays = 3;

const { submit, fix, review } = usualTasks<ApplicationHeader>('trainApply', subjectOf);

export const applicationTasks: readonly TaskRule<ApplicationHeader>[] = [
  submit,
  fix,
  { ...review, dueDays: ({ deadline }) => until(deadline, warnDays) },
  {
    task: 'plan',
    status: 'pass',
    when: ({ plannedNo }) => plannedNo === null,
    side: 'maker',
    permission: 'training:edit',
    dueDays: () => noDueDays,
    subject: subjectOf,
  },
];
