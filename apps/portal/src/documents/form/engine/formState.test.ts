import { describe, expect, test } from 'vitest';
import type { Seen } from '../../actions/documentCalls.ts';
import { arrived, chosen, type FormState, heldText, listed, proposed, restored, saved, startForm, typed } from './formState.ts';
import { mergeForms } from './mergeForms.ts';
import type { FormShape } from './sheet.ts';
import { type FormProblem, placeProblems, positionsOf, toInput } from './toInput.ts';
import { cellPlace } from './unreadTexts.ts';
import { emptyValues, type FormRow, type FormValues, rowsOf, valuesOf } from './values.ts';

const shape: FormShape = {
  sheet: {
    fields: {
      place: { kind: 'text' },
      day: { kind: 'date', needed: true },
      title: { kind: 'text', filled: true },
      hours: { kind: 'number' },
      models: { kind: 'list' },
      heading: { kind: 'texts' },
    },
    lists: {
      lines: { fields: { part: { kind: 'text', required: true, filled: true }, qty: { kind: 'number' } }, shown: { price: { kind: 'money' } } },
    },
  },
  rowNames: { lines: ({ part }) => String(part) },
};
const seen: Seen = { id: 'd1', version: 3 };
const newer: Seen = { id: 'd1', version: 4 };
const row = (id: string, part: string, more: Partial<FormRow> = {}): FormRow => ({ id, part, qty: 1, price: 9, ...more });
const stored: FormValues = {
  place: 'Lima',
  day: '2026-11-01',
  title: 'Pump',
  models: ['A', 'B'],
  heading: { en: 'Pump', es: 'Bomba' },
  lines: [row('a', 'P1'), row('b', 'P2')],
};
const begun = (): FormState => startForm(shape, stored, seen);
const type = (patch: FormValues, state = begun()): FormState => typed(shape, state, patch);
const setLines = (rows: readonly FormRow[], state = begun()): FormState => listed(shape, state, 'lines', rows);
const arrive = (state: FormState, patch: FormValues, { mayEdit = true, at = newer } = {}): FormState =>
  arrived(shape, state, at, { ...stored, ...patch }, mayEdit);
const lines = ({ mine }: FormState): readonly FormRow[] => rowsOf(mine, 'lines');
const problem = (field: string, rowId?: string): FormProblem => ({ list: rowId && 'lines', rowId, field, code: 'E-013', text: 'missing' }) as FormProblem;

describe('a form is unsaved when a typed field differs', () => {
  test.each<[string, FormState, boolean]>([
    ['nothing was typed', begun(), false],
    ['another value', type({ place: 'Cusco' }), true],
    ['typed and typed back', type({ place: 'Lima' }, type({ place: 'Cusco' })), false],
    ['emptied, which was empty before', typed(shape, startForm(shape), { place: '' }), false],
    ['the same values in another list', type({ models: ['A', 'B'] }), false],
    ['other values', type({ models: ['A'] }), true],
    ['the same texts in another order', type({ heading: { es: 'Bomba', en: 'Pump' } }), false],
    ['a text of one language', type({ heading: { es: 'Bomba', en: 'Seal' } }), true],
    ['the same lines anew', setLines([row('a', 'P1'), row('b', 'P2')]), false],
    ['what a line shows besides', setLines([row('a', 'P1', { price: 11 }), row('b', 'P2')]), false],
    ['a field of a line', setLines([row('a', 'P1', { qty: 2 }), row('b', 'P2')]), true],
    ['a line less', setLines([row('a', 'P1')]), true],
    ['lines in another order', setLines([row('b', 'P2'), row('a', 'P1')]), true],
  ])('%s', (_name, state, isDirty) => expect(state.isDirty).toBe(isDirty));
});

describe('typing takes away what was said of that place, and nothing else', () => {
  const errors = [problem('place'), problem('day'), problem('lines'), problem('part', 'a'), problem('qty', 'a'), problem('qty', 'b')];
  const left = ({ errors: all }: FormState): string[] => all.map(({ field, rowId }) => (rowId ? `${rowId}.${field}` : field));
  const failed = { ...begun(), errors };
  const told = { ...begun(), errors: [problem('heading'), problem('heading.en'), problem('heading.es')] };
  test.each<[string, FormState, string[]]>([
    ['a text in one language', type({ heading: { en: 'Seal', es: 'Bomba' } }, told), ['heading.es']],
    ['a field of the header', type({ place: 'Cusco' }, failed), ['day', 'lines', 'a.part', 'a.qty', 'b.qty']],
    ['a field of a line', setLines([row('a', 'P1', { qty: 2 }), row('b', 'P2')], failed), ['place', 'day', 'a.part', 'b.qty']],
    ['a line is removed', setLines([row('b', 'P2')], failed), ['place', 'day', 'b.qty']],
  ])('%s', (_name, state, expected) => expect(left(state)).toEqual(expected));
});

