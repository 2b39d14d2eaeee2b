import { numberMarks, writeCsv } from '@harrow/ui';

/** Lines of a table, the headings first. */
export type Lines = readonly (readonly (string | number)[])[];

/** A table of figures as a text that spreadsheets open, with numbers as the user's language writes them. */
export function csvOf(lines: Lines, language: string): string {
  const { decimal } = numberMarks(language);
  const field = (value: string | number) => (typeof value === 'number' ? { text: String(value).replace('.', decimal), isNumber: true } : { text: value });
  return writeCsv(
    lines.map((values) => values.map(field)),
    decimal,
  );
}
