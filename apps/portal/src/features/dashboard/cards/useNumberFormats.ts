import { formatNumber, localeTag, useSettings } from '@harrow/ui';
import { countCap } from '../../../shared/calls/countCap.ts';

/** Formats of figures in the user's language; a dash stands for a figure without data. */
export function useNumberFormats() {
  const { language } = useSettings();
  const percent = new Intl.NumberFormat(localeTag(language), { style: 'percent', maximumFractionDigits: 0 });
  const unit = (name: 'day' | 'hour') =>
    new Intl.NumberFormat(localeTag(language), { style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: 1 });
  const written =
    (write: (value: number) => string) =>
    (value: number | null): string =>
      value === null ? '–' : write(value);
  return {
    /** Of records that a list counts: exact up to a cap. */
    counted: (value: number): string => (value > countCap ? `${formatNumber(countCap, language)}+` : formatNumber(value, language)),
    number: written((value) => formatNumber(value, language)),
    percent: written((value) => percent.format(value)),
    days: written((value) => unit('day').format(value)),
    hours: written((value) => unit('hour').format(value)),
  };
}
