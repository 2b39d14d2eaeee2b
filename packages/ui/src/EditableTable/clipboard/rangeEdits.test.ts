import { describe, expect, test } from 'vitest';
import type { CellColumn } from '../columnModel/column.ts';
import { readField } from '../rowStore/field.ts';
import { repeatTexts, type TextColumn } from './pastePlan.ts';
import { clearCells, copyTexts, fillDown, fillFrom, pasteTexts, type RangeEditing } from './rangeEdits.ts';
import { createTableModel } from '../model/tableModel.ts';
import type { TableModelOptions } from '../model/tableModel.types.ts';

interface Line {
  id: string;
  code: string;
  hours: number | null;
  sum: number;
  causal: string;
}

const column = (key: string, more: Partial<CellColumn<Line>> = {}): TextColumn<Line, string> => ({
  key,
  title: key,
  width: 100,
  rules: [],
  value: (row) => readField(row, key),
  hasEditor: true,
  copyText: (value, _row, locale) => String(value ?? '').replace('.', locale),
  parseText(text, { locale }) {
    if (key !== 'hours') return { value: text };
    const number = Number(text.replace(locale, '.'));
    return Number.isNaN(number) ? { error: 'parse.number', values: { text } } : { value: text === '' ? null : number };
  },
  ...more,
});
const columns = [column('code'), column('hours'), column('sum', { hasEditor: false }), column('causal', { exclusive: { on: 'Y', off: 'N' } })];
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, code: `C${index + 1}`, hours: index + 0.5, sum: 9, causal: index === 0 ? 'Y' : 'N' }));

function setUp(options: Partial<TableModelOptions<Line>> & { addable?: boolean } = {}) {
  const model = createTableModel<Line>('id', lines(4), { columns, ...options });
  const editing: RangeEditing<Line, string> = { model, columns, locale: ',', addable: options.addable ?? true };
  const choose = (top: string, left: string, bottom: string, right: string) =>
    model.ranges.set({ anchor: { rowId: bottom, column: left }, head: { rowId: top, column: right } });
  return { model, editing, choose, hours: () => model.store.rows().map((row) => row.hours) };
}
const at = (rowId: string, key: string) => ({ rowId, column: key });

describe('a range', () => {
  test('lies between two corners, whichever was first, by shown order', () => {
    const { model, choose } = setUp();
    choose('2', 'hours', '3', 'sum');
    expect(['1', '2', '3', '4'].map(model.ranges.columnsIn)).toEqual([undefined, [1, 2], [1, 2], undefined]);
    model.view.setSort([{ column: 'code', order: 'desc' }]);
    model.moveRow('4', 0);
    expect(model.ranges.block(undefined)).toEqual({ rowIds: ['3', '2'], columns: ['hours', 'sum'] });
  });

  test('is none once a corner is not on show; then the active cell counts', () => {
    const { model, choose } = setUp();
    choose('1', 'code', '4', 'code');
    model.view.setFilter('hours', { max: 2 });
    expect(model.ranges.range()).toBeUndefined();
    expect(model.ranges.block(at('2', 'code'))).toEqual({ rowIds: ['2'], columns: ['code'] });
    expect(model.ranges.block(undefined)).toBeUndefined();
    model.ranges.setAll();
    expect(model.ranges.block(undefined)).toMatchObject({ rowIds: ['1', '2'], columns: ['code', 'hours', 'sum', 'causal'] });
  });

  test('can be copied, also what is only shown', () => {
    const { editing, choose } = setUp();
    choose('1', 'code', '2', 'sum');
    expect(copyTexts(editing, undefined)).toEqual([
      ['C1', '0,5', '9'],
      ['C2', '1,5', '9'],
    ]);
  });
});

