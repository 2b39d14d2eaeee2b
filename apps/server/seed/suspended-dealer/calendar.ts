import { addDays, addMonths, firstOfMonth } from '../../src/shared/calendarDate.ts';

const openedDaysAgo = 120;
const suspendedDaysAgo = 20;

export type Calendar = ReturnType<typeof calendarOf>;

/**
 * When what happened at the suspended dealer. The first two machines came last month; the shortest time that lies between their delivery on
 * the 5th and the suspension, when today is the first of March, is four days. Pure.
 */
export function calendarOf(today: string) {
  const arrived = addMonths(firstOfMonth(today), -1);
  const suspended = addDays(today, -suspendedDaysAgo);
  const lastArrived = addDays(today, -6);
  return {
    opened: addDays(today, -openedDaysAgo),
    shipped: addDays(arrived, -40),
    arrived,
    accepted: addDays(arrived, 2),
    delivered: addDays(arrived, 4),
    registered: addDays(arrived, 5),
    failed: addDays(suspended, -3),
    claimed: addDays(suspended, -2),
    returned: addDays(suspended, -1),
    suspended,
    /** The last machine of the order was shipped before the suspension and came after it. */
    lastShipped: addDays(lastArrived, -41),
    lastArrived,
  };
}
