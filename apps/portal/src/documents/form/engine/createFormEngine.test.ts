import { ApiError, type Saved } from '@harrow/api-client';
import { describe, expect, test, vi } from 'vitest';
import { type Ask, createFormEngine } from './createFormEngine.ts';
import type { FormSheet } from './sheet.ts';
import { type FormRow, type FormValues, rowsOf } from './values.ts';

interface Doc {
  id: string;
  version: number;
  place: string | null;
  title: string | null;
  lines: FormRow[];
}

const sheet: FormSheet = {
  fields: { place: { kind: 'text' }, title: { kind: 'text' } },
  lists: { lines: { fields: { part: { kind: 'text' } }, shown: {} } },
};
const ask: Ask = (call) => call();
const offline = new ApiError({ kind: 'offline' } as never, 0);
const conflict = new ApiError({ kind: 'conflict' } as never, 200);
const invalid = new ApiError({ kind: 'invalid', errors: [{ field: 'part', line: 'lines[1]', code: 'E-013', text: 'missing' }] } as never, 200);

/** A server with one document, as far as a form asks it. */
function server(document?: Doc, options: { filledIn?: (document: Doc) => FormValues; sheet?: FormSheet } = {}) {
  let stored = document;
  const keys = new Map<string, Saved>();
  const bodies: object[] = [];
  const failures: unknown[] = [];
  let isAnswerLost = false;
  const save = vi.fn(async (body: never, { idempotencyKey }: { idempotencyKey: string }): Promise<Saved> => {
    bodies.push(body);
    const failure = failures.shift();
    if (failure) throw failure;
    const known = keys.get(idempotencyKey);
    if (known) return known;
    const { version, lines = [], ...input } = body as unknown as Partial<Doc>;
    if (stored && version !== stored.version) throw conflict;
    const rows = lines.map((line, index) => ({ ...line, id: line.id ?? `s${index}` }));
    stored = { place: null, title: null, ...stored, ...input, id: 'd1', version: (stored?.version ?? 0) + 1, lines: rows };
    const answer = { id: 'd1', no: 'D-1', version: stored.version, status: 'draft', warnings: [] } as Saved;
    keys.set(idempotencyKey, answer);
    if (!isAnswerLost) return answer;
    isAnswerLost = false;
    throw offline;
  });
  const read = vi.fn(async () => stored!);
  const engine = createFormEngine<Doc>({
    sheet,
    rowNames: {},
    resource: { save: save as never, read },
    document,
    mayEdit: () => true,
    onRead: () => undefined,
    ...options,
  });
  return {
    engine,
    save,
    read,
    bodies,
    failNext: (failure: unknown) => failures.push(failure),
    loseAnswer: () => (isAnswerLost = true),
    /** Others save. */
    change: (patch: Partial<Doc>) => (stored = { ...stored!, ...patch, version: stored!.version + 1 }),
    now: () => stored,
  };
}
const document: Doc = { id: 'd1', version: 1, place: 'Lima', title: 'Pump', lines: [{ id: 'a', part: 'P1' }] };

