/** A month of the calendar: weeks from Monday, days of the month or null. */
export interface CalendarMonth {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly weeks: readonly (readonly (number | null)[])[];
}

/** Times by day: 'YYYY-MM-DD' to its 'HH:mm:ss', in order. */
export function timesByDay(wallTexts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const days = new Map<string, string[]>();
  for (const text of wallTexts) {
    const [day = '', time = ''] = text.split(' ');
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return days;
}

export function calendarMonth(month: string): CalendarMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weeks = Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= length ? day : null;
    }),
  );
  return { month, weeks };
}
