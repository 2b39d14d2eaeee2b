import { localeTag } from '@harrow/ui';
import { toCsv } from '@harrow/ui/editable-table';

/** Lines of a table, the headings first. */
export type Lines = readonly (readonly (string | number)[])[];

/** A table of figures as a text that spreadsheets open, with numbers as the user's language writes them. */
export function csvOf([titles = [], ...lines]: Lines, language: string): string {
  const decimalMark = new Intl.NumberFormat(localeTag(language)).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const text = (value: string | number): string => (typeof value === 'number' ? String(value).replace('.', decimalMark) : value);
  return toCsv(
    {
      columns: titles.map((title, at) => ({ key: String(at), title: String(title), type: 'text', align: 'left', width: 0 })),
      rows: lines.map((values, at) => ({ rowId: String(at), values, texts: values.map(text) })),
    },
    decimalMark,
  );
}
