import type { TableDictTable } from './tables.ts';

interface Kind extends Partial<Pick<TableDictTable, 'pidField' | 'translated' | 'scope'>> {
  /** Column and value of the rows that are offered; default all. */
  active?: readonly [field: string, value: string];
}

/** Declares a table that may serve as dictionary `table,text,code`; by default its text has one value for all languages and everybody sees all rows. */
export const tableDictionary = (
  tableName: string,
  textField: string,
  codeField: string,
  { pidField = null, translated = false, scope = 'public', active }: Kind = {},
): TableDictTable => ({ tableName, textField, codeField, pidField, translated, scope, activeField: active?.[0] ?? null, activeValue: active?.[1] ?? null });
