import type { ArrivalAccept, ArrivalAcceptInput, FieldProblem } from '@harrow/api-client';
import { changedLines } from '../../../documents/form/changedLines.ts';
import { type CommonEdit, type DocumentEdits, editCommon } from '../../../documents/form/documentEdits.ts';
import { collectChanges, isSameRow, type Merge, mergeFields, mergeRows, type Side } from '../../../documents/form/merge.ts';
import type { DocumentFormKind, DocumentFormState } from '../../../documents/form/useDocumentForm.ts';
import { arrivals } from '../arrivals.ts';
import { type ArrivalForm, type ArrivalHeader, findingFields, fromArrival, headerFields, type ItemRow, toInput } from './arrivalForm.ts';

/** A problem at its place: a header field, a slot of photos, or a field of an item. */
export interface PlacedError {
  /** Code of the item; undefined: the header or a slot. */
  item: string | undefined;
  field: string;
  code: string;
  text: string;
}

export type ArrivalEdit =
  | { type: 'header'; patch: Partial<ArrivalHeader> }
  /** Items as they are now; those left out stay. */
  | { type: 'items'; rows: readonly ItemRow[] }
  | CommonEdit<ArrivalForm, PlacedError>;

export type ArrivalFormState = DocumentFormState<ArrivalForm, PlacedError, ArrivalEdit>;
type Edits = DocumentEdits<ArrivalForm, PlacedError>;

/** The next state of the form. Editing a place takes away what the server said about it. */
export function editArrival(edits: Edits, edit: ArrivalEdit): Edits {
  const { form, errors } = edits;
  switch (edit.type) {
    case 'header':
      return { ...edits, form: { ...form, ...edit.patch }, errors: errors.filter(({ item, field }) => item !== undefined || !(field in edit.patch)) };
    case 'items': {
      const changed = new Map(edit.rows.map((row) => [row.id, row]));
      const isWrongStill = ({ item }: PlacedError): boolean => item === undefined || !changed.has(item);
      return { ...edits, form: { ...form, items: form.items.map((row) => changed.get(row.id) ?? row) }, errors: errors.filter(isWrongStill) };
    }
    default:
      return editCommon(edits, edit);
  }
}

/** Finds the item for each problem the server named; what is not about an item is about the header. */
export const placeErrors = (problems: readonly FieldProblem[], positions: readonly string[]): PlacedError[] =>
  problems.map(({ field, line, code, text }) => {
    const [, index] = /^items\[(\d+)\]$/.exec(line ?? '') ?? [];
    return { item: index === undefined ? undefined : positions[Number(index)], field, code, text };
  });

/** What the user typed and what somebody else saved meanwhile, laid together. @param chosen by key of a change that both made; default: mine */
export function mergeArrivals(base: ArrivalForm, mine: ArrivalForm, theirs: ArrivalForm, chosen: Readonly<Record<string, Side>> = {}): Merge<ArrivalForm> {
  const { changes, record } = collectChanges(chosen);
  const header = mergeFields('header', { kind: 'header', name: '' }, headerFields, { base, mine, theirs }, record);
  const items = mergeRows<ItemRow>({ base: base.items, mine: mine.items, theirs: theirs.items }, record, {
    kind: 'items',
    nameOf: ({ id }) => id,
    isSame: (a, b) => isSameRow(a, b, findingFields),
    merge: (rows, place) => ({ id: rows.theirs.id, ...mergeFields(rows.theirs.id, place, findingFields, rows, record) }),
    // The catalogue makes items, never the user: a code means the same in every sheet.
    asNew: (row) => row,
  });
  return { form: { ...theirs, ...header, items }, changes };
}

export const lineKinds: readonly string[] = ['items'];

/** How acceptances are edited. */
export const arrivalFormKind: DocumentFormKind<ArrivalAccept, ArrivalForm, ArrivalAcceptInput, readonly string[], PlacedError, ArrivalEdit> = {
  resource: arrivals,
  fromDocument: fromArrival,
  toInput,
  placeErrors,
  edit: editArrival,
  lineKinds,
  changedLines: (before, after) => changedLines('items', before.items, after.items),
};
