import { isSameValue } from './engine/isSameValue.ts';
import { isTemporaryRowId, newRowId } from './rowId.ts';

/** The side whose value is taken. */
export type Side = 'mine' | 'theirs';

/** The header or line that holds a changed field. */
interface MergePlace {
  /** `header`, or a list of lines as the noun calls it. */
  kind: string;
  /** Of a line, as a reader knows it. */
  name: string;
}

/** Something that was changed since the user began. Where both changed the same thing in different ways, the user chooses. */
export interface Change {
  /** Unique in a merge. */
  key: string;
  place: MergePlace;
  /** Undefined: the whole line. */
  field: string | undefined;
  mine: unknown;
  theirs: unknown;
  by: 'me' | 'them' | 'both';
  /** The side that is kept, by the present choices. */
  taken: Side;
}

export interface Merge<Form> {
  form: Form;
  changes: Change[];
}

/** The three versions of a value in a merge. */
export interface Three<T> {
  /** As the user began with it. */
  base: T;
  mine: T;
  /** As it is saved now. */
  theirs: T;
}

/** Records a change, and answers the side that is kept. */
type RecordChange = (change: Omit<Change, 'taken'>) => Side;

/** A list of changes that grows while forms are laid together. @param chosen by key of a change that both made; default: mine */
export function collectChanges(chosen: Readonly<Record<string, Side>>): { changes: Change[]; record: RecordChange } {
  const changes: Change[] = [];
  const record: RecordChange = (change) => {
    const taken = change.by === 'both' ? (chosen[change.key] ?? 'mine') : change.by === 'me' ? 'mine' : 'theirs';
    changes.push({ ...change, taken });
    return taken;
  };
  return { changes, record };
}

/** A text in several languages; each of them is a field of its own. */
const isTexts = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeValue(key: string, place: MergePlace, field: string, { base, mine, theirs }: Three<unknown>, record: RecordChange): unknown {
  if (isSameValue(mine, theirs)) return theirs;
  if (isTexts(mine) && isTexts(theirs)) {
    const texts = { base: isTexts(base) ? base : {}, mine, theirs };
    const merged = Object.keys({ ...theirs, ...mine }).map((language) => {
      const three = { base: texts.base[language], mine: mine[language], theirs: theirs[language] };
      return [language, mergeValue(`${key}.${language}`, place, `${field}.${language}`, three, record)];
    });
    return Object.fromEntries(merged) as unknown;
  }
  const by = isSameValue(theirs, base) ? 'me' : isSameValue(mine, base) ? 'them' : 'both';
  return record({ key, place, field, mine, theirs, by }) === 'mine' ? mine : theirs;
}

/** The fields of a record after the merge. Lists of values are compared by content. */
export function mergeFields<Row extends object, Field extends keyof Row & string>(
  key: string,
  place: MergePlace,
  fields: readonly Field[],
  { base, mine, theirs }: Three<Row>,
  record: RecordChange,
): Pick<Row, Field> {
  const merged = fields.map((field) => {
    const three = { base: base[field], mine: mine[field], theirs: theirs[field] };
    return [field, mergeValue(`${key}/${field}`, place, field, three, record)];
  });
  return Object.fromEntries(merged) as Pick<Row, Field>;
}

export interface RowKind<Row> {
  kind: string;
  nameOf: (row: Row) => string;
  /** Nothing was changed in it since. @param of whose row it is */
  isSame: (base: Row, row: Row, of: Side) => boolean;
  merge: (rows: Three<Row>, place: MergePlace) => Row;
  /** A line that the server does not know, or knows no more. Default: it gets a new id. */
  asNew?: (row: Row) => Row;
}

/** A row that the server does not know, or knows no more: its id means nothing there. */
export const asNewRow = <Row extends { id: string }>(row: Row): Row => (isTemporaryRowId(row.id) ? row : { ...row, id: newRowId() });

/** Lines after the merge: in the order of the server, with those that the user added at the end. */
export function mergeRows<Row extends { id: string }>(
  lists: Three<readonly Row[]>,
  record: RecordChange,
  { kind, nameOf, isSame, merge, asNew = asNewRow }: RowKind<Row>,
): Row[] {
  const base = new Map(lists.base.map((row) => [row.id, row]));
  const mine = new Map(lists.mine.map((row) => [row.id, row]));
  const known = new Set(lists.theirs.map(({ id }) => id));
  const whole = (row: Row) => ({ key: row.id, place: { kind, name: nameOf(row) }, field: undefined });

  const kept = lists.theirs.flatMap((row): Row[] => {
    const [old, own] = [base.get(row.id), mine.get(row.id)];
    if (old && own) return [merge({ base: old, mine: own, theirs: row }, { kind, name: nameOf(row) })];
    if (own) return [own];
    // Added there, or removed here; a line changed there is not removed without asking.
    const by = old ? (isSame(old, row, 'theirs') ? 'me' : 'both') : 'them';
    return record({ ...whole(row), mine: undefined, theirs: nameOf(row), by }) === 'theirs' ? [row] : [];
  });

  const own = lists.mine
    .filter(({ id }) => !known.has(id))
    .flatMap((row): Row[] => {
      const old = base.get(row.id);
      // Added here, or removed there; a line changed here is not removed without asking.
      const by = old ? (isSame(old, row, 'mine') ? 'them' : 'both') : 'me';
      return record({ ...whole(row), mine: nameOf(row), theirs: undefined, by }) === 'mine' ? [asNew(row)] : [];
    });
  return [...kept, ...own];
}
