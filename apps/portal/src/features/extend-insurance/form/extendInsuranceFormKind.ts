import type { ExtendInsurance, ExtendInsuranceInput, FieldProblem } from '@harrow/api-client';
import { changedLines } from '../../../documents/form/changedLines.ts';
import { type CommonEdit, type DocumentEdits, editCommon } from '../../../documents/form/documentEdits.ts';
import { collectChanges, isSameRow, type Merge, mergeFields, mergeRows, type Side } from '../../../documents/form/merge.ts';
import type { DocumentFormKind, DocumentFormState } from '../../../documents/form/useDocumentForm.ts';
import { extendInsurances } from '../extendInsurances.ts';
import { type ExtendInsuranceForm, type ExtendInsuranceHeader, fromExtendInsurance, headerFields, lineFields, type LineRow, toInput } from './extendInsuranceForm.ts';

/** A problem at its place. */
export interface PlacedError {
  /** Undefined: the header. */
  rowId: string | undefined;
  field: string;
  code: string;
  text: string;
}

export type ExtendInsuranceEdit =
  | { type: 'header'; patch: Partial<ExtendInsuranceHeader> }
  | { type: 'lines'; rows: readonly LineRow[] }
  | CommonEdit<ExtendInsuranceForm, PlacedError>;

export type ExtendInsuranceFormState = DocumentFormState<ExtendInsuranceForm, PlacedError, ExtendInsuranceEdit>;
type Edits = DocumentEdits<ExtendInsuranceForm, PlacedError>;

/** The next state of the form. Editing a place takes away what the server said about it. */
export function editExtendInsurance(edits: Edits, edit: ExtendInsuranceEdit): Edits {
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
export function mergeExtendInsurances(base: ExtendInsuranceForm, mine: ExtendInsuranceForm, theirs: ExtendInsuranceForm, chosen: Readonly<Record<string, Side>> = {}): Merge<ExtendInsuranceForm> {
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

export const extendInsuranceFormKind: DocumentFormKind<ExtendInsurance, ExtendInsuranceForm, ExtendInsuranceInput, readonly string[], PlacedError, ExtendInsuranceEdit> = {
  resource: extendInsurances,
  fromDocument: fromExtendInsurance,
  toInput,
  placeErrors,
  edit: editExtendInsurance,
  lineKinds: ['lines'],
  changedLines: (before, after) => changedLines('lines', before.lines, after.lines),
};
