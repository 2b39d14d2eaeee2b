import type { Seen } from '../../actions/documentCalls.ts';
import type { Merge } from '../merge.ts';
import { isTemporaryRowId, newRowId } from '../rowId.ts';
import { isBlank, isSameValue } from './isSameValue.ts';
import { mergeForms } from './mergeForms.ts';
import { rowsBelow, withoutOrphans } from './parents.ts';
import type { FormShape } from './sheet.ts';
import { type FormProblem, type Positions, positionsOf } from './toInput.ts';
import { replacedAt, stillUnread, type UnreadTexts } from './unreadTexts.ts';
import { emptyValues, type FormRow, type FormValues, isSameForm, rowsOf } from './values.ts';

/** A form while it is being edited. */
export interface FormState {
  /** The document that the input is based on; undefined while it was never saved. */
  seen: Seen | undefined;
  /** The document as the user began with it, or as it was last saved. */
  base: FormValues;
  mine: FormValues;
  /** A typed field differs from the base, or holds a text that is no value. */
  isDirty: boolean;
  /** Texts that are no value yet: nothing is sent in their place. */
  unread: UnreadTexts;
  errors: readonly FormProblem[];
  /** Values that the form has filled in by itself. */
  proposed: FormValues;
  /** Version of a newer document in which others changed the same as the user, who has to choose. */
  conflict: number | undefined;
  /** Changes of other users were merged in, and the user has typed nothing since. */
  isMerged: boolean;
}

export const startForm = ({ sheet }: FormShape, values: FormValues = emptyValues(sheet), seen?: Seen): FormState => ({
  seen,
  base: values,
  mine: values,
  isDirty: false,
  unread: {},
  errors: [],
  proposed: {},
  conflict: undefined,
  isMerged: false,
});

function withMine({ sheet }: FormShape, state: FormState, mine: FormValues): FormState {
  // A new value of the field replaces the text.
  const unread = stillUnread(mine, state.unread);
  return { ...state, mine, unread, isDirty: Object.keys(unread).length > 0 || !isSameForm(sheet, state.base, mine), isMerged: false };
}

/** The input, including texts that are no value yet: they count as input, and others' changes do not replace them. */
export const withTexts = ({ mine, unread }: Pick<FormState, 'mine' | 'unread'>): FormValues =>
  Object.entries(unread).reduce((values, [place, text]) => replacedAt(values, place, () => text), mine);

/** The same with none in the fields that still hold such a text. */
const withoutTexts = (texts: FormValues, unread: UnreadTexts): FormValues =>
  Object.entries(unread).reduce((values, [place, text]) => replacedAt(values, place, (value) => (value === text ? null : value)), texts);

/** A field of the header, or the text of one language: `title.en`. */
function valueAt(values: FormValues, field: string): unknown {
  const [name = field, language] = field.split('.');
  return language === undefined ? values[name] : (values[name] as FormValues | null | undefined)?.[language];
}

/** State after input in header fields: their errors end; those of a text for the languages that were typed. */
export function typed(shape: FormShape, state: FormState, patch: FormValues): FormState {
  const isTyped = (field: string): boolean => {
    const [name = field] = field.split('.');
    return field in patch || (name in patch && !isSameValue(valueAt(patch, field), valueAt(state.mine, field)));
  };
  return {
    ...withMine(shape, state, { ...state.mine, ...patch }),
    errors: state.errors.filter(({ list, field }) => list !== undefined || !isTyped(field)),
  };
}

/**
 * Takes over lines that were typed, added or removed, with their child lines. An unchanged row keeps its errors; errors of a list below a
 * row end once one of its lines changes.
 */
