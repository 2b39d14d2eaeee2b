import type { NumberMarks } from '../../NumberInput/parseNumber.ts';

/**
 * Meaning of the only separator of a number such as 2.755, where the language uses it for grouping: thousands, or decimals as in other languages.
 * The number alone does not tell.
 */
export type LoneMark = 'thousands' | 'decimals';

const escaped = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a number can be read in both ways. */
export function isAmbiguous(number: string, { group }: NumberMarks): boolean {
  return (group === '.' || group === ',') && new RegExp(`^[-−]?[1-9]\\d{0,2}${escaped(group)}\\d{3}$`).test(number);
}

/** Meaning of the separator, inferred from the cells that are unambiguous; undefined if there are none or they contradict each other. */
export function loneMarkOf(texts: readonly (readonly string[])[], { decimal, group }: NumberMarks): LoneMark | undefined {
  const [g, d] = [escaped(group), escaped(decimal)];
  const thousands = new RegExp(`^[-−]?\\d{1,3}(?:${g}\\d{3}){2,}$|^[-−]?\\d{1,3}(?:${g}\\d{3})+${d}\\d+$|^[-−]?\\d+${d}(?:\\d{1,2}|\\d{4,})$`);
  const decimals = new RegExp(`^[-−]?\\d+${g}(?:\\d{1,2}|\\d{4,})$|^[-−]?(?:0|\\d{4,})${g}\\d+$|^[-−]?\\d{1,3}(?:${d}\\d{3})+${g}\\d+$`);
  const numbers = texts.flat().map((text) => text.replace(/\s/g, ''));
  const [asThousands, asDecimals] = [thousands, decimals].map((pattern) => numbers.some((text) => pattern.test(text)));
  if (asThousands === asDecimals) return undefined;
  return asThousands ? 'thousands' : 'decimals';
}