describe('a text that is no value', () => {
  const held = heldText(shape, startForm(shape, { ...stored, hours: null }, seen), 'hours', '1e3');
  const come = (patch: FormValues): FormState => arrived(shape, held, newer, { ...stored, hours: null, ...patch }, true);
  test.each<[string, FormState, FormState['unread'], boolean]>([
    ['is unsaved', held, { hours: '1e3' }, true],
    ['takes the place of a value', heldText(shape, startForm(shape, { ...stored, hours: 5 }, seen), 'hours', '5x'), { hours: '5x' }, true],
    ['is no more once it is taken back', heldText(shape, held, 'hours', undefined), {}, false],
    ['ends with a value', type({ hours: 3 }, held), {}, true],
    ['stays when others save another field', come({ place: 'Cusco' }), { hours: '1e3' }, true],
    ['stays when others save its field', come({ hours: 7 }), { hours: '1e3' }, true],
    ['is restored', restored(shape, begun(), stored, stored, { hours: '1e3' }), { hours: '1e3' }, true],
    ['ends when the user takes what others saved', chosen(shape, held, newer, { ...stored, hours: 7 }, { ...stored, hours: 7 }), {}, false],
    ['stays when the user takes it', chosen(shape, held, newer, { ...stored, hours: 7 }, { ...stored, hours: '1e3' }), { hours: '1e3' }, true],
    ['stays when it came while the form was saved', saved(shape, held, held.mine, {}, newer, held.mine), { hours: '1e3' }, true],
  ])('%s', (_name, state, unread, isDirty) => expect([state.unread, state.isDirty]).toEqual([unread, isDirty]));

  test('comes to a conflict with what others saved in its field, not in another', () => {
    expect([come({ hours: 7 }).conflict, come({ place: 'Cusco' }).conflict]).toEqual([4, undefined]);
    expect(chosen(shape, held, newer, { ...stored, hours: 7 }, { ...stored, hours: '1e3' }).mine['hours']).toBeNull();
    expect(come({ place: 'Cusco' }).mine).toMatchObject({ place: 'Cusco', hours: null });
  });
});

describe('a text that is no value in a line', () => {
  const place = cellPlace('lines', 'b', 'qty');
  const held = (): FormState => heldText(shape, setLines([row('a', 'P1'), row('b', 'P2', { qty: 4 })]), place, '4o');
  test('is unsaved, and stands for none', () => {
    expect(held()).toMatchObject({ isDirty: true, unread: { [place]: '4o' } });
    expect(lines(held()).map(({ qty }) => qty)).toEqual([1, null]);
  });
  test('gives way to a value, and goes with its line', () => {
    expect(listed(shape, held(), 'lines', [row('a', 'P1'), row('b', 'P2', { qty: 5 })]).unread).toEqual({});
    expect(listed(shape, held(), 'lines', [row('a', 'P1')]).unread).toEqual({});
  });
  test('is merged as what was typed: what others saved elsewhere comes in beside it, another value there is a conflict', () => {
    const beside = arrive(held(), { lines: [row('a', 'P1', { qty: 7 }), row('b', 'P2')] });
    expect(beside).toMatchObject({ isMerged: true, unread: { [place]: '4o' } });
    expect(lines(beside).map(({ qty }) => qty)).toEqual([7, null]);
    expect(arrive(held(), { lines: [row('a', 'P1'), row('b', 'P2', { qty: 9 })] }).conflict).toBe(newer.version);
  });
  test('is found at a line whose id has slashes', () => {
    const slashed = cellPlace('lines', 'x/1', 'qty');
    const state = heldText(shape, setLines([row('x/1', 'P1')]), slashed, '?');
    expect(lines(state)[0]).toMatchObject({ qty: null });
    expect(listed(shape, state, 'lines', [row('x/1', 'P1')]).unread).toEqual({});
  });
});