describe('pasting', () => {
  test('one text fills the range', () => {
    const { editing, choose, hours } = setUp();
    choose('2', 'hours', '4', 'hours');
    expect(pasteTexts(editing, undefined, [['7,25']])).toEqual({ ok: true, skipped: 0, refused: [] });
    expect(hours()).toEqual([0.5, 7.25, 7.25, 7.25]);
  });

  test('passes over what cannot be edited, and says how much', () => {
    const { model, editing } = setUp({ disabledRow: { id: '2' } });
    expect(
      pasteTexts(editing, at('1', 'hours'), [
        ['1', 'x'],
        ['2', 'x'],
        ['3', 'x'],
      ]),
    ).toEqual({ ok: true, skipped: 4, refused: [] });
    expect(model.store.rows().map(({ hours, sum }) => [hours, sum])).toEqual([
      [1, 9],
      [1.5, 9],
      [3, 9],
      [3.5, 9],
    ]);
    model.ranges.set(undefined);
    expect(pasteTexts(editing, at('1', 'sum'), [['1']])).toMatchObject({ ok: false, errors: [{ error: 'paste.readOnly' }] });
  });

  test('leaves out what a cell cannot take, and names it', () => {
    const { model, editing, hours } = setUp();
    const outcome = pasteTexts(editing, at('1', 'hours'), [['1'], ['x3'], ['12%'], ['5-'], ['7']]);
    expect(outcome?.ok && outcome.refused.map(({ column: title, row, text }) => [title, row, text])).toEqual([
      ['hours', 2, 'x3'],
      ['hours', 3, '12%'],
      ['hours', 4, '5-'],
    ]);
    expect(hours()).toEqual([1, 1.5, 2.5, 3.5, 7]);
    model.history.undo();
    expect(model.store.rows()).toEqual(lines(4));
  });

  test('goes on through the rows on show and then adds rows', () => {
    const { model, editing } = setUp();
    model.view.setSort([{ column: 'code', order: 'desc' }]);
    expect(pasteTexts(editing, at('2', 'code'), [['a'], ['b'], ['c']])).toMatchObject({ ok: true });
    expect(model.store.rows().map(({ code }) => code)).toEqual(['b', 'a', 'C3', 'C4', 'c']);
    expect(model.view.ids().slice(0, 4)).toEqual(['4', '3', '2', '1']);
    model.history.undo();
    expect(model.store.rows()).toEqual(lines(4));
  });

  test.each([
    [
      'wrong texts',
      {},
      at('1', 'hours'),
      [['w'], ['x'], ['y']],
      [
        ['hours', 1, 'w'],
        ['hours', 2, 'x'],
        ['hours', 3, 'y'],
      ],
    ],
    ['a column too many', {}, at('1', 'causal'), [['N', 'x']], [[undefined, 1, 'x']]],
    ['more rows than may be', { maxRows: 5 }, at('4', 'code'), [['a'], ['b'], ['c']], [[undefined, 6, '']]],
    ['rows where none may be added', { addable: false }, at('4', 'code'), [['a'], ['b']], [[undefined, 5, '']]],
  ])('%s: nothing is pasted', (_, options, place, texts, expected) => {
    const { model, editing } = setUp(options);
    const outcome = pasteTexts(editing, place, texts);
    expect(outcome?.ok === false && outcome.errors.map(({ column: title, row, text }) => [title, row, text])).toEqual(expected);
    expect(model.store.rows()).toEqual(lines(4));
    expect(model.history.canUndo()).toBe(false);
  });

  test.each([
    [
      'a text into a block',
      [['a']],
      2,
      2,
      [
        ['a', 'a'],
        ['a', 'a'],
      ],
    ],
    [
      'a row into rows',
      [['a', 'b']],
      2,
      2,
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
    ],
    ['a block into one of another shape', [['a'], ['b']], 3, 1, [['a'], ['b']]],
    [
      'rows of different length',
      [['a', 'b'], ['c']],
      2,
      4,
      [
        ['a', 'b', 'a', 'b'],
        ['c', '', 'c', ''],
      ],
    ],
  ])('%s', (_, texts, rows, width, expected) => {
    expect(repeatTexts(texts, rows, width)).toEqual(expected);
  });
});

