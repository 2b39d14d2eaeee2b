/** What waits for whom at a document about cores, and until when. Pure. */
import { type DueDays, noDueDays, reviewDays, subjectOf, type TaskRule, type TodoSubject } from '../../documents/todo/task.ts';
import { addDays } from '../../shared/calendarDate.ts';
import { returns } from './lines.ts';
import type { HandleHeader } from './tables.ts';

const subject = (header: HandleHeader): TodoSubject => ({ ...subjectOf(header), amount: header.freight, currency: header.currency });

/** Days after which something is nearly late, and late. */
const draftDays = 7;
const receiveDays = [20, 40] as const;
const fixDays = [7, 30] as const;

const after = (day: string | null, [warn, late]: readonly [number, number]): DueDays =>
  day === null ? noDueDays : { warnOn: addDays(day.slice(0, 10), warn), lateOn: addDays(day.slice(0, 10), late) };

export const handleTasks: readonly TaskRule<HandleHeader>[] = [
  {
    task: 'submit',
    status: 'draft',
    side: 'dealer',
    permission: 'usedPartsHandle:edit',
    dueDays: ({ createTime }) => ({ warnOn: addDays(createTime.slice(0, 10), draftDays), lateOn: null }),
    subject,
  },
  { task: 'fix', status: 'no_pass', side: 'dealer', permission: 'usedPartsHandle:edit', dueDays: ({ auditTime }) => after(auditTime, fixDays), subject },
  {
    task: 'receive',
    status: 'shipped',
    side: 'maker',
    permission: 'usedPartsHandle:audit',
    dueDays: ({ shipDate }) => after(shipDate, receiveDays),
    subject,
  },
  {
    task: 'review',
    status: 'submitted',
    when: ({ handleMethod }) => !returns.includes(handleMethod),
    side: 'maker',
    permission: 'usedPartsHandle:audit',
    dueDays: (header, parameters) => reviewDays(header, parameters),
    subject,
  },
  {
    // Nothing urges until the dealer is late.
    task: 'chargeBack',
    status: 'no_pass',
    when: ({ receivedDate }) => receivedDate !== null,
    side: 'maker',
    permission: 'usedPartsHandle:finalAudit',
    dueDays: ({ auditTime }) => {
      const { lateOn } = after(auditTime, fixDays);
      return { warnOn: lateOn, lateOn };
    },
    subject,
  },
];
