import { describe, expect, test, vi } from 'vitest';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { type JsonRow, ColumnJsonError } from './ColumnJson.ts';
import { columnsFromJson } from './columnsFromJson.ts';
import type { JsonSources } from './JsonSources.ts';

const lookup = { search: () => Promise.resolve([]), load: () => Promise.resolve([]) };
const sources: JsonSources = {
  lookup: () => lookup,
  users: vi.fn(() => lookup),
  departments: vi.fn(() => lookup),
  popup: vi.fn(() => ({ open: () => Promise.resolve([]) })),
  sendFile: () => Promise.resolve({}),
  slots: { grade: { render: () => null } },
  handlers: { even: ({ value }) => Number(value) % 2 === 0 },
  linkage: { province: () => Promise.resolve([]) },
};
const one = (json: Record<string, unknown>, from = sources): EditableColumn<JsonRow> => columnsFromJson([{ key: 'a', title: 'A', ...json }], from).columns[0]!;
const problemsOf = (list: unknown, from = sources) => {
  try {
    columnsFromJson(list, from);
  } catch (error) {
    if (error instanceof ColumnJsonError) return error.problems.map(({ column, code }) => `${column}: ${code}`);
    throw error;
  }
  return [];
};

test.each([
  ['input', 'text'],
  ['inputNumber', 'number'],
  ['input-number', 'number'],
  ['checkbox', 'checkbox'],
  ['checkbox_meta', 'checkbox'],
  ['select', 'select'],
  ['list_multi', 'multiSelect'],
  ['select-multiple', 'multiSelect'],
  ['sel_search', 'select'],
  ['select-search', 'select'],
  ['sel_search_async', 'lookup'],
  ['select-dict-search', 'lookup'],
  ['sel_depart', 'department'],
  ['depart-select', 'department'],
  ['sel_user', 'user'],
  ['user-select', 'user'],
  ['date', 'date'],
  ['datetime', 'datetime'],
  ['time', 'time'],
  ['input_pop', 'popText'],
  ['textarea', 'textArea'],
  ['upload', 'upload'],
  ['file', 'file'],
  ['image', 'image'],
  ['popup', 'popup'],
  ['radio', 'radioGroup'],
  ['slot', 'custom'],
  ['hidden', 'hidden'],
  ['normal', 'text'],
  ['progress', 'progress'],
  ['tags', 'tags'],
])('type %s makes a %s column', (type, made) => {
  const needed = {
    dict: 'sys_user,realname,username',
    action: '/up',
    responseName: 'message',
    popupCode: 'p',
    orgFields: 'x',
    destFields: 'a',
    slotName: 'grade',
  };
  expect(one({ type, ...needed }).type).toBe(made);
});

