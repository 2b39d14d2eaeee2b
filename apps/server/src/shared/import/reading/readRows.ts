/** Rows of a table as inputs of the form, each with what is wrong about it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { dateOrderIn } from '@harrow/validation/dates';
import type { InvalidField } from '../../refusal/refusal.ts';
import type { FoundTable } from './findTable.ts';
import type { ImportDefinition } from '../importDefinition.ts';
import { cellText, type RawRow } from './rawSheet.ts';
import { type Choice, readCell } from './readCell.ts';

export interface ReadRow<Input> {
  row: RawRow;
  input: Input;
  problems: InvalidField[];
}

interface Reading {
  choices: (dictionary: string) => readonly Choice[];
  /** Findings of the contract about an input. */
  checkForm: (input: unknown) => readonly InvalidField[];
  /** Values that every row gets when the file has no such column. */
  given: Readonly<Record<string, string>>;
}

/** Rows that are read at once; other calls are answered in between. */
const batchSize = 100;

export async function readRows<Input>(
  { fields, keyOf, keyField, mayRepeat = false }: Pick<ImportDefinition<Input>, 'fields' | 'keyOf' | 'keyField' | 'mayRepeat'>,
  { columns, rows }: FoundTable,
  { choices, checkForm, given }: Reading,
): Promise<ReadRow<Input>[]> {
  const firstWith = new Map<string, number>();
  // By column, not by cell: next to 24/12/2026, the date 03/04/2026 is the third of April.
  const dateOrders = new Map(
    fields.filter(({ kind }) => kind === 'date' || kind === 'moment').map(({ name }) => [name, dateOrderIn(textsOf(rows, columns.get(name)))]),
  );
  const read = (row: RawRow): ReadRow<Input> => {
    const problems: InvalidField[] = [];
    const values: Record<string, unknown> = {};
    for (const { name, kind, dictionary } of fields) {
      const column = columns.get(name);
      const cell = column === undefined ? (Object.hasOwn(given, name) ? ({ kind: 'text', value: given[name]! } as const) : undefined) : row.cells[column];
      const reading = readCell(kind, cell, { choices: kind === 'yesNo' ? choices('yn') : choices(dictionary ?? ''), dateOrder: dateOrders.get(name) });
      if ('fault' in reading) problems.push({ field: name, code: reading.fault, ...(reading.params && { params: reading.params }) });
      else if (reading.value !== undefined) values[name] = reading.value;
    }
    const wrong = new Set(problems.map(({ field }) => field));
    // A field that could not be read is not missing as well.
    problems.push(...checkForm(values).filter(({ field }) => !wrong.has(field.split('.')[0]!)));
    const input = values as Input;
    if (problems.length === 0 && !mayRepeat) {
      const key = keyOf(input);
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, row.number);
      else problems.push({ field: keyField, code: 'import.duplicateRow', params: { row: first } });
    }
    return { row, input, problems };
  };
  const found: ReadRow<Input>[] = [];
  for (let start = 0; start < rows.length; start += batchSize) {
    found.push(...rows.slice(start, start + batchSize).map(read));
    await nextTurn();
  }
  return found;
}

function* textsOf(rows: readonly RawRow[], column: number | undefined): Iterable<string> {
  if (column === undefined) return;
  for (const { cells } of rows) {
    const cell = cells[column];
    if (cell?.kind === 'text') yield cellText(cell);
  }
}