describe('facts fill', () => {
  const fresh = startForm(shape);
  test('what is empty, and a new form stays clean', () => {
    const state = proposed(shape, fresh, { place: 'Lima' });
    expect([state.mine['place'], state.isDirty]).toEqual(['Lima', false]);
  });
  test('what is still as they filled it', () =>
    expect(proposed(shape, proposed(shape, fresh, { place: 'Lima' }), { place: 'Cusco' }).mine['place']).toBe('Cusco'));
  test('nothing that was typed', () => {
    const state = typed(shape, proposed(shape, fresh, { place: 'Lima' }), { place: 'Ica' });
    expect(proposed(shape, state, { place: 'Cusco' }).mine['place']).toBe('Ica');
  });
  test('beside what was typed elsewhere, which stays unsaved', () => {
    const state = proposed(shape, typed(shape, fresh, { title: 'Seal' }), { place: 'Lima' });
    expect([state.mine['place'], state.isDirty]).toEqual(['Lima', true]);
    expect(typed(shape, state, { title: null }).isDirty).toBe(false);
  });
  test('a document that was saved counts as changed by them', () => {
    const state = proposed(shape, startForm(shape, { ...stored, place: null }, seen), { place: 'Lima' });
    expect([state.mine['place'], state.isDirty]).toEqual(['Lima', true]);
  });
});

describe('a newer version', () => {
  test('is shown where nothing was typed', () => {
    const state = arrive(begun(), { place: 'Ica' });
    expect(state).toMatchObject({ seen: newer, mine: { place: 'Ica' }, isDirty: false, isMerged: false });
  });
  test('that is none says nothing', () => {
    const state = type({ place: 'Cusco' });
    expect(arrive(state, { title: 'Old' }, { at: seen })).toBe(state);
  });
  test('joins what was typed elsewhere', () => {
    const state = arrive(type({ place: 'Cusco' }), { title: 'Seal' });
    expect(state).toMatchObject({ seen: newer, mine: { place: 'Cusco', title: 'Seal' }, isDirty: true, isMerged: true });
    expect(state.conflict).toBeUndefined();
    expect(type({ place: 'Ica' }, state).isMerged).toBe(false);
  });
  test('with the same thing in another way is left for the user', () => {
    const before = type({ place: 'Cusco' });
    expect(arrive(before, { place: 'Ica', title: 'Seal' })).toEqual({ ...before, conflict: 4 });
  });
  test('with what was typed leaves nothing unsaved, also where it can be edited no more', () => {
    expect(arrive(type({ place: 'Cusco' }), { place: 'Cusco' }, { mayEdit: false })).toMatchObject({ seen: newer, isDirty: false });
  });
  test('that can be edited no more takes in nothing that was typed', () => {
    expect(arrive(type({ place: 'Cusco' }), { title: 'Seal' }, { mayEdit: false })).toMatchObject({
      seen,
      conflict: 4,
      mine: { place: 'Cusco', title: 'Pump' },
    });
  });
  test('lists and texts are merged by what is in them', () => {
    const state = arrive(type({ models: ['A'], heading: { en: 'Seal', es: 'Bomba' } }), { models: ['A', 'B'], heading: { es: 'Sello', en: 'Pump' } });
    expect(state).toMatchObject({ isMerged: true, mine: { models: ['A'], heading: { en: 'Seal', es: 'Sello' } } });
    expect(arrive(type({ models: ['A'] }), { models: ['B'] }).conflict).toBe(4);
  });
  test('lines are merged by id: theirs stay in order, mine follow', () => {
    const mine = setLines([row('a', 'P1', { qty: 5 }), row('b', 'P2'), row('new-1', 'P3')]);
    const state = arrive(mine, { lines: [row('c', 'P4'), row('b', 'P2', { qty: 7, price: 10 }), row('a', 'P1')] });
    expect(lines(state).map(({ id, qty, price }) => [id, qty, price])).toEqual([
      ['c', 1, 9],
      ['b', 7, 10],
      ['a', 5, 9],
      ['new-1', 1, 9],
    ]);
  });
  test.each<[string, FormValues, boolean]>([
    ['a line changed here and removed there', { lines: [row('b', 'P2')] }, true],
    ['another line removed there', { lines: [row('a', 'P1')] }, false],
  ])('%s', (_name, theirs, isConflict) => {
    const state = arrive(setLines([row('a', 'P1', { qty: 5 }), row('b', 'P2')]), theirs);
    expect(state.conflict !== undefined).toBe(isConflict);
  });
  test('is based on what the user chose', () => {
    const conflict = arrive(type({ place: 'Cusco' }), { place: 'Ica' });
    const theirs = { ...stored, place: 'Ica' };
    expect(chosen(shape, conflict, newer, theirs, { ...theirs, place: 'Cusco' })).toMatchObject({ seen: newer, conflict: undefined, isDirty: true });
    expect(chosen(shape, conflict, newer, theirs, theirs)).toMatchObject({ seen: newer, isDirty: false, mine: { place: 'Ica' } });
  });
  test('another document begins anew', () => expect(arrive(type({ place: 'Cusco' }), {}, { at: { id: 'd2', version: 1 } })).toMatchObject({ isDirty: false }));
});

