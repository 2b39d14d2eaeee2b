import type { FormList, FormSheet } from './sheet.ts';
import { type FormRow, type FormValues, rowsOf } from './values.ts';

type Lists = FormSheet['lists'];

const depthOf = (lists: Lists, list: string): number => {
  const parent = lists[list]?.parent;
  return parent ? 1 + depthOf(lists, parent.list) : 0;
};

/** Names of the lists, those whose lines have others below them first. */
export const parentsFirst = (lists: Lists): string[] => Object.keys(lists).toSorted((a, b) => depthOf(lists, a) - depthOf(lists, b));

/** Child lists of a list. */
export const listsBelow = (lists: Lists, list: string): [string, FormList][] => Object.entries(lists).filter(([, { parent }]) => parent?.list === list);

/** Id of the line above a line. */
export const parentIdOf = ({ parent }: FormList, row: FormRow): string | undefined => (parent ? (row[parent.field] as string) : undefined);

/** Child lines of a line in a list. */
export const rowsBelow = (list: FormList, rows: readonly FormRow[], parentId: string): readonly FormRow[] =>
  rows.filter((row) => parentIdOf(list, row) === parentId);

/** Child lines follow the order of their parents, in which they are sent and stored; they are removed with their parent line. */
export function withoutOrphans({ lists }: FormSheet, values: FormValues): FormValues {
  return parentsFirst(lists).reduce((whole, name) => {
    const list = lists[name]!;
    if (!list.parent) return whole;
    const places = new Map<string | undefined, number>(rowsOf(whole, list.parent.list).map(({ id }, index) => [id, index]));
    const placeOf = (row: FormRow): number | undefined => places.get(parentIdOf(list, row));
    const before = rowsOf(whole, name);
    const rows = before.filter((row) => placeOf(row) !== undefined).toSorted((a, b) => placeOf(a)! - placeOf(b)!);
    return rows.length === before.length && rows.every((row, index) => row === before[index]) ? whole : { ...whole, [name]: rows };
  }, values);
}
