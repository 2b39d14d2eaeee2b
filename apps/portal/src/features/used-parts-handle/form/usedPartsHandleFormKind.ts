import type { UsedPartsHandle, UsedPartsHandleInput, FieldProblem } from '@harrow/api-client';
import { changedLines } from '../../../documents/form/changedLines.ts';
import { type CommonEdit, type DocumentEdits, editCommon } from '../../../documents/form/documentEdits.ts';
import { collectChanges, isSameRow, type Merge, mergeFields, mergeRows, type Side } from '../../../documents/form/merge.ts';
import type { DocumentFormKind, DocumentFormState } from '../../../documents/form/useDocumentForm.ts';
import { usedPartsHandles } from '../usedPartsHandles.ts';
import { type UsedPartsHandleForm, type UsedPartsHandleHeader, fromUsedPartsHandle, headerFields, lineFields, type LineRow, toInput } from './usedPartsHandleForm.ts';

/** A problem at its place. */
export interface PlacedError {
  /** Undefined: the header. */
  rowId: string | undefined;
  field: string;
  code: string;
  text: string;
}

export type UsedPartsHandleEdit =
  | { type: 'header'; patch: Partial<UsedPartsHandleHeader> }
  | { type: 'lines'; rows: readonly LineRow[] }
  | CommonEdit<UsedPartsHandleForm, PlacedError>;

export type UsedPartsHandleFormState = DocumentFormState<UsedPartsHandleForm, PlacedError, UsedPartsHandleEdit>;
type Edits = DocumentEdits<UsedPartsHandleForm, PlacedError>;

/** The next state of the form. Editing a place takes away what the server said about it. */
export function editUsedPartsHandle(edits: Edits, edit: UsedPartsHandleEdit): Edits {
  const { form, errors } = edits;
  switch (edit.type) {
    case 'header':
      return { ...edits, form: { ...form, ...edit.patch }, errors: errors.filter(({ rowId, field }) => rowId !== undefined || !(field in edit.patch)) };
    case 'lines':
      return { ...edits, form: { ...form, lines: edit.rows }, errors: errors.filter(({ rowId }) => rowId === undefined) };
    default:
      return editCommon(edits, edit);
  }
}

/** Finds the line for each problem the server named; what is not about a line is about the header. */
const placeErrors = (problems: readonly FieldProblem[], positions: readonly string[]): PlacedError[] =>
  problems.map(({ field, line, code, text }) => {
    const [, index] = /^lines\[(\d+)\]$/.exec(line ?? '') ?? [];
    return { rowId: index === undefined ? undefined : positions[Number(index)], field, code, text };
  });

/** What the user typed and what somebody else saved meanwhile, laid together. @param chosen by key of a change that both made; default: mine */
export function mergeUsedPartsHandles(base: UsedPartsHandleForm, mine: UsedPartsHandleForm, theirs: UsedPartsHandleForm, chosen: Readonly<Record<string, Side>> = {}): Merge<UsedPartsHandleForm> {
  const { changes, record } = collectChanges(chosen);
  const header = mergeFields('header', { kind: 'header', name: '' }, headerFields, { base, mine, theirs }, record);
  const lines = mergeRows<LineRow>({ base: base.lines, mine: mine.lines, theirs: theirs.lines }, record, {
    kind: 'lines',
    nameOf: ({ description }) => description ?? '',
    isSame: (a, b) => isSameRow(a, b, lineFields),
    merge: (rows, place) => ({ id: rows.theirs.id, ...mergeFields(rows.theirs.id, place, lineFields, rows, record) }),
  });
  return { form: { ...theirs, ...header, lines }, changes };
}

export const usedPartsHandleFormKind: DocumentFormKind<UsedPartsHandle, UsedPartsHandleForm, UsedPartsHandleInput, readonly string[], PlacedError, UsedPartsHandleEdit> = {
  resource: usedPartsHandles,
  fromDocument: fromUsedPartsHandle,
  toInput,
  placeErrors,
  edit: editUsedPartsHandle,
  lineKinds: ['lines'],
  changedLines: (before, after) => changedLines('lines', before.lines, after.lines),
};
