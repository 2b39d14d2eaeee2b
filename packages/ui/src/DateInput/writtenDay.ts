/** The names of a locale that may stand in a day that is written in words. */
interface DayWords {
  /** Month from 1, by its name, long or short, alone or beside a day. */
  months: ReadonlyMap<string, number>;
  /** Names of weekdays, which say nothing new. */
  weekdays: ReadonlySet<string>;
}

const known = new Map<string, DayWords>();

function wordsOf(tag: string): DayWords {
  let words = known.get(tag);
  if (!words) {
    words = { months: monthsOf(tag), weekdays: weekdaysOf(tag) };
    known.set(tag, words);
  }
  return words;
}

const plain = (word: string) => word.toLowerCase().replace(/\.$/, '');

function monthsOf(tag: string): Map<string, number> {
  const months = new Map<string, number>();
  for (const month of ['long', 'short'] as const) {
    for (const beside of [{}, { day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(tag, { month, ...beside, timeZone: 'UTC' });
      for (let index = 0; index < 12; index += 1) {
        const name = format.formatToParts(Date.UTC(2026, index, 1)).find(({ type }) => type === 'month')?.value;
        if (name) months.set(plain(name), index + 1);
      }
    }
  }
  return months;
}

function weekdaysOf(tag: string): Set<string> {
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, day + 1));
  return new Set(
    (['long', 'short'] as const).flatMap((weekday) => days.map((day) => plain(new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(day)))),
  );
}

/** "de" of a Spanish and a Portuguese day, "г." of a Russian one, "of" of an English one. */
const joints: ReadonlySet<string> = new Set(['de', 'del', 'of', 'г', 'года']);

/**
 * A day with the name of its month, as spreadsheets write it: `1-Mar-26`, `Sunday, March 1, 2026`, `1 de marzo de 2026`, in words of the
 * locale or English ones.
 * @returns year, month from 1 and day, not yet known to be in a calendar; nothing for any other text
 */
export function readWrittenDay(text: string, tag: string): { year: number; month: number; day: number } | undefined {
  if (!/^[\p{L}\p{M}\d\s.,-]{6,60}$/u.test(text)) return undefined;
  const numbers = text.match(/\d+/g) ?? [];
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(plain);
  const locales = [wordsOf(tag), wordsOf('en')];
  const months = words.flatMap((word) => locales.find((locale) => locale.months.has(word))?.months.get(word) ?? []);
  const isKnown = (word: string) => joints.has(word) || locales.some(({ months: names, weekdays }) => names.has(word) || weekdays.has(word));
  if (numbers.length !== 2 || months.length !== 1 || !words.every(isKnown)) return undefined;
  const [first, last] = numbers as [string, string];
  const [day, year] = first.length === 4 ? [last, first] : [first, last];
  if (day.length > 2 || (year.length !== 4 && year.length !== 2)) return undefined;
  return { year: year.length === 2 ? 2000 + Number(year) : Number(year), month: months[0]!, day: Number(day) };
}
