/** What waits for whom at a handover, and until when. Pure. */
import { dayAtMaker } from '../../../shared/makerDay.ts';
import { type DueDays, reviewDays, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import type { HandoverHeader } from '../tables.ts';

const subject = (header: HandoverHeader): TodoSubject => ({ ...subjectOf(header), vin: header.vin });

/** A draft is nearly late a week after it was begun. */
const draftDays = 7;
/** A registration that is corrected is nearly late, and late, so many days after it was reopened. */
const correctionDays = [7, 14] as const;

const correction = ({ auditTime }: HandoverHeader, parameters: Parameters): DueDays => {
  const [warnOn, lateOn] = correctionDays.map((days) => auditTime && addDays(dayAtMaker(auditTime, parameters), days));
  return { warnOn: warnOn ?? null, lateOn: lateOn ?? null };
};

export const handoverTasks: readonly TaskRule<HandoverHeader>[] = [
  {
    task: 'submit',
    status: 'draft',
    side: 'dealer',
    permission: 'handoverTrain:edit',
    dueDays: ({ createTime, deliveryDate }, parameters) => ({
      warnOn: addDays(dayAtMaker(createTime, parameters), draftDays),
      lateOn: deliveryDate && addDays(deliveryDate, parameters.number('handover.registerDays') + 1),
    }),
    subject,
  },
  {
    task: 'fix',
    status: 'no_pass',
    side: 'dealer',
    permission: 'handoverTrain:edit',
    dueDays: (header, parameters) => (header.registered === 'Y' ? correction(header, parameters) : until(header.resubmitUntil, 7)),
    subject,
  },
  { task: 'review', status: 'submitted', side: 'maker', permission: 'handoverTrain:audit', dueDays: reviewDays, subject },
];
