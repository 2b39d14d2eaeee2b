import type { FieldProblem } from '@harrow/api-client';
import type { Seen } from '../../actions/documentCalls.ts';
import { isTemporaryRowId } from '../rowId.ts';
import { isBlank } from './isSameValue.ts';
import type { FormField, FormSheet } from './sheet.ts';
import { type FormValues, rowsOf } from './values.ts';

/** Ids of the rows behind the lines that were sent, by list. */
export type Positions = Readonly<Record<string, readonly string[]>>;

/** A problem at its place. */
export interface FormProblem {
  /** List of its line; undefined: the header, a list as a whole, or a slot for files. */
  list: string | undefined;
  rowId: string | undefined;
  field: string;
  code: string;
  text: string;
}

/** What is empty says so, where the contract has a word for it. What is required is left out then: the server names it. */
function inputOf(fields: Readonly<Record<string, FormField>>, values: FormValues, isNew: boolean): FormValues {
  const entries = Object.entries(fields).flatMap(([name, { kind, filled, required }]) => {
    const value = values[name];
    if (!isBlank(value)) return [[name, value]];
    if (isNew || required) return [];
    if (!filled) return [[name, null]];
    return kind === 'text' ? [[name, '']] : [];
  });
  return Object.fromEntries(entries) as FormValues;
}

/** The form as the save call takes it, and which rows stand behind its lines. */
export function toInput({ fields, lists }: FormSheet, values: FormValues, seen: Seen | undefined): { body: FormValues; positions: Positions } {
  const lines = Object.entries(lists).map(([list, { fields: typed, key }]) => {
    const rows = rowsOf(values, list).map((row) => {
      const isNew = isTemporaryRowId(row.id);
      return { ...(!isNew && key === undefined && { id: row.id }), ...inputOf(typed, row, isNew) };
    });
    return [list, rows];
  });
  return {
    body: { ...(seen && { id: seen.id, version: seen.version }), ...inputOf(fields, values, seen === undefined), ...(Object.fromEntries(lines) as FormValues) },
    positions: positionsOf({ lists }, values),
  };
}

export const positionsOf = ({ lists }: Pick<FormSheet, 'lists'>, values: FormValues): Positions =>
  Object.fromEntries(Object.keys(lists).map((list) => [list, rowsOf(values, list).map(({ id }) => id)]));

/** The place of each problem that the server named, by the lines that were sent. */
export const placeProblems = (problems: readonly FieldProblem[], positions: Positions): FormProblem[] =>
  problems.map(({ field, line, code, text }) => {
    const [, list = '', index = ''] = /^(\w+)\[(\d+)\]$/.exec(line ?? '') ?? [];
    const rowId = positions[list]?.[Number(index)];
    return { list: rowId === undefined ? undefined : list, rowId, field, code, text };
  });
