/** A day that exists, `YYYY-MM-DD`, from year 1. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** A second that exists, `YYYY-MM-DD HH:mm:ss`. */
export const isMoment = (text: string): boolean => isDay(text.slice(0, 10)) && /^.{10} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);

const msPerDay = 86_400_000;
const toUtc = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}Z`);
/** Years have at least four digits, also past 9999. */
const fromUtc = (ms: number, length: 10 | 19): string => {
  const iso = new Date(ms).toISOString().replace(/^\+0*/, '');
  return iso.slice(0, iso.indexOf('T') + (length === 19 ? 9 : 0)).replace('T', ' ');
};

export const addDays = (day: string, count: number): string => fromUtc(toUtc(`${day} 00:00:00`) + count * msPerDay, 10);
export const addSecond = (moment: string): string => fromUtc(toUtc(moment) + 1000, 19);

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(toUtc(`${day} 00:00:00`)).getUTCDay() || 7;
