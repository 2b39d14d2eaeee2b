/** Tasks of a packing list and their deadlines. Pure. */
import { subjectOf, type TaskRule, type TodoSubject } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { PackingHeader } from '../tables.ts';

/** Days after which a draft that is not shipped is late. */
const shipDays = 3;
/** Days after the expected one by which its arrival is said. */
const arriveDays = 3;

/** Red after so many days, amber after half of them. */
const after = (day: string, days: number) => ({ warnOn: addDays(day, Math.ceil(days / 2)), lateOn: addDays(day, days) });

const subject = (header: PackingHeader): TodoSubject => ({ ...subjectOf(header), amount: header.totalAmount, currency: header.currency });

export const packingTasks: readonly TaskRule<PackingHeader>[] = [
  {
    task: 'ship',
    status: 'draft',
    side: 'maker',
    permission: 'packingList:edit',
    dueDays: ({ createTime }, parameters) => after(dayAtMaker(createTime, parameters), shipDays),
    subject,
  },
  {
    // Where the job does not say it.
    task: 'arrive',
    status: 'shipped',
    side: 'dealer',
    permission: 'packingList:confirm',
    dueDays: ({ eta }) => after(eta!, arriveDays),
    subject: (header, parameters) => (parameters.text('packing.autoArrive') === 'Y' ? [] : subject(header)),
  },
  {
    task: 'count',
    status: 'pending_acceptance',
    side: 'dealer',
    permission: 'partsArrival:generate',
    dueDays: ({ arrivedOn, eta }, parameters) => after(arrivedOn ?? eta!, parameters.number('arrival.dueDays')),
    subject,
  },
];
