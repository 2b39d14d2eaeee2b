import { describe, expect, test } from 'vitest';
import { isTemporaryRowId } from '../rowId.ts';
import { arrived, type FormState, listed, saved, startForm } from './formState.ts';
import { mergeForms } from './mergeForms.ts';
import { withoutOrphans } from './parents.ts';
import type { FormShape } from './sheet.ts';
import { type FormProblem, placeProblems, positionsOf, toInput } from './toInput.ts';
import { type FormRow, type FormValues, rowsOf, valuesOf } from './values.ts';

const below = { list: 'faults', field: 'faultId', number: 'no' };
const shape: FormShape = {
  sheet: {
    fields: { place: { kind: 'text' } },
    lists: {
      // Before its parent list: the order of the contract is no promise.
      parts: { parent: below, fields: { faultId: { kind: 'text' }, code: { kind: 'text' }, qty: { kind: 'number' } }, shown: { name: { kind: 'text' } } },
      faults: { fields: { code: { kind: 'text' } }, shown: { no: { kind: 'number' } } },
      hours: { parent: below, fields: { faultId: { kind: 'text' }, time: { kind: 'number' } }, shown: {} },
    },
  },
  rowNames: {},
  rowCodes: { parts: 'code' },
};
const fault = (id: string, no: number | null, code = 'HYD'): FormRow => ({ id, no, code });
const part = (id: string, faultId: string, more: object = {}): FormRow => ({ id, faultId, code: `P-${id}`, qty: 1, name: `Part ${id}`, ...more });
const hours = (id: string, faultId: string, time = 2): FormRow => ({ id, faultId, time });
const base: FormValues = {
  place: 'Lima',
  faults: [fault('f1', 1), fault('f2', 2)],
  parts: [part('p1', 'f1'), part('p2', 'f1'), part('p3', 'f2')],
  hours: [hours('h1', 'f1')],
};
const seen = { id: 'd1', version: 3 };
const begun = startForm(shape, base, seen);
const ids = (values: FormValues, list: string): string[] => rowsOf(values, list).map(({ id }) => id);
const under = (values: FormValues, faultId: string): string[] => rowsOf(values, 'parts').flatMap((row) => (row['faultId'] === faultId ? [row.id] : []));
const set = (list: string, rows: readonly FormRow[], state: FormState = begun): FormState => listed(shape, state, list, rows);
const change = (list: string, id: string, patch: object): FormValues => ({
  ...base,
  [list]: rowsOf(base, list).map((row) => (row.id === id ? { ...row, ...patch } : row)),
});
const without = (values: FormValues, ...gone: string[]): FormValues =>
  withoutOrphans(shape.sheet, {
    ...values,
    ...Object.fromEntries(Object.keys(shape.sheet.lists).map((list) => [list, rowsOf(values, list).filter(({ id }) => !gone.includes(id))])),
  });

describe('lines below the lines of another list', () => {
  test('stand in the order of those, whatever order they are read in', () => {
    const read = valuesOf(shape.sheet, { ...base, parts: [part('p3', 'f2'), part('p1', 'f1'), part('p2', 'f1')] });
    expect(ids(read, 'parts')).toEqual(['p1', 'p2', 'p3']);
    expect(ids(set('parts', [...rowsOf(base, 'parts'), part('new-1', 'f1')]).mine, 'parts')).toEqual(['p1', 'p2', 'new-1', 'p3']);
  });
  test('go with the line above them', () => {
    const { mine, isDirty } = set('faults', [fault('f2', 2)]);
    expect([ids(mine, 'parts'), ids(mine, 'hours'), isDirty]).toEqual([['p3'], [], true]);
  });
});

describe('what was said of lines', () => {
  const problem = (list: string, rowId: string, field: string): FormProblem => ({ list, rowId, field, code: 'E-013', text: 'missing' });
  const errors = [problem('faults', 'f1', 'code'), problem('faults', 'f1', 'parts'), problem('faults', 'f2', 'parts'), problem('parts', 'p1', 'qty')];
  const left = (state: FormState): string[] => state.errors.map(({ rowId, field }) => `${rowId}.${field}`);
  const failed = { ...begun, errors };
  const rows = rowsOf(base, 'parts');
  test.each<[string, FormState, string[]]>([
    ['below a fault as a whole is over once one of them is added', set('parts', [...rows, part('new-1', 'f1')], failed), ['f1.code', 'f2.parts', 'p1.qty']],
    ['of a cell, and below its fault, once it is typed', set('parts', [{ ...rows[0]!, qty: 5 }, ...rows.slice(1)], failed), ['f1.code', 'f2.parts']],
    ['goes with the fault', set('faults', [fault('f2', 2)], failed), ['f2.parts']],
    ['stays where the fault itself is typed', set('faults', [fault('f1', 1, 'ELE'), fault('f2', 2)], failed), ['f1.parts', 'f2.parts', 'p1.qty']],
  ])('%s', (_name, state, expected) => expect(left(state)).toEqual(expected));
});