describe('a save', () => {
  test('of a new document gives it its id, and its lines theirs', async () => {
    const { engine } = server();
    engine.type({ place: 'Lima' });
    engine.setRows('lines', [{ id: 'new-1', part: 'P1' }]);
    expect(await engine.save({ ask })).toMatchObject({ no: 'D-1' });
    expect(engine.store.get()).toMatchObject({ seen: { id: 'd1', version: 1 }, isDirty: false, busy: false });
    expect(rowsOf(engine.store.get().mine, 'lines')).toMatchObject([{ id: 's0', part: 'P1' }]);
  });
  test('stops at a text that is no value', async () => {
    const { engine, save } = server(document);
    engine.type({ place: 'Cusco' });
    engine.hold('title', '1e3');
    expect(await engine.save({ ask })).toBeUndefined();
    expect(save).not.toHaveBeenCalled();
  });
  test('without an answer is sent again as it was, and what was typed since follows it', async () => {
    const { engine, bodies, save, loseAnswer, now } = server();
    engine.type({ place: 'Lima' });
    loseAnswer();
    expect(await engine.save({ ask })).toBeUndefined();
    expect(engine.store.get()).toMatchObject({ failure: offline, isDirty: true });
    engine.type({ title: 'Seal' });
    expect(await engine.save({ ask })).toMatchObject({ version: 2 });
    const sentKeys = save.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect([sentKeys[0] === sentKeys[1], sentKeys[1] === sentKeys[2]]).toEqual([true, false]);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(now()).toMatchObject({ version: 2, place: 'Lima', title: 'Seal' });
    expect(engine.store.get()).toMatchObject({ isDirty: false, seen: { version: 2 } });
  });
  test('without an answer is owed until it has one', async () => {
    const { engine, failNext } = server(document);
    engine.type({ place: 'Cusco' });
    failNext(offline);
    await engine.save({ ask });
    expect(engine.store.get().isOwed).toBe(true);
    await engine.save({ ask });
    expect(engine.store.get()).toMatchObject({ isOwed: false, isDirty: false });
  });
  test('that was refused is not owed', async () => {
    const { engine, failNext } = server(document);
    engine.type({ place: 'Cusco' });
    failNext(invalid);
    await engine.save({ ask });
    expect(engine.store.get().isOwed).toBe(false);
  });
  test('without an answer is not taken for what others saved', async () => {
    const { engine, loseAnswer, now } = server(document);
    engine.setRows('lines', [...document.lines, { id: 'new-1', part: 'P2' }]);
    loseAnswer();
    await engine.save({ ask });
    engine.arrive(now()!);
    expect(rowsOf(engine.store.get().mine, 'lines')).toHaveLength(2);
    await engine.save({ ask });
    expect(rowsOf(engine.store.get().mine, 'lines').map(({ id }) => id)).toEqual(['a', 's1']);
    expect(engine.store.get().isDirty).toBe(false);
  });
  test('that was refused keeps what was typed, with each problem at its place', async () => {
    const { engine, failNext } = server(document);
    engine.setRows('lines', [...document.lines, { id: 'new-1', part: '' }]);
    failNext(invalid);
    expect(await engine.save({ ask })).toBeUndefined();
    expect(engine.store.get()).toMatchObject({ errors: [{ list: 'lines', rowId: 'new-1', field: 'part' }], failure: undefined, isDirty: true });
    expect(await engine.save({ ask })).toMatchObject({ no: 'D-1' });
    expect(engine.store.get().errors).toEqual([]);
  });
  test('that was refused has its problems when the page takes input again, not before: their list takes the focus', async () => {
    const { engine, failNext } = server(document);
    const waits: boolean[] = [];
    engine.store.subscribe(() => {
      const { errors, busy } = engine.store.get();
      if (errors.length > 0) waits.push(busy);
    });
    engine.setRows('lines', [...document.lines, { id: 'new-1', part: '' }]);
    failNext(invalid);
    await engine.save({ ask });
    expect(waits[0]).toBe(false);
  });
  test('that the user went back from leaves everything as it was', async () => {
    const { engine, save } = server(document);
    engine.type({ place: 'Cusco' });
    expect(await engine.save({ ask: async () => undefined })).toBeUndefined();
    expect(save).not.toHaveBeenCalled();
    expect(engine.store.get()).toMatchObject({ isDirty: true, busy: false });
  });
  test('that nobody asked for by name asks nothing back', async () => {
    const { engine, save } = server(document);
    engine.type({ place: 'Cusco' });
    await engine.save({ ask, confirm: '1' });
    expect(save.mock.calls[0]![1]).toMatchObject({ confirm: '1' });
  });
});