describe('filling and clearing', () => {
  test('the first row of the range goes into those below, in one step; a radio stays where it is', () => {
    const { model, editing, choose } = setUp();
    choose('1', 'code', '3', 'causal');
    expect(fillDown(editing, undefined)).toBe(true);
    expect(model.store.rows().map(({ code, hours, causal }) => [code, hours, causal])).toEqual([
      ['C1', 0.5, 'Y'],
      ['C1', 0.5, 'N'],
      ['C1', 0.5, 'N'],
      ['C4', 3.5, 'N'],
    ]);
    model.history.undo();
    expect(model.store.rows()).toEqual(lines(4));
  });

  test('a single cell takes the one above; the first row has none', () => {
    const { editing, hours } = setUp();
    expect(fillDown(editing, at('2', 'hours'))).toBe(true);
    expect(fillDown(editing, at('1', 'hours'))).toBe(false);
    expect(hours()).toEqual([0.5, 0.5, 2.5, 3.5]);
  });

  test('clearing empties as the column means it', () => {
    const { model, editing, choose } = setUp();
    choose('1', 'code', '2', 'sum');
    expect(clearCells(editing, undefined)).toBe(true);
    expect(model.store.rows().slice(0, 2)).toMatchObject([
      { code: '', hours: null, sum: 9 },
      { code: '', hours: null, sum: 9 },
    ]);
    model.ranges.set(undefined);
    expect(clearCells(editing, at('1', 'sum'))).toBe(false);
    expect(clearCells(editing, undefined)).toBe(false);
  });
});

describe('two hundred thousand lines', () => {
  const count = 200_000;
  const texts = Array.from({ length: count }, (_, index) => [`X${index}`]);

  test('are pasted in one step, also where rows are missing', { timeout: 30_000 }, () => {
    const model = createTableModel<Line>('id', lines(1), { columns: columns.slice(0, 1) });
    expect(pasteTexts({ model, columns: columns.slice(0, 1), locale: ',', addable: true }, at('1', 'code'), texts)).toEqual({
      ok: true,
      skipped: 0,
      refused: [],
    });
    expect(model.store.rows().at(-1)).toMatchObject({ code: `X${count - 1}` });
    expect(model.store.ids()).toHaveLength(count);
  });

  test('are repeated in a range that holds them twice', () => expect(repeatTexts(texts, 2 * count, 1)[count]).toEqual(['X0']));
});

describe('filling a block into further rows', () => {
  const valuesOf = ({ store }: ReturnType<typeof setUp>['model']) => store.rows().map(({ code, hours, sum, causal }) => [code, hours, sum, causal]);

  test.each<[what: string, block: string[], rows: string[], codes: string[]]>([
    ['one row downwards', ['1'], ['1', '2', '3', '4'], ['C1', 'C1', 'C1', 'C1']],
    ['one row upwards', ['4'], ['2', '3', '4'], ['C1', 'C4', 'C4', 'C4']],
    ['two rows downwards, over and over', ['1', '2'], ['1', '2', '3', '4'], ['C1', 'C2', 'C1', 'C2']],
    ['two rows upwards, as if they went on', ['3', '4'], ['1', '2', '3', '4'], ['C3', 'C4', 'C3', 'C4']],
    ['none, where only the block is named', ['2'], ['2'], ['C1', 'C2', 'C3', 'C4']],
  ])('%s', (_what, rowIds, rows, codes) => {
    const { model, editing } = setUp();
    expect(fillFrom(editing, { rowIds, columns: ['code'] }, rows)).toBe(rows.length > rowIds.length);
    expect(valuesOf(model).map(([code]) => code)).toEqual(codes);
  });

  test('leaves cells alone that cannot be edited, and the one choice of a radio column, and is one step', () => {
    const { model, editing } = setUp();
    fillFrom(editing, { rowIds: ['1'], columns: ['code', 'hours', 'sum', 'causal'] }, ['1', '2', '3']);
    expect(valuesOf(model)).toEqual([
      ['C1', 0.5, 9, 'Y'],
      ['C1', 0.5, 9, 'N'],
      ['C1', 0.5, 9, 'N'],
      ['C4', 3.5, 9, 'N'],
    ]);
    expect(model.history.undo()).toBe(true);
    expect(valuesOf(model)[1]).toEqual(['C2', 1.5, 9, 'N']);
    expect(model.history.canUndo()).toBe(false);
  });
});