describe('a save', () => {
  const mine = withoutOrphans(shape.sheet, {
    ...base,
    faults: [fault('f1', 1), fault('new-f', null), fault('f2', 2)],
    parts: [...rowsOf(base, 'parts'), part('new-p', 'new-f')],
    hours: [hours('new-h', 'new-f'), hours('h1', 'f1')],
  });
  test('names a stored line by its id, and a new one by a number above all others', () => {
    const { body, positions } = toInput(shape.sheet, mine, seen);
    expect(body['faults']).toEqual([
      { id: 'f1', code: 'HYD' },
      { no: 3, code: 'HYD' },
      { id: 'f2', code: 'HYD' },
    ]);
    expect(body['parts']).toEqual([
      { id: 'p1', faultId: 'f1', code: 'P-p1', qty: 1 },
      { id: 'p2', faultId: 'f1', code: 'P-p2', qty: 1 },
      { no: 3, code: 'P-new-p', qty: 1 },
      { id: 'p3', faultId: 'f2', code: 'P-p3', qty: 1 },
    ]);
    expect(positions).toEqual({ faults: ['f1', 'new-f', 'f2'], parts: ['p1', 'p2', 'new-p', 'p3'], hours: ['h1', 'new-h'] });
  });
  test('a problem finds the line below, by the name of its list or that of a review', () => {
    const place = (line: string) => placeProblems([{ field: 'qty', line, code: 'E-1', text: '' }], positionsOf(shape.sheet, mine), { pieces: 'parts' })[0];
    expect(place('parts[2]')).toMatchObject({ list: 'parts', rowId: 'new-p' });
    expect(place('pieces[2]')).toMatchObject({ list: 'parts', rowId: 'new-p' });
  });
  test('gives temporary ids away, also those by which lines point at what they stand below; what was typed since stays', () => {
    const sent: FormState = { ...begun, mine };
    const later = listed(shape, sent, 'parts', [
      ...rowsOf(mine, 'parts').map((row) => (row.id === 'new-p' ? { ...row, qty: 8 } : row)),
      part('new-q', 'new-f'),
    ]);
    const landed = valuesOf(shape.sheet, {
      ...base,
      faults: [fault('f1', 1), fault('x', 3), fault('f2', 2)],
      // The server may order them by line, not by parent line.
      parts: [part('p1', 'f1'), part('p2', 'f1'), part('p3', 'f2'), part('y', 'x', { code: 'P-new-p' })],
      hours: [hours('h1', 'f1'), hours('z', 'x')],
    });
    const state = saved(shape, later, mine, positionsOf(shape.sheet, mine), { id: 'd1', version: 4 }, landed);
    expect(under(state.mine, 'x')).toEqual(['y', 'new-q']);
    expect(rowsOf(state.mine, 'parts').find(({ id }) => id === 'y')).toMatchObject({ qty: 8 });
    expect(ids(state.mine, 'hours')).toEqual(['h1', 'z']);
    expect(state.isDirty).toBe(true);
    expect(saved(shape, sent, mine, positionsOf(shape.sheet, mine), { id: 'd1', version: 4 }, landed)).toMatchObject({ mine: landed, isDirty: false });
  });
});