describe('a save', () => {
  const sent = setLines([row('a', 'P1'), row('new-1', 'P3'), row('new-2', 'P4')], type({ title: ' Seal ' }));
  const positions = positionsOf(shape.sheet, sent.mine);
  const landed = { ...stored, title: 'Seal', lines: [row('a', 'P1'), row('x', 'P3'), row('y', 'P4')] };
  test('makes the document as saved the base', () => {
    expect(saved(shape, sent, sent.mine, positions, newer, landed)).toMatchObject({ seen: newer, base: landed, mine: landed, isDirty: false });
  });
  test('keeps what was typed since; temporary ids give way by position', () => {
    const later = typed(shape, listed(shape, sent, 'lines', [row('new-2', 'P4', { qty: 8 }), row('a', 'P1'), row('new-1', 'P3')]), { place: 'Cusco' });
    const state = saved(shape, later, sent.mine, positions, newer, landed);
    expect(state).toMatchObject({ isDirty: true, mine: { place: 'Cusco', title: 'Seal' } });
    expect(lines(state).map(({ id, qty }) => [id, qty])).toEqual([
      ['a', 1],
      ['x', 1],
      ['y', 8],
    ]);
  });
  test('that could not be read again is a save; the lines get their ids with the next read', () => {
    const state = saved(shape, sent, sent.mine, positions, newer, undefined);
    expect(state).toMatchObject({ seen: newer, isDirty: false });
    expect(lines(arrived(shape, state, newer, landed, true)).map(({ id }) => id)).toEqual(['a', 'x', 'y']);
  });
});

describe('what is sent', () => {
  test('of a new document what is there, of a stored one also what was emptied', () => {
    const values = emptyValues(shape.sheet, { place: 'Lima', lines: [row('new-1', 'P1', { qty: null }), row('b', '', { qty: null })] });
    expect(toInput(shape.sheet, values, undefined).body).toEqual({ place: 'Lima', lines: [{ part: 'P1' }, { id: 'b', qty: null }] });
    expect(toInput(shape.sheet, { ...values, lines: [] }, seen).body).toEqual({
      ...seen,
      hours: null,
      place: 'Lima',
      day: null,
      title: '',
      models: null,
      heading: null,
      lines: [],
    });
  });
  test('of a text the languages that say something; one that cannot be left out says so with none', () => {
    const { sheet } = shape;
    const needed = { ...sheet, fields: { heading: { kind: 'texts', filled: true, required: true } }, lists: {} } as const;
    expect(toInput(needed, { heading: { en: 'Pump', ru: '  ', es: '' } }, seen).body).toEqual({ ...seen, heading: { en: 'Pump' } });
    expect(toInput(needed, { heading: null }, undefined).body).toEqual({ heading: {} });
  });
  test('a problem is placed at the line that was sent', () => {
    const place = (line?: string) => placeProblems([{ field: 'qty', code: 'E-013', text: 'missing', ...(line && { line }) }], { lines: ['a', 'new-1'] })[0];
    expect(place('lines[1]')).toMatchObject({ list: 'lines', rowId: 'new-1', field: 'qty' });
    expect(place('lines[7]')).toMatchObject({ list: undefined, rowId: undefined });
    expect(place()).toMatchObject({ list: undefined, field: 'qty' });
  });
});

