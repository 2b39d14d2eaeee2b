import { type Language, localeTag } from '@harrow/ui';

/** A day as in a sentence, `25 Nov`. @param day `YYYY-MM-DD` */
export const shortDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Days from one date to another, negative if it is earlier. */
export const daysFrom = (from: string, to: string): number => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
