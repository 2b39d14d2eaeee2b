import { ApiError, type Saved } from '@harrow/api-client';
import { describe, expect, test, vi } from 'vitest';
import type { AnyKind } from '../documents/form/document/formKind.ts';
import { type Ask, createFormEngine, type FormEngine } from '../documents/form/engine/createFormEngine.ts';
import type { FormField } from '../shared/fields/sheet.ts';
import type { FormSheet } from '../documents/form/engine/sheet.ts';
import { type FormRow, type FormValues, rowsOf } from '../documents/form/engine/values.ts';

/** Kinds of documents with a form: each names itself when its module is read. */
const { kinds } = vi.hoisted(() => ({ kinds: [] as AnyKind[] }));
vi.mock('../documents/form/document/partsOf.tsx', () => ({ partsOf: (kind: AnyKind) => (kinds.push(kind), {}) }));
// They read the page that the portal runs in.
vi.mock('../platform/config.ts', () => ({ config: { baseUrl: '', tokenOrigins: [] } }));
vi.mock('../platform/files.ts', () => ({ features: {} }));

for (const read of Object.values(import.meta.glob<unknown>('./*/*Kind.ts'))) await read();

test('every kind of document has its form here', () => {
  expect(kinds.map(({ docType }) => docType).toSorted()).toEqual([
    'announcement',
    'arrivalAccept',
    'campaign',
    'dealer',
    'dealerPayment',
    'extendInsurance',
    'feedback',
    'forceInsurance',
    'handoverTrain',
    'maintenance',
    'marketActive',
    'marketInfo',
    'news',
    'orderForecast',
    'packingList',
    'partsArrival',
    'partsClaim',
    'partsOrder',
    'prodUpgradeSuggest',
    'publicnotice',
    'salesGoal',
    'serviceFee',
    'subDealer',
    'trainApply',
    'trainSubmission',
    'training',
    'usedPartsHandle',
    'vehicleOrder',
    'warrantyClaim',
  ]);
});

const ask: Ask = (call) => call();
const offline = new ApiError({ kind: 'offline' } as never, 0);
const sessionLost = new ApiError({ kind: 'unauthorised' } as never, 401);
const conflict = new ApiError({ kind: 'conflict' } as never, 200);

interface Doc {
  id: string;
  version: number;
  [field: string]: unknown;
}

/** Some value of a field; another one for another `no`. */
function valueOf({ kind }: FormField, no: number): unknown {
  switch (kind) {
    case 'number':
    case 'money':
      return no;
    case 'date':
      return `2026-01-0${no}`;
    case 'datetime':
      return `2026-01-0${no} 08:00:00`;
    case 'switch':
      return no % 2 === 1 ? 'Y' : 'N';
    case 'list':
      return [`value ${no}`];
    case 'texts':
      return { en: `text ${no}` };
    default:
      return `value ${no}`;
  }
}

const typedFields = (fields: FormSheet['fields']): [string, FormField][] => Object.entries(fields).filter(([, { kind }]) => kind !== 'flag');
const valuesFor = (fields: FormSheet['fields'], no: number): FormValues =>
  Object.fromEntries(typedFields(fields).map(([name, field]) => [name, valueOf(field, no)]));

/** A stored document with two lines in each list. */
function documentOf({ fields, lists }: FormSheet): Doc {
  const idOf = (list: string, no: number): string => `${list}-${no}`;
  const rows = Object.entries(lists).map(([list, { fields: typed, parent, key }]) => [
    list,
    [1, 2].map((no): FormRow => {
      const id = idOf(list, no);
      return { ...valuesFor(typed, no), id, ...(parent && { [parent.field]: idOf(parent.list, no) }), ...(key !== undefined && { [key]: id }) };
    }),
  ]);
  return { ...valuesFor(fields, 1), ...Object.fromEntries(rows), id: 'd1', version: 1, allowedActions: ['edit'] } as Doc;
}

