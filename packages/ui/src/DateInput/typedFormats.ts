import type { DateOrder } from '@harrow/validation/dates';

const wireDay = 'YYYY-MM-DD';
const dayFirst = ['DD', 'MM', 'D', 'M'] as const;
const monthFirst = ['MM', 'DD', 'M', 'D'] as const;
const known = new Map<string, string[]>();

/**
 * Accepted formats of a typed day, in dayjs's tokens, for the calendar that follows each key: the first is that of the wire, in which it is shown; the
 * others have day and month in the given order, then in the other one, which 24/12/2026 can only mean. For a month or a year alone there is
 * one form. What is read in the end says `readTypedDate`.
 * @param wire format of the stored text
 */
export function typedFormats(order: DateOrder, wire: string): string[] {
  if (!wire.startsWith(wireDay)) return [wire];
  const key = `${order} ${wire}`;
  const formats = known.get(key) ?? [wire, ...daysIn(order).map((day) => wire.replace(wireDay, day))];
  known.set(key, formats);
  return formats;
}

function daysIn(order: DateOrder): string[] {
  const written =
    (mark: string) =>
    ([first, second, shortFirst, shortSecond]: readonly string[]) => [`${first}${mark}${second}${mark}YYYY`, `${shortFirst}${mark}${shortSecond}${mark}YYYY`];
  const orders = order === 'dayFirst' ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  return [...written('.')(dayFirst), ...orders.flatMap((one) => ['/', '-'].flatMap((mark) => written(mark)(one)))];
}
