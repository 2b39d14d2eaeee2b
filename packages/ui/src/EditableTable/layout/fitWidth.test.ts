import { expect, test } from 'vitest';
import { dateColumn, numberColumn, progressColumn, selectColumn, textAreaColumn, textColumn } from '../index.ts';
import { fitWidth } from './fitWidth.ts';

type Row = Record<string, unknown>;
const locale = { tag: 'en', decimalMark: '.' };
const measure = (text: string) => text.length * 10;
const common = { key: 'a', title: 'A' };

test.each([
  ['a text', textColumn<Row>(common), ['ab', 'abcdefghijkl', null], 160],
  ['the title, where it is wider', textColumn<Row>({ ...common, title: 'Twelve signs' }), ['ab'], 192],
  ['a number as it is typed', numberColumn<Row>(common), [1_234_567.5], 130],
  ['the label of an option', selectColumn<Row>({ ...common, options: [{ value: 'x', label: 'A long label' }] }), ['x'], 184],
  ['the longest line', textAreaColumn<Row>(common), ['ab\nabcdefghij\nabc'], 140],
  ['a date', dateColumn<Row>(common), ['2026-01-31'], 164],
  ['a bar, by its number', progressColumn<Row>(common), [75], 82],
])('%s', (_what, column, values, width) => {
  const rows = values.map((a) => ({ a }));
  expect(fitWidth(column, rows, locale, measure)).toBe(width);
});
