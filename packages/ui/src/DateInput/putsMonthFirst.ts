const monthFirst = new Map<string, boolean>();

/** Whether a language writes the month before the day. @param tag BCP 47 tag */
export function putsMonthFirst(tag: string): boolean {
  let known = monthFirst.get(tag);
  if (known === undefined) {
    const parts = new Intl.DateTimeFormat(tag).formatToParts(new Date(2026, 0, 2)).map(({ type }) => type);
    known = parts.indexOf('month') < parts.indexOf('day');
    monthFirst.set(tag, known);
  }
  return known;
}
