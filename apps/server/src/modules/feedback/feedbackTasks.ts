/** Tasks of a feedback and their deadlines. Pure. */
import { dayAtMaker } from '../../shared/makerDay.ts';
import { type DueDays, noDueDays, subjectOf, type TaskRule } from '../../documents/todo/task.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Parameters } from '../../shared/parameters.ts';
import type { FeedbackHeader } from './tables.ts';

/** The role that answers a type of feedback (parameter `feedback.route`, JSON of type → role); null, where it cannot be read: all who may answer. */
export function routeOf({ feedbackType }: Pick<FeedbackHeader, 'feedbackType'>, parameters: Parameters): string | null {
  try {
    const role: unknown = (JSON.parse(parameters.text('feedback.route')) as Record<string, unknown>)[feedbackType];
    return typeof role === 'string' ? role : null;
  } catch {
    return null;
  }
}

/** An answer is late so many days after it was asked for; nearly late the day before. */
export function answerDays({ askedTime, priority }: Pick<FeedbackHeader, 'askedTime' | 'priority'>, parameters: Parameters): DueDays {
  if (askedTime === null) return noDueDays;
  const lateOn = addDays(dayAtMaker(askedTime, parameters), parameters.number(priority === 'high' ? 'feedback.answerDaysHigh' : 'feedback.answerDays'));
  return { warnOn: addDays(lateOn, -1), lateOn };
}

/** Last day on which the dealer may follow up or score, `YYYY-MM-DD`. */
export const followUpUntil = ({ replyTime }: Pick<FeedbackHeader, 'replyTime'>, parameters: Parameters): string | null =>
  replyTime && addDays(dayAtMaker(replyTime, parameters), parameters.number('feedback.autoCloseDays'));

export const feedbackTasks: readonly TaskRule<FeedbackHeader>[] = [
  {
    task: 'reply',
    status: 'submitted',
    side: 'maker',
    permission: 'feedback:reply',
    dueDays: answerDays,
    subject: (row, parameters) => ({ ...subjectOf(row), role: routeOf(row, parameters), assignee: row.handlerBy }),
  },
  { task: 'score', status: 'pass', side: 'dealer', permission: 'feedback:submit', dueDays: () => noDueDays, subject: subjectOf },
];
