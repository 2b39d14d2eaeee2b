/** Tasks of a handover and their deadlines. Pure. */
import { dayAtMaker } from '../../../shared/makerDay.ts';
import { type DueDays, subjectOf, type TaskRule, type TodoSubject } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import type { HandoverHeader } from '../tables.ts';

const subject = (header: HandoverHeader): TodoSubject => ({ ...subjectOf(header), vin: header.vin });

/** A registration that is corrected is nearly late, and late, so many days after it was reopened. */
const correctionDays = [7, 14] as const;

const correction = ({ auditTime }: HandoverHeader, parameters: Parameters): DueDays => {
  const [warnOn, lateOn] = correctionDays.map((days) => auditTime && addDays(dayAtMaker(auditTime, parameters), days));
  return { warnOn: warnOn ?? null, lateOn: lateOn ?? null };
};

const { submit, fix, review } = usualTasks<HandoverHeader>('handoverTrain', subject);

export const handoverTasks: readonly TaskRule<HandoverHeader>[] = [
  {
    ...submit,
    dueDays: (header, parameters) => ({
      ...submit.dueDays(header, parameters),
      lateOn: header.deliveryDate && addDays(header.deliveryDate, parameters.number('handover.registerDays') + 1),
    }),
  },
  { ...fix, dueDays: (header, parameters) => (header.registered === 'Y' ? correction(header, parameters) : fix.dueDays(header, parameters)) },
  review,
];
