import { localeTag } from '../HarrowProvider/language/language.ts';

export type Unit = 'hour' | 'kilometer' | 'kilobyte' | 'megabyte';

/** The short name of a unit, as it stands after a number: `h` and `km` in English, `ч` and `км` in Russian. */
export function unitText(unit: Unit, language: string): string {
  const parts = new Intl.NumberFormat(localeTag(language), { style: 'unit', unit, unitDisplay: 'narrow' }).formatToParts(1);
  const name = parts.find(({ type }) => type === 'unit')?.value ?? '';
  // Counted by 1024, which the small k does not mean.
  return name === 'kB' ? 'KB' : name;
}
