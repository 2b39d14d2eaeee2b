import type { FieldProblem } from '@harrow/api-client';
import type { Seen } from '../../actions/documentCalls.ts';
import { isTemporaryRowId } from '../rowId.ts';
import { isBlank } from './isSameValue.ts';
import { listsBelow } from './parents.ts';
import type { FormField } from '../../../shared/fields/sheet.ts';
import type { FormSheet, FormShape } from './sheet.ts';
import { type FormRow, type FormValues, rowsOf } from './values.ts';

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

/** Only the languages that say something. */
const written = (texts: object): object => Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string' && text.trim() !== ''));

/** Input of a call. An empty field is sent as null or '' where the contract allows it. An empty required field is left out, so that the server reports it. */
function inputOf(fields: Readonly<Record<string, FormField>>, values: FormValues, isNew: boolean): FormValues {
  const entries = Object.entries(fields).flatMap(([name, { kind, filled, required }]) => {
    const value = values[name];
    if (!isBlank(value)) return [[name, kind === 'texts' ? written(value as object) : value]];
    // The kind decides which languages are required.
    if (kind === 'texts' && (required || (!isNew && filled))) return [[name, {}]];
    if (isNew || required) return [];
    if (!filled) return [[name, null]];
    return kind === 'text' ? [[name, '']] : [];
  });
  return Object.fromEntries(entries) as FormValues;
}

/** References to the lines of a list from their child lines: the id, or for a new line a number above all stored ones. */
function namesBelow({ lists }: Pick<FormSheet, 'lists'>, values: FormValues, list: string): ReadonlyMap<string, FormValues> {
  const [, below] = listsBelow(lists, list)[0] ?? [];
  const number = below?.parent?.number;
  if (number === undefined) return new Map();
  const rows = rowsOf(values, list);
  let last = Math.max(0, ...rows.map((row) => (isTemporaryRowId(row.id) ? 0 : ((row[number] as number | null | undefined) ?? 0))));
  return new Map(rows.map(({ id }) => [id, isTemporaryRowId(id) ? { [number]: (last += 1) } : { id }]));
}

/** The form as the save call takes it, with the rows behind its lines. */
export function toInput({ fields, lists }: FormSheet, values: FormValues, seen: Seen | undefined): { body: FormValues; positions: Positions } {
  const names = new Map(Object.keys(lists).map((list) => [list, namesBelow({ lists }, values, list)]));
  const lines = Object.entries(lists).map(([list, { fields: typed, parent, key }]) => {
    const { [parent?.field ?? '']: _parent, ...own } = typed;
    const nameOf = ({ id }: FormRow): FormValues | undefined => names.get(list)?.get(id) ?? (isTemporaryRowId(id) || key !== undefined ? undefined : { id });
    const parentOf = (row: FormRow): FormValues | undefined => {
      const { id, ...number } = names.get(parent!.list)?.get(row[parent!.field] as string) ?? {};
      return id === undefined ? number : { [parent!.field]: id };
    };
    const rows = rowsOf(values, list).map((row) => ({ ...nameOf(row), ...(parent && parentOf(row)), ...inputOf(own, row, isTemporaryRowId(row.id)) }));
    return [list, rows];
  });
  return {
    body: { ...(seen && { id: seen.id, version: seen.version }), ...inputOf(fields, values, seen === undefined), ...(Object.fromEntries(lines) as FormValues) },
    positions: positionsOf({ lists }, values),
  };
}

export const positionsOf = ({ lists }: Pick<FormSheet, 'lists'>, values: FormValues): Positions =>
  Object.fromEntries(Object.keys(lists).map((list) => [list, rowsOf(values, list).map(({ id }) => id)]));

/** The place of each problem that the server named, by the lines that were sent. @param reviewLists names that a review has for the lists */
export const placeProblems = (problems: readonly FieldProblem[], positions: Positions, reviewLists: FormShape['reviewLists'] = {}): FormProblem[] =>
  problems.map(({ field, line, code, text }) => {
    const [, name = '', index = ''] = /^(\w+)\[(\d+)\]$/.exec(line ?? '') ?? [];
    const list = reviewLists[name] ?? name;
    const rowId = positions[list]?.[Number(index)];
    return { list: rowId === undefined ? undefined : list, rowId, field, code, text };
  });