describe('keys of all types', () => {
  test.each([
    [{ width: 150 }, { width: 150 }],
    [{ width: '150px' }, { width: 150 }],
    [{ width: '92%' }, { width: 120 }],
    [{ width: -5 }, { width: 120 }],
    [{ type: 'datetime' }, { width: 200 }],
    [{ type: 'sel_user' }, { width: 220 }],
    [{ type: 'sel_depart' }, { width: 160 }],
    [
      { type: 'datetime', width: 100 },
      { width: 190, minWidth: 190 },
    ],
    [{ type: 'date', width: '80px' }, { width: 135 }],
    [{ type: 'sel_user', width: 100 }, { width: 190 }],
    [{ type: 'popup', popupCode: 'p', orgFields: 'x', destFields: 'a', width: 100 }, { width: 190 }],
    [{ type: 'date', width: 300 }, { width: 300 }],
    [
      { fixed: true, align: 'center' },
      { frozen: 'left', align: 'center' },
    ],
    [{ disabled: true }, { readOnly: true }],
    [{ showDetails: true }, { showDetails: true }],
    [{ defaultValue: ['a', 'b'] }, { defaultValue: 'a,b' }],
    [{ defaultValue: { toString: 'x' } }, { defaultValue: undefined }],
    [{ placeholder: '请输入${title}', title: '名称' }, { placeholder: '请输入名称' }],
    [
      { type: 'inputNumber', statistics: true, isOrder: true },
      { statistics: ['sum'], isOrder: true },
    ],
    [{ type: 'inputNumber', statistics: ['sum', 'average', 'median'] }, { statistics: ['sum', 'average'] }],
    [{ type: 'checkbox', customValue: ['Y', 'N'], defaultChecked: false }, { defaultValue: 'N' }],
    [{ title: undefined }, { title: 'a' }],
  ])('%j', (json, expected) => expect(one({ type: 'input', ...json })).toMatchObject(expected));

  test('options are named by text, title or label; the mode makes several of them', () => {
    const column = one({ type: 'select', options: [{ value: 1, title: 'One' }, 'two', { text: 'no value' }, null], props: { mode: 'multiple' } });
    expect(column.type).toBe('multiSelect');
    const row = {};
    const locale = { tag: 'en', decimalMark: '.' };
    expect(column.editText('1,two,3', row, locale)).toBe('One, two, 3');
    expect(column.parseText('One, two', { row, locale })).toEqual({ value: '1,two' });
  });

  test('settings of pickers may come as JSON text', () => {
    one({ type: 'sel_user', fieldExtendJson: '{"store":"id","text":"realname","multiSelect":false}' });
    expect(sources.users).toHaveBeenLastCalledWith({ store: 'id', text: 'realname' });
  });

  test('a popup is opened with what it was configured with', () => {
    one({ type: 'popup', popupCode: 'parts', orgFields: 'no, name', destFields: 'a,b', param: { dealer: 1 }, sorter: 'no=asc' });
    expect(sources.popup).toHaveBeenLastCalledWith({ code: 'parts', field: undefined, param: { dealer: 1 }, sorter: 'no=asc' });
  });

  test('linked columns are chained by linkageKey', () => {
    const { columns } = columnsFromJson(
      [
        { key: 'province', type: 'select', linkageKey: 'city' },
        { key: 'city', type: 'select', linkageKey: 'district' },
        { key: 'district', type: 'select', linkageKey: 'province' },
        { key: 'other', type: 'select' },
      ],
      sources,
    );
    expect(columns.map(({ type, dependsOn }) => [type, dependsOn])).toEqual([
      ['linked', undefined],
      ['linked', 'province'],
      ['linked', 'city'],
      ['select', undefined],
    ]);
  });

  test("the table's own columns are told apart", () => {
    const { columns, table } = columnsFromJson([{ type: 'row-number', width: 80, title: '#' }, { type: 'row-checkbox' }, { key: 'a', type: 'input' }]);
    expect(columns).toHaveLength(1);
    expect(table).toEqual({ rowNumber: true, rowSelection: 'checkbox', helperColumns: { number: { width: 80, title: '#' }, selection: {} } });
  });
});

describe('rules', () => {
  test('keep their order and their messages', () => {
    const column = one({
      type: 'input',
      title: 'Plate',
      validateRules: [
        { required: true, message: '${title}不能为空' },
        { pattern: 'only', message: 'taken' },
        { pattern: 'n6-16' },
        { pattern: '^[A-Z]+$', message: 'capitals' },
        { handler: 'even' },
        { required: false },
      ],
    });
    expect(column.required).toBe(true);
    expect(column.rules).toEqual([
      { required: true, message: 'Plate不能为空' },
      { unique: true, message: 'taken' },
      { pattern: 'n6-16' },
      { pattern: /^[A-Z]+$/, message: 'capitals' },
      { handler: sources.handlers!['even'] },
    ]);
  });

  test.each([
    [{ pattern: '(' }, 'regex'],
    [{ pattern: 7 }, 'regex'],
    [{ pattern: '(a+)+$' }, 'riskyRegex'],
    [{ handler: 'alert(1)' }, 'handler'],
    [{ handler: 'constructor' }, 'handler'],
    [{ message: 'nothing else' }, 'rule'],
    ['required', 'rule'],
  ])('%j is reported', (rule, code) => expect(problemsOf([{ key: 'a', type: 'input', validateRules: [rule] }])).toEqual([`a: ${code}`]));
});