describe('lines that a catalogue makes', () => {
  const checks: FormShape = {
    sheet: { fields: {}, lists: { items: { key: 'code', fields: { code: { kind: 'text', filled: true }, result: { kind: 'text' } }, shown: {} } } },
    rowNames: {},
  };
  const sheetOf = (id: string | null, results: Readonly<Record<string, string | null>>): FormValues =>
    valuesOf(checks.sheet, { items: Object.entries(results).map(([code, result]) => ({ id: id && `${id}-${code}`, code, result })) });
  test('are known by their code, before they have ids and afterwards', () => {
    expect(rowsOf(sheetOf(null, { A1: null, A2: null }), 'items').map(({ id }) => id)).toEqual(['A1', 'A2']);
    expect(toInput(checks.sheet, sheetOf('x', { A1: 'pass' }), seen)).toEqual({
      body: { ...seen, items: [{ code: 'A1', result: 'pass' }] },
      positions: { items: ['A1'] },
    });
  });
  test('that were typed and that others saved meanwhile are one and the same', () => {
    const state = listed(
      checks,
      startForm(checks, sheetOf(null, { A1: null, A2: null }), seen),
      'items',
      rowsOf(sheetOf(null, { A1: 'pass', A2: null }), 'items'),
    );
    const merged = arrived(checks, state, newer, sheetOf('x', { A1: null, A2: 'pass' }), true);
    expect(rowsOf(merged.mine, 'items').map(({ id, result }) => [id, result])).toEqual([
      ['A1', 'pass'],
      ['A2', 'pass'],
    ]);
  });
  test('keep their code where they were typed at, and are gone from the catalogue', () => {
    const state = listed(
      checks,
      startForm(checks, sheetOf('x', { A1: null, A2: null }), seen),
      'items',
      rowsOf(sheetOf('x', { A1: null, A2: 'pass' }), 'items'),
    );
    const { conflict } = arrived(checks, state, newer, sheetOf('x', { A1: null }), true);
    expect(conflict).toBe(newer.version);
    const { form } = mergeForms(checks, { base: state.base, mine: state.mine, theirs: sheetOf('x', { A1: null }) });
    expect(rowsOf(form, 'items').map(({ id }) => id)).toEqual(['A1', 'A2']);
  });
});

describe('what an earlier visit left', () => {
  test('is merged into what the server has now', () => {
    const now = startForm(shape, { ...stored, title: 'Seal' }, newer);
    const state = restored(shape, now, { ...stored, place: 'Cusco' }, stored);
    expect(state).toMatchObject({ seen: newer, isDirty: true, mine: { place: 'Cusco', title: 'Seal' } });
  });
  test('is laid before the user where others changed the same thing since', () => {
    const theirs = { ...stored, place: 'Tacna' };
    const now = startForm(shape, theirs, newer);
    const state = restored(shape, now, { ...stored, place: 'Cusco' }, stored);
    expect(state).toMatchObject({ conflict: newer.version, isDirty: true, mine: { place: 'Cusco' }, seen: { version: newer.version - 1 } });
    expect(arrived(shape, state, newer, theirs, true).conflict).toBe(newer.version);
    expect(chosen(shape, state, newer, theirs, state.mine)).toMatchObject({ conflict: undefined, seen: newer, mine: { place: 'Cusco' } });
  });
  test('of a new document is taken as it was, whatever lines the page has begun with', () => {
    const begin = (id: string): FormValues => emptyValues(shape.sheet, { lines: [row(id, 'P1')] });
    const left = { ...begin('new-1'), lines: [row('new-1', 'P1', { qty: 4 })] };
    expect(lines(restored(shape, startForm(shape, begin('new-2')), left, begin('new-1'))).map(({ qty }) => qty)).toEqual([4]);
  });
  test('of an older build lacks fields that came since', () => {
    const { title: _title, ...older } = stored;
    expect(restored(shape, begun(), { ...older, place: 'Cusco' }, older).mine).toMatchObject({ place: 'Cusco', title: 'Pump' });
  });

  test('with ids for lines that were left by a form in which they had none', () => {
    const keyed: FormShape = { ...shape, sheet: { ...shape.sheet, lists: { lines: { ...shape.sheet.lists['lines']!, key: 'part' } } } };
    const left = { lines: [{ part: 'P1', qty: 2 }, { qty: 1 }] };
    const rows = lines(restored(keyed, startForm(keyed), left, {}));
    expect(rows.map(({ id }) => id)).toEqual(['P1', expect.stringMatching(/^new-/)]);
    expect(toInput(keyed.sheet, { lines: rows }, undefined).body['lines']).toEqual([{ part: 'P1', qty: 2 }, { qty: 1 }]);
    const base = { lines: [{ part: 'P1', qty: 1 }] };
    const now = startForm(keyed, { ...emptyValues(keyed.sheet), lines: [row('P1', 'P1')] }, seen);
    expect(lines(restored(keyed, now, { lines: [{ part: 'P1', qty: 2 }] }, base))).toMatchObject([{ id: 'P1', qty: 2 }]);
  });
});
