import { type ClaimForm, type FaultRow, headerFields, type LabourRow, type PartRow } from './claimForm.ts';
import { isTemporaryRowId, newRowId } from './rowId.ts';

/** Whose value goes on. */
export type Side = 'mine' | 'theirs';

/** What has a field or a line that differs. */
export type MergePlace = { kind: 'header' } | { kind: 'fault' | 'labour' | 'parts'; name: string };

/** Something that was changed since the user began. Where both changed the same thing in different ways, the user chooses. */
export interface Change {
  /** Unique in a merge. */
  key: string;
  place: MergePlace;
  /** Undefined: the whole fault or line. */
  field: string | undefined;
  mine: unknown;
  theirs: unknown;
  by: 'me' | 'them' | 'both';
  /** The side that goes on, as things are chosen. */
  taken: Side;
}

export interface Merge {
  form: ClaimForm;
  changes: Change[];
}

const faultFields = ['bugSystem', 'bugCode', 'bugDesc', 'failureReason', 'correction', 'noCausalReason'] as const satisfies readonly (keyof FaultRow)[];
const labourFields = ['hourCode', 'claimHours', 'overReason', 'remark'] as const satisfies readonly (keyof LabourRow)[];
const partFields = [
  'partsCode',
  'qty',
  'isCausal',
  'sourceType',
  'orderNo',
  'oldSerialNo',
  'newSerialNo',
  'remark',
] as const satisfies readonly (keyof PartRow)[];

/** What goes on of a choice; `mine` where nothing was chosen. */
type Choose = (key: string) => Side;

/**
 * What the user typed and what somebody else saved meanwhile, laid together field by field and line by line: where only one of
 * them changed something, that change goes on.
 * @param base   the claim as the user began with it
 * @param theirs the claim as it is saved now
 * @param chosen by key of a change that both made; default: mine
 */
export function mergeForms(base: ClaimForm, mine: ClaimForm, theirs: ClaimForm, chosen: Readonly<Record<string, Side>> = {}): Merge {
  const changes: Change[] = [];
  const choose: Choose = (key) => chosen[key] ?? 'mine';
  const record = (change: Omit<Change, 'taken'>): Side => {
    const taken = change.by === 'both' ? choose(change.key) : change.by === 'me' ? 'mine' : 'theirs';
    changes.push({ ...change, taken });
    return taken;
  };
  const header = mergeFields('header', { kind: 'header' }, headerFields, { base, mine, theirs }, record);
  const faults = mergeRows<FaultRow>({ base: base.faults, mine: mine.faults, theirs: theirs.faults }, record, {
    kind: 'fault',
    nameOf: ({ bugCode, bugName }) => [bugCode, bugName].filter(Boolean).join(' '),
    isSame: isSameFault,
    merge: (rows, place) => mergeFault(rows, place, record),
  });
  return { form: { ...theirs, ...header, faults }, changes };
}

type RecordChange = (change: Omit<Change, 'taken'>) => Side;
interface Three<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** The fields of a record after the merge. */
function mergeFields<Row extends object, Field extends keyof Row & string>(
  key: string,
  place: MergePlace,
  fields: readonly Field[],
  { base, mine, theirs }: Three<Row>,
  record: RecordChange,
): Pick<Row, Field> {
  const merged = fields.map((field) => {
    if (Object.is(mine[field], theirs[field])) return [field, theirs[field]];
    const by = Object.is(theirs[field], base[field]) ? 'me' : Object.is(mine[field], base[field]) ? 'them' : 'both';
    const taken = record({ key: `${key}/${field}`, place, field, mine: mine[field], theirs: theirs[field], by });
    return [field, taken === 'mine' ? mine[field] : theirs[field]];
  });
  return Object.fromEntries(merged) as Pick<Row, Field>;
}

/** What follows from a code goes with it. */
const factsOf = <Row extends object>(mine: Row, theirs: Row, merged: Partial<Row>, code: keyof Row): Row => (merged[code] === theirs[code] ? theirs : mine);

