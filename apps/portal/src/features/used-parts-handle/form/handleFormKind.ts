import type { FieldProblem, UsedPartsHandle, UsedPartsHandleInput } from '@harrow/api-client';
import { changedLines } from '../../../documents/form/changedLines.ts';
import { type CommonEdit, type DocumentEdits, editCommon } from '../../../documents/form/documentEdits.ts';
import { collectChanges, isSameRow, type Merge, mergeFields, mergeRows, type Side } from '../../../documents/form/merge.ts';
import type { DocumentFormKind, DocumentFormState } from '../../../documents/form/useDocumentForm.ts';
import { handles } from '../handles.ts';
import { fromHandle, type HandleForm, type HandleHeader, headerFields, lineFields, type LineRow, toInput } from './handleForm.ts';

/** A problem at its place. */
export interface PlacedError {
  /** Undefined: the header, or a slot for files. */
  rowId: string | undefined;
  field: string;
  code: string;
  text: string;
}

export type HandleEdit = { type: 'header'; patch: Partial<HandleHeader> } | { type: 'lines'; rows: readonly LineRow[] } | CommonEdit<HandleForm, PlacedError>;

export type HandleFormState = DocumentFormState<HandleForm, PlacedError, HandleEdit>;
type Edits = DocumentEdits<HandleForm, PlacedError>;

/** The next state of the form. Editing a place takes away what the server said about it. */
export function editHandle(edits: Edits, edit: HandleEdit): Edits {
  const { form, errors } = edits;
  switch (edit.type) {
    case 'header':
      return { ...edits, form: { ...form, ...edit.patch }, errors: errors.filter(({ rowId, field }) => rowId !== undefined || !(field in edit.patch)) };
    case 'lines':
      return { ...edits, form: { ...form, lines: edit.rows }, errors: errors.filter(({ rowId, field }) => rowId === undefined && field !== 'lines') };
    default:
      return editCommon(edits, edit);
  }
}

/** Finds the line for each problem the server named; what is not about a line is about the header, or a slot. A core is shown by its tag. */
const placeErrors = (problems: readonly FieldProblem[], positions: readonly string[]): PlacedError[] =>
  problems.map(({ field, line, code, text }) => {
    const [, index] = /^lines\[(\d+)\]$/.exec(line ?? '') ?? [];
    const rowId = index === undefined ? undefined : positions[Number(index)];
    return { rowId, field: rowId !== undefined && field === 'taskId' ? 'tagNo' : field, code, text };
  });

/** What the user typed and what somebody else saved meanwhile, laid together. @param chosen by key of a change that both made; default: mine */
export function mergeHandles(base: HandleForm, mine: HandleForm, theirs: HandleForm, chosen: Readonly<Record<string, Side>> = {}): Merge<HandleForm> {
  const { changes, record } = collectChanges(chosen);
  const header = mergeFields('header', { kind: 'header', name: '' }, headerFields, { base, mine, theirs }, record);
  const lines = mergeRows<LineRow>({ base: base.lines, mine: mine.lines, theirs: theirs.lines }, record, {
    kind: 'lines',
    nameOf: ({ tagNo }) => tagNo,
    isSame: (a, b) => isSameRow(a, b, lineFields),
    merge: (rows, place) => ({ ...rows.theirs, ...mergeFields(rows.theirs.id, place, lineFields, rows, record) }),
  });
  return { form: { ...theirs, ...header, lines }, changes };
}

export const handleFormKind: DocumentFormKind<UsedPartsHandle, HandleForm, UsedPartsHandleInput, readonly string[], PlacedError, HandleEdit> = {
  resource: handles,
  fromDocument: fromHandle,
  toInput,
  placeErrors,
  edit: editHandle,
  lineKinds: ['lines'],
  changedLines: (before, after) => changedLines('lines', before.lines, after.lines),
};