describe('two people', () => {
  const merge = (mine: FormValues, theirs: FormValues, chosen = {}) => mergeForms(shape, { base, mine, theirs }, chosen);
  const said = ({ changes }: ReturnType<typeof merge>) => changes.map(({ place, field, by, taken }) => [place.kind, field, by, taken]);

  test('nothing changed is no change', () => expect(merge(base, base)).toEqual({ form: base, changes: [] }));
  test('who change different lines below a fault both have their way', () => {
    const { form } = merge(change('parts', 'p1', { qty: 5 }), change('hours', 'h1', { time: 7 }));
    expect([rowsOf(form, 'parts')[0]!['qty'], rowsOf(form, 'hours')[0]!['time']]).toEqual([5, 7]);
  });
  test('lines that each added stand below their faults', () => {
    const mine = { ...base, parts: [...rowsOf(base, 'parts'), part('new-1', 'f1')] };
    const { form } = merge(mine, { ...base, parts: [...rowsOf(base, 'parts'), part('p9', 'f1')] });
    expect(under(form, 'f1')).toEqual(['p1', 'p2', 'p9', 'new-1']);
  });
  test('faults that each added are there with their lines', () => {
    const mine = { ...base, faults: [...rowsOf(base, 'faults'), fault('new-f', null)], parts: [...rowsOf(base, 'parts'), part('new-1', 'new-f')] };
    const theirs = { ...base, faults: [...rowsOf(base, 'faults'), fault('f9', 3)], parts: [...rowsOf(base, 'parts'), part('p9', 'f9')] };
    const merged = merge(mine, theirs);
    expect([ids(merged.form, 'faults'), under(merged.form, 'f9'), under(merged.form, 'new-f')]).toEqual([['f1', 'f2', 'f9', 'new-f'], ['p9'], ['new-1']]);
    // Each is one change, not one more for every line.
    expect(said(merged)).toEqual([
      ['faults', undefined, 'them', 'theirs'],
      ['faults', undefined, 'me', 'mine'],
    ]);
  });
  test.each<[string, FormValues, FormValues, 'me' | 'them' | 'both']>([
    ['removed here, left alone there', without(base, 'f1'), base, 'me'],
    ['removed there, left alone here', base, without(base, 'f1'), 'them'],
    ['removed here, a line of it changed there', without(base, 'f1'), change('parts', 'p1', { qty: 5 }), 'both'],
    ['removed there, a line of it changed here', change('parts', 'p1', { qty: 5 }), without(base, 'f1'), 'both'],
    ['removed there, a line of it removed here', without(base, 'p2'), without(base, 'f1'), 'both'],
  ])('a fault %s is one change', (_name, mine, theirs, by) => {
    const merged = merge(mine, theirs);
    expect(merged.changes.map((one) => [one.place.kind, one.key, one.by])).toEqual([['faults', 'f1', by]]);
  });
  test('a fault that was removed there, but changed here, stays as a new one with all its lines', () => {
    const { form } = merge(change('parts', 'p1', { qty: 5 }), without(base, 'f1'));
    const kept = rowsOf(form, 'faults').at(-1)!;
    expect(isTemporaryRowId(kept.id)).toBe(true);
    const lines = [...rowsOf(form, 'parts'), ...rowsOf(form, 'hours')].filter((row) => row['faultId'] === kept.id);
    expect(lines.map(({ id, qty, time }) => [isTemporaryRowId(id), qty ?? time])).toEqual([
      [true, 5],
      [true, 1],
      [true, 2],
    ]);
  });
  test('or goes by choice, with all its lines', () => {
    const { form } = merge(change('parts', 'p1', { qty: 5 }), without(base, 'f1'), { f1: 'theirs' });
    expect([ids(form, 'faults'), ids(form, 'parts'), ids(form, 'hours')]).toEqual([['f2'], ['p3'], []]);
  });
  test('a fault that was removed here, but changed there, comes back by choice', () => {
    const { form } = merge(without(base, 'f1'), change('parts', 'p1', { qty: 5 }), { f1: 'theirs' });
    expect([ids(form, 'faults'), under(form, 'f1'), ids(form, 'hours')]).toEqual([['f1', 'f2'], ['p1', 'p2'], ['h1']]);
  });
  test('a line whose code was changed here keeps what belongs to that code', () => {
    const { form } = merge(change('parts', 'p1', { code: 'X', name: 'Seal' }), change('parts', 'p1', { qty: 5, name: 'Part p1, renamed' }));
    expect(rowsOf(form, 'parts')[0]).toMatchObject({ code: 'X', name: 'Seal', qty: 5 });
    expect(rowsOf(merge(base, change('parts', 'p1', { name: 'Renamed' })).form, 'parts')[0]).toMatchObject({ name: 'Renamed' });
  });
  test('cells that came over the socket before the version that has them leave nothing unsaved, and nothing to say', () => {
    const heard = set('parts', rowsOf(change('parts', 'p1', { qty: 5 }), 'parts'));
    expect(arrived(shape, heard, { id: 'd1', version: 4 }, change('parts', 'p1', { qty: 5 }), true)).toMatchObject({ isDirty: false, isMerged: false });
  });
});
