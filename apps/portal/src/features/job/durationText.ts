import { type Language, localeTag } from '@harrow/ui';

/** `0.25 s`, `12 s`, `3 min`: how long a run took, in the reader's language. @param ms null for a run without an end */
export function durationText(ms: number | null, language: Language): string {
  if (ms === null) return '–';
  const seconds = ms / 1000;
  const isLong = seconds >= 120;
  return new Intl.NumberFormat(localeTag(language), {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'short',
    maximumFractionDigits: seconds < 10 ? 2 : 0,
  }).format(isLong ? seconds / 60 : seconds);
}
