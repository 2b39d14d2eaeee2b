import { describe, expect, test } from 'vitest';
import {
  cascaderColumn,
  checkboxColumn,
  colorColumn,
  dateColumn,
  decimalColumn,
  type EditableColumn,
  fileColumn,
  linkedColumn,
  lookupColumn,
  multiSelectColumn,
  numberColumn,
  percentColumn,
  popTextColumn,
  progressColumn,
  ratingColumn,
  selectColumn,
  tagsColumn,
  textAreaColumn,
  textColumn,
  timeColumn,
  treeSelectColumn,
  userColumn,
} from '../index.ts';
import { patchOf } from './popup/popupColumn.tsx';

type Row = Record<string, unknown>;
const en = { tag: 'en', decimalMark: '.' };
const ru = { tag: 'ru', decimalMark: ',' };
const row: Row = {};
const options = [
  { value: 'own', label: 'Own stock' },
  { value: 'local', label: 'Local purchase' },
];
const source = { search: () => Promise.resolve([]), load: () => Promise.resolve([]) };
const common = { key: 'a', title: 'A' };
const tree = [
  {
    value: 'engine',
    label: 'Engine',
    children: [
      { value: 'e.pump', label: 'Pump' },
      { value: 'e.belt', label: 'Belt' },
    ],
  },
  { value: 'hydraulics', label: 'Hydraulics', children: [{ value: 'h.pump', label: 'Pump' }] },
];

const columns = {
  text: textColumn<Row>(common),
  area: textAreaColumn<Row>(common),
  pop: popTextColumn<Row>(common),
  number: numberColumn<Row>({ ...common, precision: 2 }),
  decimal: decimalColumn<Row>({ ...common, precision: 2 }),
  check: checkboxColumn<Row>({ ...common, customValue: ['Y', 'N'] }),
  select: selectColumn<Row>({ ...common, options }),
  free: selectColumn<Row>({ ...common, options, allowInput: true }),
  dictionary: selectColumn<Row>({ ...common, dictCode: 'unit' }),
  multi: multiSelectColumn<Row>({ ...common, options }),
  date: dateColumn<Row>(common),
  datetime: dateColumn<Row>({ ...common, showTime: true }),
  time: timeColumn<Row>(common),
  users: userColumn<Row>({ ...common, source }),
  lookup: lookupColumn<Row>({ ...common, source }),
  linked: linkedColumn<Row>({ ...common, dependsOn: 'b', load: () => Promise.resolve([]) }),
  paths: fileColumn<Row>(common),
  records: fileColumn<Row>({ ...common, storeAs: 'records' }),
  tags: tagsColumn<Row>(common),
  progress: progressColumn<Row>(common),
  percent: percentColumn<Row>(common),
  rating: ratingColumn<Row>(common),
  color: colorColumn<Row>(common),
  cascader: cascaderColumn<Row>({ ...common, options: tree }),
  treeSelect: treeSelectColumn<Row>({ ...common, options: tree }),
} satisfies Record<string, EditableColumn<Row>>;
type Name = keyof typeof columns;

describe('what is copied can be pasted again', () => {
  test.each<[Name, unknown]>([
    ['text', 'Seal kit'],
    ['decimal', '9007199254740993.5'],
    ['area', 'two\nlines'],
    ['pop', 'two\nlines'],
    ['number', -1234.5],
    ['check', 'Y'],
    ['check', 'N'],
    ['select', 'local'],
    ['free', 'anything'],
    ['multi', 'own,local'],
    ['date', '2026-05-18'],
    ['datetime', '2026-05-18 07:05:00'],
    ['time', '07:05:00'],
    ['users', 'petrov,silva'],
    ['lookup', 'petrov'],
    ['paths', 't/a.png,t/b.png'],
    ['tags', 'aa;b'],
    ['percent', 0.07],
    ['percent', -1.2345],
    ['rating', 3],
    ['color', '#1890ff'],
    ['cascader', 'h.pump'],
    ['treeSelect', 'engine'],
  ])('%s %j', (name, value) => {
    for (const locale of [en, ru]) {
      const copied = columns[name].copyText(value, row, locale);
      expect(columns[name].parseText(copied, { row, locale })).toEqual({ value });
    }
  });
});