describe('others saved first (E-001)', () => {
  test('something else: it comes in, and the next save holds both', async () => {
    const { engine, change, now } = server(document);
    engine.type({ place: 'Cusco' });
    change({ title: 'Seal' });
    expect(await engine.save({ ask })).toBeUndefined();
    expect(engine.store.get()).toMatchObject({ isMerged: true, conflict: undefined, failure: undefined, mine: { place: 'Cusco', title: 'Seal' } });
    expect(await engine.save({ ask })).toMatchObject({ version: 3 });
    expect(now()).toMatchObject({ place: 'Cusco', title: 'Seal' });
  });
  test('the same thing: the user chooses, and nothing is overwritten until then', async () => {
    const { engine, change, now } = server(document);
    engine.type({ place: 'Cusco' });
    const theirs = change({ place: 'Ica' });
    await engine.save({ ask });
    expect(engine.store.get()).toMatchObject({ conflict: 2, mine: { place: 'Cusco' } });
    await engine.save({ ask });
    expect(now()).toMatchObject({ place: 'Ica' });
    engine.choose(theirs, { ...theirs }, { ...theirs, place: 'Cusco' });
    await engine.save({ ask });
    expect(now()).toMatchObject({ place: 'Cusco', version: 3 });
  });
});

describe('a step', () => {
  test('shows the document as it is afterwards', async () => {
    const { engine, change } = server(document);
    expect(await engine.act('d1', async () => change({ title: 'Seal' }), ask)).toBe(true);
    expect(engine.store.get()).toMatchObject({ seen: { version: 2 }, mine: { title: 'Seal' }, isDirty: false });
  });
  test('has its problems at lines by their key, where a catalogue makes them', async () => {
    const { engine } = server(
      { ...document, lines: ['P1', 'P2'].map((part, index) => ({ id: `s${index}`, part })) },
      { sheet: { ...sheet, lists: { lines: { ...sheet.lists['lines']!, key: 'part' } } } },
    );
    await engine.act('d1', () => Promise.reject(invalid), ask);
    expect(engine.store.get().errors).toMatchObject([{ list: 'lines', rowId: 'P2', field: 'part' }]);
  });
  test('that names some lines has its problems at those', async () => {
    const { engine } = server({ ...document, lines: ['a', 'b', 'c'].map((id) => ({ id, part: 'P1' })) });
    await engine.act('d1', () => Promise.reject(invalid), ask, { lines: ['a', 'c'] });
    expect(engine.store.get().errors).toMatchObject([{ list: 'lines', rowId: 'c', field: 'part' }]);
  });
  test('that was refused says why, and shows the document anew', async () => {
    const { engine, change } = server(document);
    change({ title: 'Seal' });
    expect(await engine.act('d1', () => Promise.reject(conflict), ask)).toBe(false);
    expect(engine.store.get()).toMatchObject({ failure: conflict, mine: { title: 'Seal' }, busy: false });
  });
});

test('what is filled in at a document that nobody has saved is not unsaved, and goes with the first save', async () => {
  const fresh = { ...document, place: null, version: 0 };
  const { engine, bodies } = server(fresh, { filledIn: ({ version }) => (version === 0 ? { place: 'Lima' } : {}) });
  expect(engine.store.get()).toMatchObject({ isDirty: false, mine: { place: 'Lima' } });
  engine.type({ title: 'Seal' });
  await engine.save({ ask });
  expect(bodies[0]).toMatchObject({ place: 'Lima', title: 'Seal' });
  engine.type({ place: null });
  await engine.save({ ask });
  expect(engine.store.get()).toMatchObject({ isDirty: false, mine: { place: null } });
});

test('a document that arrives while a save is under way waits for its end', async () => {
  const { engine, read, now } = server(document);
  engine.setRows('lines', [...document.lines, { id: 'new-1', part: 'P2' }]);
  read.mockImplementationOnce(async () => {
    engine.arrive(now()!);
    return now()!;
  });
  await engine.save({ ask });
  expect(rowsOf(engine.store.get().mine, 'lines').map(({ id }) => id)).toEqual(['a', 's1']);
  expect(engine.store.get().isDirty).toBe(false);
});
