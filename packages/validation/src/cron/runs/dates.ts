/** Days of the proleptic Gregorian calendar as numbers, 0 = 1970-01-01. Month 13 is the next January, days may be outside their month. */
export function dayNumber(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const century = Math.floor(shifted / 400);
  const yearOfCentury = shifted - century * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return century * 146097 + yearOfCentury * 365 + Math.floor(yearOfCentury / 4) - Math.floor(yearOfCentury / 100) + dayOfYear - 719468;
}

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Inverse of `dayNumber`. */
export function calendarDay(number: number): CalendarDay {
  const shifted = number + 719468;
  const century = Math.floor(shifted / 146097);
  const dayOfCentury = shifted - century * 146097;
  const yearOfCentury = Math.floor(
    (dayOfCentury - Math.floor(dayOfCentury / 1460) + Math.floor(dayOfCentury / 36524) - Math.floor(dayOfCentury / 146096)) / 365,
  );
  const dayOfYear = dayOfCentury - (365 * yearOfCentury + Math.floor(yearOfCentury / 4) - Math.floor(yearOfCentury / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  return {
    year: yearOfCentury + century * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** Weekday of a day number: 0 Sunday to 6 Saturday. */
export function weekday(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Number of days of a month (1-12). */
export function monthLength(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