describe('an empty text empties the cell', () => {
  test.each(Object.keys(columns) as Name[])('%s', (name) => {
    const parsed = columns[name].parseText('', { row, locale: en });
    expect(['', null, 'N']).toContain('value' in parsed ? parsed.value : parsed.error);
  });
});

test.each<[Name, string, string]>([
  ['number', 'ten', 'parse.number'],
  ['number', '1.234', 'parse.decimals'],
  ['check', 'perhaps', 'parse.check'],
  ['select', 'Somewhere', 'parse.option'],
  ['multi', 'own,Somewhere', 'parse.option'],
  ['date', 'tomorrow', 'parse.date'],
  ['datetime', '2026-13-01', 'parse.datetime'],
  ['time', '7', 'parse.time'],
  ['lookup', 'one,two', 'parse.option'],
  ['paths', 'javascript:alert(1)', 'parse.file'],
  ['percent', '12.345 %', 'parse.decimals'],
  ['percent', '12 pct', 'parse.number'],
  ['rating', '6', 'parse.rating'],
  ['rating', '2.5', 'parse.decimals'],
  ['color', 'red', 'parse.color'],
  ['cascader', 'Pump', 'parse.option'],
  ['cascader', 'Engine', 'parse.option'],
])('%s does not take %j', (name, text, error) => expect(columns[name].parseText(text, { row, locale: en })).toMatchObject({ error }));

test.each<[Name, string, unknown]>([
  ['percent', '12.5 %', 0.125],
  ['percent', '12.5', 0.125],
  ['percent', '12,5 %', 0.125],
  ['color', 'ABC', '#aabbcc'],
  ['color', 'rgb(24, 144, 255)', '#1890ff'],
  ['cascader', 'engine / pump', 'e.pump'],
  ['cascader', 'Belt', 'e.belt'],
  ['treeSelect', 'Hydraulics', 'hydraulics'],
])('%s reads %j', (name, text, value) => {
  const locale = text.includes(',5') ? ru : en;
  expect(columns[name].parseText(text, { row, locale })).toEqual({ value });
});

test('choices that have not arrived cannot refuse a value', () => {
  expect(columns.dictionary.parseText('box', { row, locale: en })).toEqual({ value: 'box' });
  expect(columns.linked.parseText('Omsk', { row: { b: 'ru' }, locale: en })).toEqual({ value: 'Omsk' });
});

test('a line break has no place in one line', () => {
  expect(columns.text.parseText(' a\r\nb ', { row, locale: en })).toEqual({ value: 'a b' });
  expect(columns.pop.editText('a\nb', row, en)).toBe('a b');
});

test('progress is between 0 and 100, and what is no number is 0', () => {
  expect([50, '75%', 140, -3, 'x', null, Number.NaN].map((value) => columns.progress.editText(value, row, en))).toEqual([
    '50%',
    '75%',
    '100%',
    '0%',
    '0%',
    '0%',
    '0%',
  ]);
});

test('chosen records fill their fields at once; several are joined', () => {
  const fields = { code: 'no', name: 'title', missing: 'toString' };
  expect(patchOf<Row>([{ no: 'A', title: 'Pump, gear' }], fields)).toEqual({ code: 'A', name: 'Pump, gear', missing: null });
  expect(patchOf<Row>([{ no: 'A', title: 'Pump, gear' }, { no: 'B' }], fields)).toEqual({ code: 'A,B', name: 'Pump  gear', missing: null });
  expect(patchOf<Row>([], fields)).toEqual({ code: null, name: null, missing: null });
});
