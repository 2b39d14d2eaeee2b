import { type CronPartName, cronPartNames } from '@harrow/validation/cron';
import { useMemo } from 'react';
import { localeTag, registerMessages, useSettings } from '../../HarrowProvider/index.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';

registerMessages('cronEditor', {
  'zh-cn': () => import('../messages/zh-cn.json'),
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  ru: () => import('../messages/ru.json'),
  fr: () => import('../messages/fr.json'),
  pt: () => import('../messages/pt.json'),
});

export interface ValueOption {
  readonly value: number;
  readonly label: string;
  /** The name in full, where the label is short. */
  readonly title: string;
}

/** Weekdays from Monday on, by their number in expressions (1 is Sunday). */
const week = [2, 3, 4, 5, 6, 7, 1];
/** A Sunday. */
const sunday = Date.UTC(2026, 0, 4);
const dayMs = 86_400_000;

export interface CronWords {
  readonly t: (key: string, values?: Record<string, unknown>) => string;
  readonly weekdays: readonly ValueOption[];
  readonly months: readonly ValueOption[];
  /** 'Sat' of a date in a zone. */
  readonly weekdayOf: (date: Date, timeZone: string) => string;
  /** 'November 2026' of 'YYYY-MM'. */
  readonly monthTitle: (month: string) => string;
  readonly partLabel: (name: CronPartName) => string;
}

/** The editor's own texts in the user's language, and names of the calendar. Suspends until they are loaded. */
export function useCronTexts(): CronWords {
  const { t } = useTranslation('cronEditor');
  const { language } = useSettings();
  return useMemo(() => {
    const tag = localeTag(language);
    const format = (date: number, options: Intl.DateTimeFormatOptions, timeZone = 'UTC') => new Intl.DateTimeFormat(tag, { timeZone, ...options }).format(date);
    const labels = Object.fromEntries(cronPartNames.map((name) => [name, t(`part.${name}`)]));
    return {
      t: (key, values) => t(key, values ?? {}),
      weekdays: week.map((value) => {
        const date = sunday + (value - 1) * dayMs;
        return { value, label: format(date, { weekday: 'short' }), title: format(date, { weekday: 'long' }) };
      }),
      months: Array.from({ length: 12 }, (_, index) => {
        const date = Date.UTC(2026, index, 15);
        return { value: index + 1, label: format(date, { month: 'short' }), title: format(date, { month: 'long' }) };
      }),
      weekdayOf: (date, timeZone) => format(date.getTime(), { weekday: 'short' }, timeZone),
      monthTitle: (month) => format(Date.parse(`${month}-15T00:00:00Z`), { year: 'numeric', month: 'long' }),
      partLabel: (name) => labels[name]!,
    };
  }, [t, language]);
}