/** The server with one document, and the windows that have it open. */
function serverOf({ sheet, lists }: Pick<AnyKind, 'sheet' | 'lists'>) {
  let stored = documentOf(sheet);
  const answers = new Map<string, Saved>();
  const failures: unknown[] = [];
  const rowsFrom = (list: string, sent: readonly FormRow[]): FormRow[] => {
    const { key } = sheet.lists[list]!;
    return sent.map((row, index) => {
      const id = key === undefined ? (row.id ?? `${list}-new-${index}`) : String(row[key]);
      return { ...rowsOf(stored, list).find((one) => one.id === id), ...row, id };
    });
  };
  const save = vi.fn(async (body: Doc, { idempotencyKey }: { idempotencyKey: string }): Promise<Saved> => {
    const failure = failures.shift();
    if (failure) throw failure;
    const known = answers.get(idempotencyKey);
    if (known) return known;
    if (body.version !== stored.version) throw conflict;
    const sent = Object.fromEntries(Object.keys(sheet.lists).map((list) => [list, rowsFrom(list, (body[list] ?? []) as FormRow[])]));
    stored = { ...stored, ...body, ...sent, version: stored.version + 1 };
    const answer = { id: 'd1', no: 'D-1', version: stored.version, status: 'draft', warnings: [] } as unknown as Saved;
    answers.set(idempotencyKey, answer);
    return answer;
  });
  const open = (): FormEngine<Doc> =>
    createFormEngine<Doc>({
      sheet,
      rowNames: Object.fromEntries(Object.keys(lists).map((list) => [list, ({ id }: FormRow) => id])),
      resource: { save: save as never, read: async () => stored },
      document: stored,
      mayEdit: () => true,
      onRead: () => undefined,
    });
  return { open, save, now: () => stored, failNext: (failure: unknown) => failures.push(failure) };
}

