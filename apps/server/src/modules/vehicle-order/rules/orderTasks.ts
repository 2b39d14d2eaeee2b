/** Tasks of an order of machines and their deadlines. Pure. */
import { type DueDays, noDueDays, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { OrderHeader } from '../tables.ts';
import { unpaidOf } from './amounts.ts';

/** Days after which a draft, a released order and an unpaid one are late. */
const releaseDays = 7;
const confirmDays = 14;
export const payDays = 30;
/** Days after the expected one in which an arrival is recorded. */
const arriveDays = 3;

const subject = (header: OrderHeader): TodoSubject => ({ ...subjectOf(header), amount: header.orderAmount, currency: header.currency });

/** Red after so many days, amber after half of them. */
const after = (day: string | null, days: number): DueDays =>
  day === null ? noDueDays : { warnOn: addDays(day, Math.ceil(days / 2)), lateOn: addDays(day, days) };

/** From the expected day of the first shipment that is under way. */
const arrivalDays = ({ openShipments }: OrderHeader): DueDays => {
  const [first] = openShipments.map(({ eta }) => eta).toSorted();
  return first === undefined ? noDueDays : until(addDays(first, arriveDays), arriveDays);
};

const arrive = (status: 'pass' | 'shipped'): TaskRule<OrderHeader> => ({
  task: 'arrive',
  status,
  side: 'dealer',
  permission: 'vehicleOrder:confirm',
  dueDays: arrivalDays,
  subject: (header) => header.openShipments.map(({ shipmentNo }) => ({ ...subject(header), place: shipmentNo })),
});

const kept = { side: 'maker', permission: 'vehicleOrder:edit', subject } as const;

export const vehicleOrderTasks: readonly TaskRule<OrderHeader>[] = [
  { ...kept, task: 'release', status: 'draft', dueDays: ({ createTime }, parameters) => after(dayAtMaker(createTime, parameters), releaseDays) },
  {
    ...kept,
    task: 'confirm',
    status: 'submitted',
    dueDays: ({ submitTime }, parameters) => after(submitTime && dayAtMaker(submitTime, parameters), confirmDays),
  },
  { ...kept, task: 'ship', status: 'pass', dueDays: ({ expectedShipDate }) => until(expectedShipDate, releaseDays) },
  {
    task: 'pay',
    status: 'shipped',
    when: ({ payStatus }) => payStatus !== 'paid',
    side: 'maker',
    permission: 'vehicleOrder:paid',
    dueDays: ({ shipDate }) => after(shipDate, payDays),
    subject: (header) => ({ ...subject(header), amount: Math.max(0, unpaidOf(header)) }),
  },
  arrive('pass'),
  arrive('shipped'),
];
