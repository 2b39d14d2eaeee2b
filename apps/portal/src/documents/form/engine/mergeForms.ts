import { asNewRow, collectChanges, type Merge, mergeFields, mergeRows, type Side, type Three } from '../merge.ts';
import { listsBelow, parentIdOf, parentsFirst, rowsBelow, withoutOrphans } from './parents.ts';
import type { FormShape, FormSheet } from './sheet.ts';
import { type FormRow, type FormValues, isSameRow, rowsOf } from './values.ts';

/** A line and everything below it is the same in both. */
function isSameBranch(sheet: FormSheet, name: string, [before, a]: [FormValues, FormRow], [after, b]: [FormValues, FormRow]): boolean {
  if (!isSameRow(Object.keys(sheet.lists[name]!.fields), a, b)) return false;
  return listsBelow(sheet.lists, name).every(([below, list]) => {
    const [rows, others] = [rowsBelow(list, rowsOf(before, below), a.id), rowsBelow(list, rowsOf(after, below), b.id)];
    const isThere = (row: FormRow): boolean => others.some((other) => other.id === row.id && isSameBranch(sheet, below, [before, row], [after, other]));
    return rows.length === others.length && rows.every(isThere);
  });
}

/**
 * Merges the user's input with the changes of others. A line that only one side has is kept or removed together with its child lines: that
 * is one choice.
 * @param chosen by key of a change that both made; default: mine
 */
export function mergeForms({ sheet, rowNames, rowCodes }: FormShape, three: Three<FormValues>, chosen: Readonly<Record<string, Side>> = {}): Merge<FormValues> {
  const { fields, lists } = sheet;
  const { base, mine, theirs } = three;
  const { changes, record } = collectChanges(chosen);
  const header = mergeFields('header', { kind: 'header', name: '' }, Object.keys(fields), three, record);
  /** Ids of lines that only the user has, in place of those by which the server knows them no more. */
  const renamed = new Map<string, string>();
  const asNew = (row: FormRow): FormRow => {
    const next = asNewRow(row);
    renamed.set(row.id, next.id);
    return next;
  };
  const merge = (form: FormValues, name: string): FormValues => {
    const list = lists[name]!;
    const { parent, key } = list;
    const own = Object.keys(list.fields);
    const code = rowCodes?.[name];
    const theirParents = new Set(parent && rowsOf(theirs, parent.list).map(({ id }) => id));
    const shared = new Set(parent && rowsOf(mine, parent.list).flatMap(({ id }) => (theirParents.has(id) ? [id] : [])));
    const isShared = (row: FormRow): boolean => !parent || shared.has(parentIdOf(list, row)!);
    const rowsIn = (values: FormValues): FormRow[] => rowsOf(values, name).filter(isShared);
    const rows = mergeRows<FormRow>({ base: rowsIn(base), mine: rowsIn(mine), theirs: rowsIn(theirs) }, record, {
      kind: name,
      nameOf: rowNames[name] ?? (({ id }) => id),
      isSame: (before, row, of) => isSameBranch(sheet, name, [base, before], [of === 'mine' ? mine : theirs, row]),
      merge: (versions, place) => {
        const typed = mergeFields<FormRow, string>(versions.theirs.id, place, own, versions, record);
        // The facts of a line belong to its code.
        const facts = code === undefined || typed[code] === versions.theirs[code] ? versions.theirs : versions.mine;
        return { ...facts, ...typed };
      },
      // Lines of a catalogue have the same key in every version.
      asNew: key === undefined ? asNew : (row) => row,
    });
    if (!parent) return { ...form, [name]: rows };
    const moved = rowsOf(mine, name).flatMap((row) => {
      const parentId = renamed.get(parentIdOf(list, row)!);
      return parentId === undefined || isShared(row) ? [] : [{ ...asNew(row), [parent.field]: parentId }];
    });
    // Those of a line that did not go on are left without it.
    const added = rowsOf(theirs, name).filter((row) => !isShared(row));
    return { ...form, [name]: [...rows, ...added, ...moved] };
  };
  return { form: withoutOrphans(sheet, parentsFirst(lists).reduce(merge, { ...theirs, ...header })), changes };
}