describe.each(kinds.map((kind) => [kind.docType, kind] as const))('the form of %s', (_, kind) => {
  /** Two windows of two users, fields of the header, and a field of the lines that can be typed. */
  function opened() {
    const server = serverOf(kind);
    const [mine, theirs] = [server.open(), server.open()];
    const fields = typedFields(kind.sheet.fields);
    const [first, second] = fields as [[string, FormField], [string, FormField]];
    const lines = Object.entries(kind.sheet.lists).flatMap(([list, { fields: typed, parent, key }]) => {
      const [field] = typedFields(typed).filter(([one]) => one !== key && one !== parent?.field && one !== parent?.number);
      return field ? [{ list, field: field[0], value: (no: number) => valueOf(field[1], no) }] : [];
    });
    const patch = ([field, of]: [string, FormField], no: number): FormValues => ({ [field]: valueOf(of, no) });
    const setLine = (engine: FormEngine<Doc>, { list, field, value }: (typeof lines)[number], at: number, no: number): void =>
      engine.setRows(
        list,
        rowsOf(engine.store.get().mine, list).map((row, index) => (index === at ? { ...row, [field]: value(no) } : row)),
      );
    return { server, mine, theirs, first, second, lines, patch, setLine };
  }

  test('has fields to be typed', () => expect(typedFields(kind.sheet.fields).length).toBeGreaterThan(1));

  test('merges what two users have changed in different fields, without a question', async () => {
    const { server, mine, theirs, first, second, patch } = opened();
    mine.type(patch(first, 2));
    theirs.type(patch(second, 2));
    expect(await theirs.save({ ask })).toBeDefined();
    // As a refetch, the socket, or another window tells it.
    mine.arrive(server.now());
    expect(mine.store.get()).toMatchObject({ conflict: undefined, isDirty: true, seen: { version: 2 }, mine: { ...patch(first, 2), ...patch(second, 2) } });
    expect(await mine.save({ ask })).toBeDefined();
    expect(server.now()).toMatchObject({ ...patch(first, 2), ...patch(second, 2), version: 3 });
  });

  test('merges lines that two users have changed', async () => {
    const { server, mine, theirs, lines, setLine } = opened();
    for (const line of lines) {
      setLine(mine, line, 0, 2);
      setLine(theirs, line, 1, 1);
    }
    if (lines.length === 0) return expect(Object.keys(kind.sheet.lists)).toEqual([]);
    expect(await theirs.save({ ask })).toBeDefined();
    mine.arrive(server.now());
    expect(await mine.save({ ask })).toBeDefined();
    for (const { list, field, value } of lines) expect(rowsOf(server.now(), list).map((row) => row[field])).toEqual([value(2), value(1)]);
  });

  test('asks where both have changed the same field, and saves nothing over it', async () => {
    const { server, mine, theirs, first, patch } = opened();
    const [one, other] = first[1].kind === 'switch' ? [2, null] : [2, 3];
    mine.type(patch(first, one));
    theirs.type(other === null ? { [first[0]]: null } : patch(first, other));
    await theirs.save({ ask });
    const before = server.now();
    expect(await mine.save({ ask })).toBeUndefined();
    expect(mine.store.get().conflict).toBeDefined();
    expect(mine.store.get().mine).toMatchObject(patch(first, one));
    expect(server.now()).toBe(before);
  });

  test('merges what was refused because a second window had saved', async () => {
    const { server, mine, theirs, first, second, patch } = opened();
    theirs.type(patch(second, 2));
    await theirs.save({ ask });
    mine.type(patch(first, 2));
    expect(await mine.save({ ask })).toBeUndefined();
    expect(mine.store.get()).toMatchObject({ conflict: undefined, isMerged: true, isDirty: true });
    expect(await mine.save({ ask })).toBeDefined();
    expect(server.now()).toMatchObject({ ...patch(first, 2), ...patch(second, 2) });
  });

  test('shows what others have saved where nothing is typed, and keeps what is typed when nothing is new', async () => {
    const { server, mine, theirs, first, second, patch } = opened();
    theirs.type(patch(second, 2));
    await theirs.save({ ask });
    mine.arrive(server.now());
    expect(mine.store.get()).toMatchObject({ isDirty: false, mine: patch(second, 2) });
    mine.type(patch(first, 2));
    // The window was looked at again.
    mine.arrive(server.now());
    expect(mine.store.get()).toMatchObject({ isDirty: true, mine: patch(first, 2) });
  });

  test('loses nothing with its session, and saves when there is another one', async () => {
    const { server, mine, first, patch } = opened();
    mine.type(patch(first, 2));
    server.failNext(sessionLost);
    expect(await mine.save({ ask })).toBeUndefined();
    expect(mine.store.get()).toMatchObject({ isDirty: true, busy: false, mine: patch(first, 2) });
    expect(await mine.save({ ask })).toBeDefined();
    expect(server.now()).toMatchObject({ ...patch(first, 2), version: 2 });
  });

  test('owes a save that was asked for without a network, and saves it once', async () => {
    const { server, mine, first, patch } = opened();
    mine.type(patch(first, 2));
    server.failNext(offline);
    expect(await mine.save({ ask })).toBeUndefined();
    expect(mine.store.get()).toMatchObject({ isOwed: true, isDirty: true });
    expect(await mine.save({ ask })).toBeDefined();
    const keys = server.save.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
    expect(server.now()).toMatchObject({ ...patch(first, 2), version: 2 });
  });

  test('merges what was left behind into what others have saved since', async () => {
    const { server, mine, theirs, first, second, patch } = opened();
    mine.type(patch(first, 2));
    const left = mine.store.get();
    theirs.type(patch(second, 2));
    await theirs.save({ ask });
    const again = server.open();
    again.restore(left.mine, left.base, left.unread);
    expect(again.store.get()).toMatchObject({ isDirty: true, mine: { ...patch(first, 2), ...patch(second, 2) } });
    expect(await again.save({ ask })).toBeDefined();
    expect(server.now()).toMatchObject({ ...patch(first, 2), ...patch(second, 2) });
  });
});
