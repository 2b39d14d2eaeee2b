import type { FieldProblem, HandoverTrain, HandoverTrainInput } from '@harrow/api-client';
import { changedLines } from '../../../documents/form/changedLines.ts';
import { type CommonEdit, type DocumentEdits, editCommon } from '../../../documents/form/documentEdits.ts';
import { collectChanges, isSameRow, type Merge, mergeFields, mergeRows, type Side } from '../../../documents/form/merge.ts';
import type { DocumentFormKind, DocumentFormState } from '../../../documents/form/useDocumentForm.ts';
import { handovers } from '../handovers.ts';
import {
  fromHandover,
  type HandoverForm,
  type HandoverHeader,
  headerFields,
  type Positions,
  toInput,
  topicFields,
  type TopicRow,
  traineeFields,
  type TraineeRow,
} from './handoverForm.ts';

/** A problem at its place. */
export interface PlacedError {
  /** Undefined: the header, or a slot for files. */
  list: 'trainees' | 'topics' | undefined;
  /** Of a list as a whole there is none. */
  rowId: string | undefined;
  field: string;
  code: string;
  text: string;
}

export type HandoverEdit =
  | { type: 'header'; patch: Partial<HandoverHeader> }
  | { type: 'trainees'; rows: readonly TraineeRow[] }
  | { type: 'topics'; rows: readonly TopicRow[] }
  | CommonEdit<HandoverForm, PlacedError>;

export type HandoverFormState = DocumentFormState<HandoverForm, PlacedError, HandoverEdit>;
type Edits = DocumentEdits<HandoverForm, PlacedError>;

/** The next state of the form. Editing a place takes away what the server said about it. */
export function editHandover(edits: Edits, edit: HandoverEdit): Edits {
  const { form, errors } = edits;
  switch (edit.type) {
    case 'header':
      return { ...edits, form: { ...form, ...edit.patch }, errors: errors.filter(({ list, field }) => list !== undefined || !(field in edit.patch)) };
    case 'trainees':
    case 'topics':
      return { ...edits, form: { ...form, [edit.type]: edit.rows }, errors: errors.filter(({ list }) => list !== edit.type) };
    default:
      return editCommon(edits, edit);
  }
}

/** Finds the line for each problem the server named; what names no line is about the header, a slot, or a list as a whole. */
const placeErrors = (problems: readonly FieldProblem[], positions: Positions): PlacedError[] =>
  problems.map(({ field, line, code, text }) => {
    const [, named, index] = /^(trainees|topics)\[(\d+)\]$/.exec(line ?? '') ?? [];
    const list = (named ?? (field === 'trainees' || field === 'topics' ? field : undefined)) as PlacedError['list'];
    return { list, rowId: list && index !== undefined ? positions[list][Number(index)] : undefined, field, code, text };
  });

/** What the user typed and what somebody else saved meanwhile, laid together. @param chosen by key of a change that both made; default: mine */
export function mergeHandovers(base: HandoverForm, mine: HandoverForm, theirs: HandoverForm, chosen: Readonly<Record<string, Side>> = {}): Merge<HandoverForm> {
  const { changes, record } = collectChanges(chosen);
  const header = mergeFields('header', { kind: 'header', name: '' }, headerFields, { base, mine, theirs }, record);
  const trainees = mergeRows<TraineeRow>({ base: base.trainees, mine: mine.trainees, theirs: theirs.trainees }, record, {
    kind: 'trainees',
    nameOf: ({ name }) => name ?? '',
    isSame: (a, b) => isSameRow(a, b, traineeFields),
    merge: (rows, place) => ({ id: rows.theirs.id, ...mergeFields(rows.theirs.id, place, traineeFields, rows, record) }),
  });
  const topics = mergeRows<TopicRow>({ base: base.topics, mine: mine.topics, theirs: theirs.topics }, record, {
    kind: 'topics',
    nameOf: ({ id }) => id,
    isSame: (a, b) => isSameRow(a, b, topicFields),
    merge: (rows, place) => ({ id: rows.theirs.id, ...mergeFields(rows.theirs.id, place, topicFields, rows, record) }),
  });
  return { form: { ...theirs, ...header, trainees, topics }, changes };
}

export const handoverFormKind: DocumentFormKind<HandoverTrain, HandoverForm, HandoverTrainInput, Positions, PlacedError, HandoverEdit> = {
  resource: handovers,
  fromDocument: fromHandover,
  toInput,
  placeErrors,
  edit: editHandover,
  lineKinds: ['trainees', 'topics'],
  changedLines: (before, after) => [...changedLines('trainees', before.trainees, after.trainees), ...changedLines('topics', before.topics, after.topics)],
};
