/** Finds the table to import in a workbook: the sheet and the row whose titles are those of the fields. */
import { fieldName, languages, message } from '../../messages/messages.ts';
import type { Coded } from '../../refusal/refusal.ts';
import type { ImportDefinition, ImportField } from '../importDefinition.ts';
import { importLimits } from './limits.ts';
import { cellText, type RawRow, type RawSheet } from './rawSheet.ts';

export interface FoundTable {
  /** Titles as the file has them. */
  titles: string[];
  /** Column of each field that the file has. */
  columns: ReadonlyMap<string, number>;
  rows: RawRow[];
}

const plain = (title: string): string => title.replace(/[*\s]/g, '').toLowerCase();

/** Every title that means a field, in all six languages. */
const titlesOf = ({ name, header = name, titles = [] }: ImportField, noun: string): string[] =>
  [name, ...titles, ...languages.map((language) => fieldName(language, noun, header))].map(plain);

/** Columns that a file with failed rows has beside those of the table. */
const reasons: ReadonlySet<string> = new Set(
  languages.flatMap((language) => ['import.field', 'import.value', 'import.reason'].map((key) => plain(message(language, key)))),
);

/** @param given fields that need no column, because the caller gives their value */
export function findTable(
  sheets: readonly RawSheet[],
  { fields, noun, noOtherColumns = false }: Pick<ImportDefinition<unknown>, 'fields' | 'noun' | 'noOtherColumns'>,
  given: ReadonlySet<string>,
): FoundTable | { fault: Coded } | { missing: ImportField[] } {
  const fieldOf = new Map(fields.flatMap((field) => titlesOf(field, noun).map((title) => [title, field.name])));
  const found = sheets.flatMap((sheet) => {
    const at = sheet.rows.slice(0, importLimits.rowsBeforeTitles + 1).map((row, index) => ({ sheet, index, ...readTitles(row, fieldOf) }));
    return at.filter(({ columns }) => columns.size > 0);
  });
  // The row with most known titles: a heading may happen to hold one of them.
  const best = found.toSorted((a, b) => b.columns.size - a.columns.size)[0];
  const missing = fields.filter(({ name, required }) => required && !best?.columns.has(name) && !given.has(name));
  if (!best || missing.length > 0) return { missing };
  // Only one would be imported, silently.
  const rival = found.find((each) => each.sheet !== best.sheet && each.columns.size === best.columns.size && each.sheet.rows.length > each.index + 1);
  if (rival) return { fault: { code: 'import.twoSheets', params: { first: best.sheet.name, second: rival.sheet.name } } };
  if (best.twice !== undefined) return { fault: { code: 'import.twice', params: { title: best.twice } } };
  const { sheet, index, titles, columns } = best;
  const other = titles.find((title) => title !== '' && !fieldOf.has(plain(title)) && !reasons.has(plain(title)));
  if (noOtherColumns && other !== undefined) return { fault: { code: 'import.unknownColumn', params: { title: other.slice(0, 64) } } };
  const rows = sheet.rows.slice(index + 1);
  if (sheet.longer || rows.length > importLimits.rows) return { fault: { code: 'import.tooManyRows', params: { n: importLimits.rows } } };
  if (rows.length === 0) return { fault: { code: 'import.noRows' } };
  const firstRow = sheet.rows[index]!.number;
  const merged = sheet.merged.find((range) => Number(/(\d+)$/.exec(range)?.[1]) >= firstRow);
  if (merged !== undefined) return { fault: { code: 'import.merged', params: { range: merged } } };
  return { titles, columns, rows };
}

function readTitles({ cells }: RawRow, fieldOf: ReadonlyMap<string, string>): { titles: string[]; columns: Map<string, number>; twice: string | undefined } {
  const titles = cells.map((cell) => cellText(cell).trim());
  const columns = new Map<string, number>();
  let twice: string | undefined;
  for (const [index, title] of titles.entries()) {
    const field = fieldOf.get(plain(title));
    if (field === undefined) continue;
    if (columns.has(field)) twice ??= title.slice(0, 64);
    else columns.set(field, index);
  }
  return { titles, columns, twice };
}