function mergeFault(rows: Three<FaultRow>, place: MergePlace, record: RecordChange): FaultRow {
  const { base, mine, theirs } = rows;
  const fields = mergeFields(theirs.id, place, faultFields, rows, record);
  const labour = mergeRows<LabourRow>({ base: base.labour, mine: mine.labour, theirs: theirs.labour }, record, {
    kind: 'labour',
    nameOf: ({ hourCode, hourName }) => [hourCode, hourName].filter(Boolean).join(' '),
    isSame: (a, b) => isSameRow(a, b, labourFields),
    merge: (lines, at) => {
      const typed = mergeFields(lines.theirs.id, at, labourFields, lines, record);
      return { ...factsOf(lines.mine, lines.theirs, typed, 'hourCode'), ...typed };
    },
  });
  const parts = mergeRows<PartRow>({ base: base.parts, mine: mine.parts, theirs: theirs.parts }, record, {
    kind: 'parts',
    nameOf: ({ partsCode, partsName }) => [partsCode, partsName].filter(Boolean).join(' '),
    isSame: (a, b) => isSameRow(a, b, partFields),
    merge: (lines, at) => {
      const typed = mergeFields(lines.theirs.id, at, partFields, lines, record);
      return { ...factsOf(lines.mine, lines.theirs, typed, 'partsCode'), ...typed };
    },
  });
  return { ...factsOf(mine, theirs, fields, 'bugCode'), ...fields, bugNo: theirs.bugNo, labour, parts };
}

const isSameRow = <Row>(a: Row, b: Row, fields: readonly (keyof Row)[]): boolean => fields.every((field) => Object.is(a[field], b[field]));

const isSameList = <Row extends { id: string }>(a: readonly Row[], b: readonly Row[], fields: readonly (keyof Row)[]): boolean =>
  a.length === b.length && a.every((row) => b.some((other) => other.id === row.id && isSameRow(row, other, fields)));

const isSameFault = (a: FaultRow, b: FaultRow): boolean =>
  isSameRow(a, b, faultFields) && isSameList(a.labour, b.labour, labourFields) && isSameList(a.parts, b.parts, partFields);

interface RowKind<Row> {
  kind: 'fault' | 'labour' | 'parts';
  nameOf: (row: Row) => string;
  isSame: (a: Row, b: Row) => boolean;
  merge: (rows: Three<Row>, place: MergePlace) => Row;
}

/** Faults or lines after the merge: in the order of the server, with those that the user added at the end. */
function mergeRows<Row extends { id: string }>(lists: Three<readonly Row[]>, record: RecordChange, { kind, nameOf, isSame, merge }: RowKind<Row>): Row[] {
  const base = new Map(lists.base.map((row) => [row.id, row]));
  const mine = new Map(lists.mine.map((row) => [row.id, row]));
  const known = new Set(lists.theirs.map(({ id }) => id));
  const whole = (row: Row) => ({ key: row.id, place: { kind, name: nameOf(row) } as const, field: undefined });

  const kept = lists.theirs.flatMap((row): Row[] => {
    const [old, own] = [base.get(row.id), mine.get(row.id)];
    if (old && own) return [merge({ base: old, mine: own, theirs: row }, { kind, name: nameOf(row) })];
    if (own) return [own];
    // Added there, or removed here; what was changed there is not removed without asking.
    const by = old ? (isSame(old, row) ? 'me' : 'both') : 'them';
    return record({ ...whole(row), mine: undefined, theirs: nameOf(row), by }) === 'theirs' ? [row] : [];
  });

  const own = lists.mine
    .filter(({ id }) => !known.has(id))
    .flatMap((row): Row[] => {
      const old = base.get(row.id);
      // Added here, or removed there; what was changed here does not go without asking.
      const by = old ? (isSame(old, row) ? 'them' : 'both') : 'me';
      return record({ ...whole(row), mine: nameOf(row), theirs: undefined, by }) === 'mine' ? [asNew(row)] : [];
    });
  return [...kept, ...own];
}

/** A row that the server does not know, or knows no more: its id, and those of its lines, mean nothing there. */
function asNew<Row extends { id: string }>(row: Row): Row {
  const renamed = isTemporaryRowId(row.id) ? row : { ...row, id: newRowId() };
  if (!('labour' in renamed)) return renamed;
  const fault = renamed as unknown as FaultRow;
  return { ...fault, bugNo: null, labour: fault.labour.map(asNew), parts: fault.parts.map(asNew) } as unknown as Row;
}