export function listed(shape: FormShape, state: FormState, list: string, rows: readonly FormRow[]): FormState {
  const { lists } = shape.sheet;
  const mine = withoutOrphans(shape.sheet, { ...state.mine, [list]: rows });
  const find = (values: FormValues, of: string, id: string): FormRow | undefined => rowsOf(values, of).find((row) => row.id === id);
  const isTouchedBelow = (id: string): boolean => {
    const [before, after] = [state.mine, mine].map((values) => rowsBelow(lists[list]!, rowsOf(values, list), id)) as [readonly FormRow[], readonly FormRow[]];
    return before.length !== after.length || before.some((row, index) => row !== after[index]);
  };
  const stands = ({ list: of, rowId, field }: FormProblem): boolean => {
    if (of === undefined) return field !== list;
    if (rowId === undefined) return true;
    const [before, after] = [find(state.mine, of, rowId), find(mine, of, rowId)];
    if (after === undefined) return false;
    if (of === lists[list]?.parent?.list && !(field in lists[of]!.fields)) return !isTouchedBelow(rowId);
    return after === before || isSameValue(after[field], before?.[field]);
  };
  return { ...withMine(shape, state, mine), errors: state.errors.filter(stands) };
}

/** A place holds a text that is no value, and so none; undefined: no more. */
export function heldText(shape: FormShape, state: FormState, place: string, text: string | undefined): FormState {
  if (state.unread[place] === text) return state;
  const { [place]: _before, ...others } = state.unread;
  if (text === undefined) return withMine(shape, { ...state, unread: others }, state.mine);
  return withMine(
    shape,
    { ...state, unread: { ...others, [place]: text } },
    replacedAt(state.mine, place, () => null),
  );
}

/** Fills in values where a field is empty or still as it was filled in. A form that was never saved does not become dirty by that. */
export function proposed(shape: FormShape, state: FormState, facts: FormValues): FormState {
  const isFree = (field: string): boolean => {
    const value = state.mine[field];
    return isBlank(value) || (field in state.proposed && isSameValue(value, state.proposed[field]));
  };
  const taken = Object.fromEntries(Object.entries(facts).filter(([field]) => isFree(field) && !(field in state.unread)));
  if (Object.entries(taken).every(([field, value]) => isSameValue(state.mine[field], value))) return state;
  const untouched = Object.fromEntries(Object.entries(taken).filter(([field]) => isSameValue(state.mine[field], state.base[field])));
  const base = state.seen ? state.base : { ...state.base, ...untouched };
  const filled = withMine(shape, { ...state, base }, { ...state.mine, ...taken });
  return { ...filled, isMerged: state.isMerged, proposed: { ...state.proposed, ...taken } };
}

/**
 * State after a document has come from the server: at a read, by the socket, or after a refused save. Without input it is shown. Otherwise
 * it is merged at once, unless both sides changed the same thing, or it can no longer be edited: then the input stays until the user has
 * chosen.
 */
export function arrived(shape: FormShape, state: FormState, seen: Seen, theirs: FormValues, mayEdit: boolean): FormState {
  if (state.seen?.id !== seen.id) return startForm(shape, theirs, seen);
  // Saved, but not read again until now.
  if (seen.version === state.seen.version && hasTemporaryRows(shape, state.base))
    return saved(shape, state, state.base, positionsOf(shape.sheet, state.base), seen, theirs);
  if (seen.version <= state.seen.version) return state;
  if (!state.isDirty) return startForm(shape, theirs, seen);
  const { form, changes } = mergeForms(shape, { base: state.base, mine: withTexts(state), theirs });
  const isTheirs = changes.every(({ by }) => by === 'them');
  if (!isTheirs && (!mayEdit || changes.some(({ by }) => by === 'both'))) return { ...state, conflict: seen.version };
  const merged = withMine(shape, { ...state, seen, base: theirs, conflict: undefined }, withoutTexts(form, state.unread));
  return { ...merged, isMerged: merged.isDirty };
}

