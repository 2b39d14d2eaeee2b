import { localeTag } from '../../HarrowProvider/index.ts';
import { type Column, fieldText, type TextLocale } from './columns.ts';

/** What a record shows in a column, as a text that spreadsheets read. Where only `render` knows it: the value of the field. */
export function recordText<T extends object>(column: Column<T>, record: T, locale: TextLocale): string {
  if (column.text) return column.text(record, locale) ?? '';
  const value = (record as Record<string, unknown>)[column.key];
  if (typeof value !== 'number') return fieldText(record, column.key);
  return value.toLocaleString(localeTag(locale.language), { useGrouping: false, maximumFractionDigits: 15 });
}

/** The heading of a column as a text. Default: its key. */
export const headingText = ({ title, key }: Pick<Column<never>, 'title' | 'key'>): string => (typeof title === 'string' ? title : key);
