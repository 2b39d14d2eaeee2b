import { formatNumber } from '@harrow/ui';

/** A weight in kilograms with its unit; a dash where there is none. */
export const weightText = (kilograms: number | null, language: Parameters<typeof formatNumber>[1]): string =>
  kilograms === null ? '–' : `${formatNumber(kilograms, language)} kg`;
