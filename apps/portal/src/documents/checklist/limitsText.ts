import { formatNumber } from '@harrow/ui';

interface Limits {
  minValue?: number | null;
  maxValue?: number | null;
  unit?: string | null;
}

/** Limits of a measured value: `12.4–13.2 V`, with a negative one `-60 … -20 °C`; one limit alone as `≥` or `≤`; '' without any. */
export function limitsText({ minValue, maxValue, unit }: Limits, language: string): string {
  const [least, most] = [formatNumber(minValue, language), formatNumber(maxValue, language)];
  // A dash would be taken for another minus.
  const mark = (minValue ?? 0) < 0 || (maxValue ?? 0) < 0 ? ' … ' : '–';
  const range = least && most ? `${least}${mark}${most}` : least ? `≥ ${least}` : most && `≤ ${most}`;
  return range ? `${range} ${unit ?? ''}`.trim() : '';
}
