import type { __Name__, __Name__Input, FieldProblem } from '@harrow/api-client';
import { changedLines } from '../../../documents/form/changedLines.ts';
import { type CommonEdit, type DocumentEdits, editCommon } from '../../../documents/form/documentEdits.ts';
import { collectChanges, isSameRow, type Merge, mergeFields, mergeRows, type Side } from '../../../documents/form/merge.ts';
import type { DocumentFormKind, DocumentFormState } from '../../../documents/form/useDocumentForm.ts';
import { __name__s } from '../__name__s.ts';
import { type __Name__Form, type __Name__Header, from__Name__, headerFields, lineFields, type LineRow, toInput } from './__name__Form.ts';

/** A problem at its place. */
export interface PlacedError {
  /** Undefined: the header. */
  rowId: string | undefined;
  field: string;
  code: string;
  text: string;
}

export type __Name__Edit =
  | { type: 'header'; patch: Partial<__Name__Header> }
  | { type: 'lines'; rows: readonly LineRow[] }
  | CommonEdit<__Name__Form, PlacedError>;

export type __Name__FormState = DocumentFormState<__Name__Form, PlacedError, __Name__Edit>;
type Edits = DocumentEdits<__Name__Form, PlacedError>;

/** The next state of the form. Editing a place takes away what the server said about it. */
export function edit__Name__(edits: Edits, edit: __Name__Edit): Edits {
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
export function merge__Name__s(base: __Name__Form, mine: __Name__Form, theirs: __Name__Form, chosen: Readonly<Record<string, Side>> = {}): Merge<__Name__Form> {
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

export const __name__FormKind: DocumentFormKind<__Name__, __Name__Form, __Name__Input, readonly string[], PlacedError, __Name__Edit> = {
  resource: __name__s,
  fromDocument: from__Name__,
  toInput,
  placeErrors,
  edit: edit__Name__,
  lineKinds: ['lines'],
  changedLines: (before, after) => changedLines('lines', before.lines, after.lines),
};
