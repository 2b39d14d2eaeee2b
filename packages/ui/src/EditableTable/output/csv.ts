import { writeCsv } from '../../spreadsheets/csv.ts';
import type { TableExport } from '../props/TableExport.types.ts';

/** The table as CSV, headings first. @param decimalMark of the user's language; where it is a comma, fields are divided by semicolons */
export const toCsv = ({ columns, rows }: TableExport, decimalMark: string): string =>
  writeCsv(
    [
      columns.map(({ title }) => ({ text: title })),
      ...rows.map(({ texts, values }) => texts.map((text, index) => ({ text, isNumber: typeof values[index] === 'number' }))),
    ],
    decimalMark,
  );