/** State after the user's choice, based on the document that they have seen. @param mine may have texts, as `withTexts` gives them */
export const chosen = (shape: FormShape, state: FormState, seen: Seen, theirs: FormValues, mine: FormValues): FormState =>
  withMine(shape, { ...startForm(shape, theirs, seen), unread: state.unread }, withoutTexts(mine, state.unread));

/** Lines that are known by a code may have been left by a form in which they had no ids. */
const withIds = ({ sheet }: FormShape, values: FormValues): FormValues => {
  const idOf = (row: Partial<FormRow>, key: string | undefined): string => row.id ?? String((key && row[key]) || newRowId());
  const lists = Object.entries(sheet.lists).map(([list, { key }]) => [list, rowsOf(values, list).map((row) => ({ ...row, id: idOf(row, key) }))]);
  return { ...values, ...(Object.fromEntries(lists) as FormValues) };
};

/**
 * Merges a draft into the current document. Where others have changed the same thing since, the user chooses, as between any two versions.
 * The draft of a new document replaces its form: its initial lines get other temporary ids each time, so a merge would double them.
 */
export function restored(shape: FormShape, state: FormState, left: FormValues, begun: FormValues, unread: UnreadTexts = {}): FormState {
  const [base, mine] = [begun, left].map((values) => withIds(shape, { ...emptyValues(shape.sheet), ...values })) as [FormValues, FormValues];
  if (!state.seen) return { ...withMine(shape, { ...state, unread }, mine), errors: [] };
  const { form, changes } = mergeForms(shape, { base, mine: withTexts({ mine, unread }), theirs: state.base });
  if (changes.every(({ by }) => by !== 'both')) return { ...withMine(shape, { ...state, unread }, withoutTexts(form, unread)), errors: [] };
  const { id, version } = state.seen;
  // The draft is based on an earlier version than the current one.
  return { ...withMine(shape, { ...state, base, unread, seen: { id, version: version - 1 } }, mine), errors: [], conflict: version };
}

const hasTemporaryRows = ({ sheet }: FormShape, values: FormValues): boolean =>
  Object.keys(sheet.lists).some((list) => rowsOf(values, list).some(({ id }) => isTemporaryRowId(id)));

/** Replaces temporary ids by those of the stored lines, by their position among the lines sent. */
function withStoredIds({ sheet }: FormShape, values: FormValues, sent: Positions, landed: FormValues): FormValues {
  const ids = new Map(
    Object.keys(sheet.lists).flatMap((list) => {
      const [stored, places] = [rowsOf(landed, list), sent[list] ?? []];
      return stored.length === places.length ? places.map((id, index) => [id, stored[index]!.id] as const) : [];
    }),
  );
  const idOf = (id: string): string => (isTemporaryRowId(id) ? (ids.get(id) ?? id) : id);
  const lists = Object.entries(sheet.lists).map(([list, { parent }]) => {
    const parentOf = (row: FormRow) => parent && { [parent.field]: idOf(row[parent.field] as string) };
    return [list, rowsOf(values, list).map((row) => ({ ...row, id: idOf(row.id), ...parentOf(row) }))];
  });
  return { ...values, ...(Object.fromEntries(lists) as FormValues) };
}

/**
 * State after a save: the document as saved becomes the base; later input stays.
 * @param landed the document as the server has it now; undefined where it could not be read again
 */
export function saved(shape: FormShape, state: FormState, sent: FormValues, positions: Positions, seen: Seen, landed: FormValues | undefined): FormState {
  if (landed === undefined) return withMine(shape, { ...state, seen, base: sent, errors: [], conflict: undefined }, state.mine);
  const clean = { ...startForm(shape, landed, seen), unread: state.unread };
  if (state.mine === sent) return withMine(shape, clean, landed);
  const [base, mine] = [sent, state.mine].map((values) => withStoredIds(shape, values, positions, landed)) as [FormValues, FormValues];
  const merged: Merge<FormValues> = mergeForms(shape, { base, mine, theirs: landed });
  return withMine(shape, clean, merged.form);
}