describe('hostile and broken lists', () => {
  test.each([
    ['text', [': notAList']],
    [null, [': notAList']],
    [Array.from({ length: 501 }, () => ({})), [': tooMany']],
    [
      [null, 'x', []],
      ['#1: notAColumn', '#2: notAColumn', '#3: notAColumn'],
    ],
    [[{ type: 'input' }], ['#1: key']],
    [[{ key: '__proto__', type: 'input' }], ['#1: key']],
    [[{ key: 'constructor', type: 'input' }], ['#1: key']],
    [[{ key: '#selection', type: 'input' }], ['#1: key']],
    [[{ key: { a: 1 }, type: 'input' }], ['#1: key']],
    [
      [
        { key: 'a', type: 'input' },
        { key: 'a', type: 'input' },
      ],
      ['a: repeatedKey'],
    ],
    [
      [{ key: 'a', type: 'toString' }, { key: 'b' }],
      ['a: type', 'b: type'],
    ],
    [[{ key: 'a', type: 'select', options: 'x' }], ['a: options']],
    [[{ key: 'a', type: 'checkbox', customValue: ['Y'] }], ['a: customValue']],
    [[{ key: 'a', type: 'checkbox', customValue: [{}, 'N'] }], ['a: customValue']],
    [[{ key: 'a', type: 'sel_user', fieldExtendJson: '{broken' }], ['a: extend']],
    [[{ key: 'a', type: 'upload' }], ['a: upload']],
    [[{ key: 'a', type: 'upload', action: 'javascript:alert(1)', responseName: 'm' }], ['a: action']],
    [[{ key: 'a', type: 'file', action: '//evil.example/up' }], ['a: action']],
    [[{ key: 'a', type: 'popup' }], ['a: popup']],
    [[{ key: 'a', type: 'popup', popupCode: 'p', orgFields: 'x', destFields: '__proto__' }], ['a: popup']],
    [[{ key: 'a', type: 'popup', popupCode: 'p', orgFields: 'x,y', destFields: 'a' }], ['a: popupCount']],
    [[{ key: 'a', type: 'slot', slotName: 'toString' }], ['a: source']],
  ])('%j', (list, problems) => expect(problemsOf(list)).toEqual(problems));

  test('columns that need something the application does not offer say what', () => {
    const list = ['sel_user', 'sel_depart', 'sel_search_async', 'slot', 'upload'].map((type, index) => ({
      key: `k${index}`,
      type,
      dict: 'd',
      action: '/up',
      responseName: 'message',
    }));
    expect(() => columnsFromJson(list)).toThrow(
      "column 'k0': source (users); column 'k1': source (departments); column 'k2': source (lookup); column 'k3': source (slots.k3); column 'k4': source (sendFile)",
    );
  });

  test('names that a prototype has are not taken from it', () => {
    const polluted = JSON.parse('{"key":"a","type":"input","__proto__":{"disabled":true,"width":999}}') as unknown;
    expect(columnsFromJson([polluted]).columns[0]).toMatchObject({ readOnly: undefined, width: 120 });
    expect(({} as Record<string, unknown>)['disabled']).toBeUndefined();
  });
});

test('an application may bring kinds of its own, under names of its own', () => {
  const column = one({ type: 'vin' }, { types: { vin: ({ key, title }) => ({ ...one({ type: 'input' }), key, title, type: 'vin' }) } });
  expect(column.type).toBe('vin');
  const taken: JsonSources = { types: { 'row-number': () => one({ type: 'input' }), Select: () => one({ type: 'input' }) } };
  expect(() => columnsFromJson([], taken)).toThrow("the column types 'row-number', 'Select' are the table's own");
});
