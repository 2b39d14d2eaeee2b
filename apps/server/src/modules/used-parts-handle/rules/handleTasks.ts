/** Tasks of a document about cores and their deadlines. Pure. */
import { dayAtMaker } from '../../../shared/makerDay.ts';
import { type DueDays, noDueDays, subjectOf, type TaskRule, type TodoSubject } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { returns } from './lines.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import type { HandleHeader } from '../tables.ts';

const subject = (header: HandleHeader): TodoSubject => ({ ...subjectOf(header), amount: header.freight, currency: header.currency });

/** Days after which something is nearly late, and late. */
const receiveDays = [20, 40] as const;
const fixDays = [7, 30] as const;

const after = (time: string | null, [warn, late]: readonly [number, number], parameters: Parameters): DueDays => {
  if (time === null) return noDueDays;
  const day = dayAtMaker(time, parameters);
  return { warnOn: addDays(day, warn), lateOn: addDays(day, late) };
};

const { submit, fix, review } = usualTasks<HandleHeader>('usedPartsHandle', subject);

export const handleTasks: readonly TaskRule<HandleHeader>[] = [
  submit,
  { ...fix, dueDays: ({ auditTime }, parameters) => after(auditTime, fixDays, parameters) },
  {
    task: 'receive',
    status: 'shipped',
    side: 'maker',
    permission: 'usedPartsHandle:audit',
    dueDays: ({ shipDate }, parameters) => after(shipDate, receiveDays, parameters),
    subject,
  },
  { ...review, when: ({ handleMethod }) => !returns.includes(handleMethod) },
  {
    // Nothing urges until the dealer is late.
    task: 'chargeBack',
    status: 'no_pass',
    when: ({ receivedDate }) => receivedDate !== null,
    side: 'maker',
    permission: 'usedPartsHandle:finalAudit',
    dueDays: ({ auditTime }, parameters) => {
      const { lateOn } = after(auditTime, fixDays, parameters);
      return { warnOn: lateOn, lateOn };
    },
    subject,
  },
];
