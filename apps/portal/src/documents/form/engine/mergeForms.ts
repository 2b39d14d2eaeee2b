import { asNewRow, collectChanges, type Merge, mergeFields, mergeRows, type Side, type Three } from '../merge.ts';
import type { FormSheet } from './sheet.ts';
import { type FormRow, type FormValues, isSameRow, rowsOf } from './values.ts';

/** What a reader calls a line, by list. */
export type RowNames = Readonly<Record<string, (row: FormRow) => string>>;

/** What the user typed and what others saved meanwhile, laid together. @param chosen by key of a change that both made; default: mine */
export function mergeForms(
  { fields, lists }: FormSheet,
  names: RowNames,
  { base, mine, theirs }: Three<FormValues>,
  chosen: Readonly<Record<string, Side>> = {},
): Merge<FormValues> {
  const { changes, record } = collectChanges(chosen);
  const header = mergeFields('header', { kind: 'header', name: '' }, Object.keys(fields), { base, mine, theirs }, record);
  const merged = Object.entries(lists).map(([list, { fields: typed, key }]) => {
    const own = Object.keys(typed);
    const rows = mergeRows<FormRow>({ base: rowsOf(base, list), mine: rowsOf(mine, list), theirs: rowsOf(theirs, list) }, record, {
      kind: list,
      nameOf: names[list] ?? (({ id }) => id),
      isSame: (a, b) => isSameRow(own, a, b),
      merge: (three, place) => ({ ...three.theirs, ...mergeFields(three.theirs.id, place, own, three, record) }),
      // What a catalogue made is known everywhere by the same name.
      asNew: key === undefined ? asNewRow : (row) => row,
    });
    return [list, rows];
  });
  return { form: { ...theirs, ...header, ...(Object.fromEntries(merged) as FormValues) }, changes };
}
