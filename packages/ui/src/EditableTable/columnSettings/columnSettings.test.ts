import { describe, expect, test } from 'vitest';
import { arrangeColumns } from '../columnModel/column.ts';
import { applySettings, changeColumn, isUntouched, neighbour, noSettings, placeColumn, readSettings, toWidth } from './columnSettings.ts';
import type { ColumnSettings } from '../props/HeaderOptions.types.ts';

const column = (key: string, more: object = {}) =>
  ({ key, width: 100, hidden: undefined, concealed: undefined, frozen: undefined, fixedWidth: undefined, ...more }) as never as {
    key: string;
    width: number;
    hidden?: boolean;
    concealed?: boolean;
    frozen?: 'left' | 'right';
    fixedWidth?: boolean;
  };
const abc = [column('a'), column('b'), column('c')];
const settings = (change: Partial<ColumnSettings>): ColumnSettings => ({ ...noSettings, ...change });
const shown = (columns: typeof abc, change: Partial<ColumnSettings>) =>
  arrangeColumns(applySettings(columns, settings(change)))
    .map(({ key }) => key)
    .join(' ');

describe('what was kept', () => {
  test.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['another version', { version: 2, order: ['b'] }],
    ['a list', [1]],
  ])('%s is no setting', (_, stored) => expect(readSettings(stored)).toEqual(noSettings));

  test('only what can be understood is taken', () => {
    const stored = JSON.parse(
      '{"version":1,"order":["b",5,"a","b"],"size":"huge","columns":{"a":{"width":1e9,"pin":"up","hidden":"yes"},"b":null,"__proto__":{"hidden":true}}}',
    ) as unknown;
    const read = readSettings(stored);
    expect(read).toMatchObject({ order: ['b', 'a'], columns: { a: { width: 1200 } } });
    expect('size' in read).toBe(false);
    expect(shown([column('a'), column('constructor')], read)).toBe('a constructor');
  });

  test('what was written is read back', () => {
    const written = changeColumn(settings({ order: ['c', 'a', 'b'], size: 'compact' }), 'a', { width: 200, hidden: true, pin: 'left' });
    expect(readSettings(JSON.parse(JSON.stringify(written)))).toEqual(written);
  });
});

describe('order', () => {
  test('a column is put before or behind another', () => {
    const keys = ['a', 'b', 'c'];
    expect(placeColumn(noSettings, keys, 'a', 'c', 'behind').order).toEqual(['b', 'c', 'a']);
    expect(placeColumn(noSettings, keys, 'c', 'a', 'before').order).toEqual(['c', 'a', 'b']);
    expect(placeColumn(noSettings, keys, 'b', 'b', 'before')).toBe(noSettings);
  });

  test('neighbours are on the same side of the frozen edge', () => {
    const columns = [column('a', { frozen: 'left' }), column('b'), column('c')];
    expect([
      neighbour(columns, 'a', 1),
      neighbour(columns, 'b', 1),
      neighbour(columns, 'b', -1),
      neighbour(columns, 'c', 1),
      neighbour(columns, 'x', 1),
    ]).toEqual([undefined, 'c', undefined, undefined, undefined]);
  });
});

describe('columns as set', () => {
  test('without settings the list is the same list', () => expect(applySettings(abc, noSettings)).toBe(abc));

  test('concealed, pinned and moved columns', () => {
    expect(shown(abc, { columns: { b: { hidden: true } } })).toBe('a c');
    expect(shown(abc, { columns: { c: { pin: 'left' }, a: { pin: 'right' } } })).toBe('c b a');
    expect(shown([column('a', { frozen: 'right' }), column('b')], { columns: { a: { pin: 'none' } } })).toBe('a b');
  });

  test('never are all concealed, and what the application hides stays hidden', () => {
    const all = { a: { hidden: true }, b: { hidden: true }, c: { hidden: true } };
    expect(shown(abc, { columns: all })).toBe('a');
    expect(shown([column('a', { hidden: true }), column('b')], { columns: all })).toBe('b');
    expect(shown([column('a', { hidden: true }), column('b')], { columns: { a: { hidden: false } } })).toBe('b');
  });

  test('a width given by the user is kept; other columns, and the same setting, keep their identity', () => {
    const one = settings({ columns: { b: { width: 240 } } });
    const first = applySettings(abc, one);
    expect(first[1]).toMatchObject({ width: 240, fixedWidth: true });
    expect(first[0]).toBe(abc[0]);
    const second = applySettings(abc, changeColumn(one, 'a', { width: 60 }));
    expect(second[1]).toBe(first[1]);
    expect(second[0]).not.toBe(first[0]);
  });

  test('a change can be taken back', () => {
    const changed = changeColumn(changeColumn(noSettings, 'a', { width: 99 }), 'a', { pin: 'left' });
    expect(changed.columns).toEqual({ a: { width: 99, pin: 'left' } });
    expect(isUntouched(changeColumn(changed, 'a', { width: undefined, pin: undefined }))).toBe(true);
  });

  test('a column is never narrower than its values need', () => {
    const [set] = applySettings([{ key: 'a', width: 200, minWidth: 190 }], settings({ columns: { a: { width: 60 } } }));
    expect(set).toMatchObject({ width: 190 });
  });

  test.each([
    [10, 48],
    [99.6, 100],
    [5000, 1200],
  ])('a width of %d becomes %d', (wanted, width) => expect(toWidth(wanted)).toBe(width));
});
