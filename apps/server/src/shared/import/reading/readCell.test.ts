/** What becomes of the cells of a workbook in columns of each kind: nothing is taken that does not stand there. */
import { describe, expect, test } from 'vitest';
import type { FieldKind } from '../importDefinition.ts';
import { toNumber, toText } from './rawCells.ts';
import type { RawCell } from './rawSheet.ts';
import { readCell } from './readCell.ts';

const number = (value: number, format = 'General'): RawCell => toNumber(value, format, false);
const texts: FieldKind[] = ['text', 'code', 'list', 'choice'];
const choice = (value: string) => ({ value, texts: { 'zh-cn': value, en: value, es: value, ru: value, fr: value, pt: value } });

describe.each(texts)('a column of the kind %s', (kind) => {
  const read = (cell: RawCell) => readCell(kind, cell, { choices: ['12345', '00012345', '000123'].map(choice) });
  const taken = (value: string) => ({ value: kind === 'list' ? [value] : value });

  test.each<[number, string, string]>([
    [12_345, 'General', '12345'],
    [12_345, '@', '12345'],
    [12_345, '0', '12345'],
    [12_345, '0_ ', '12345'],
    [12_345, '##0', '12345'],
    [12_345, '0_);[Red]\\(0\\)', '12345'],
    [12_345, '00000000', '00012345'],
    [12_345, '[Blue]00000000', '00012345'],
    [123, '000000', '000123'],
  ])('takes %d in the format %s as %s', (value, format, shown) => {
    expect(read(number(value, format))).toEqual(taken(shown));
  });

  test.each<[string, RawCell]>([
    ['18 digits', number(Number('123456789012345678'))],
    ['18 digits in a format that shows them', number(Number('123456789012345678'), '0')],
    ['16 digits', number(1_234_567_890_123_456, '0')],
    ['12 digits, which Excel shows as a power of ten', number(123_456_789_012)],
    ['a number of decimals', number(1.5)],
    ['decimals that the format rounds', number(1.5, '0')],
    ['a negative number', number(-5)],
    ['a day', number(46_091, 'yyyy-mm-dd')],
    ['a day that is none', number(20_261_201, 'yyyy-mm-dd')],
    ['a time', number(0.5, 'h:mm')],
    ['percent', number(1, '0%')],
    ['a power of ten', number(12_345, '0.00E+00')],
    ['a currency', number(12_345, '"€"#,##0')],
    ['a currency of a country', number(12_345, '[$¥-804]#,##0.00')],
    ['thousands', number(12_345, '#,##0')],
    ['digits with a dash', number(12_345, '000-0000')],
    ['words in the format', number(12_345, '0"台"')],
    ['a fraction', number(12, '# ?/?')],
    ['scaled digits', number(12_345, '0,')],
    ['a condition', number(12_345, '[>100]0;General')],
    ['a zero that is not shown', number(0, '0;-0;')],
    ['a zero without a digit', number(0, '#')],
    ['a format that is too long', number(12_345, '0'.repeat(300))],
    ['yes or no', { kind: 'yesNo', value: true }],
  ])('refuses %s', (_name, cell) => {
    expect(read(cell)).toEqual({ fault: 'import.formatAsText' });
  });

  test('refuses formulas, errors and what is no number, by their own names', () => {
    expect(read({ kind: 'formula', value: '=A1' })).toEqual({ fault: 'import.formula' });
    expect(read({ kind: 'error', value: '#REF!' })).toEqual({ fault: 'import.cellError' });
    expect(read(number(Number.POSITIVE_INFINITY))).toEqual({ fault: 'import.cellError' });
  });

  test('takes a text as it is', () => {
    expect(read(toText('00012345')!)).toEqual(taken('00012345'));
  });
});

describe('a column of numbers', () => {
  test.each<[RawCell, object]>([
    [number(12.5), { value: 12.5 }],
    [number(12_345, '#,##0.00'), { value: 12_345 }],
    [number(12_345, '00000000'), { value: 12_345 }],
    [number(0.15, '0%'), { fault: 'import.percent' }],
    [number(15, '0"%"'), { value: 15 }],
    [number(46_091, 'yyyy-mm-dd'), { fault: 'import.notNumber' }],
    [{ kind: 'yesNo', value: true }, { fault: 'import.notNumber' }],
    ...(
      [
        ['1,234.56', { value: 1234.56 }],
        ['-1.234.567,8', { value: -1_234_567.8 }],
        ['1 234', { value: 1234 }],
        ['12\u00a0345,60', { value: 12_345.6 }],
        ['1,234', { fault: 'import.notNumber' }],
        ['1,234,567', { fault: 'import.notNumber' }],
        ['1.234.567', { fault: 'import.notNumber' }],
        ['1234,567.8', { fault: 'import.notNumber' }],
        ['12,34.56', { fault: 'import.notNumber' }],
      ] as const
    ).map(([value, result]): [RawCell, object] => [{ kind: 'text', value }, result]),
  ])('%o', (cell, result) => {
    expect(readCell('number', cell)).toEqual(result);
  });
});

describe('a column of days', () => {
  test.each<[RawCell, object]>([
    [number(46_091, 'yyyy-mm-dd'), { value: '2026-03-10' }],
    [number(20_261_201, 'yyyy-mm-dd'), { fault: 'import.notDate' }],
    [number(-3, 'yyyy-mm-dd'), { fault: 'import.notDate' }],
    [number(46_091), { fault: 'import.notDate' }],
  ])('%o', (cell, result) => {
    expect(readCell('date', cell)).toEqual(result);
  });

  test.each([
    ['2026-03-10', undefined, { value: '2026-03-10' }],
    ['2026/3/1', undefined, { value: '2026-03-01' }],
    ['2026年3月1日', 'monthFirst', { value: '2026-03-01' }],
    ['1.3.2026', 'monthFirst', { value: '2026-03-01' }],
    ['03/04/2026', 'dayFirst', { value: '2026-04-03' }],
    ['03/04/2026', 'monthFirst', { value: '2026-03-04' }],
    ['03/04/2026', undefined, { fault: 'import.dateOrder' }],
    ['24/12/2026', undefined, { value: '2026-12-24' }],
    ['24/12/2026', 'monthFirst', { fault: 'import.notDate' }],
    ['24/12/26', 'dayFirst', { fault: 'import.notDate' }],
    ['30.02.2026', undefined, { fault: 'import.notDate' }],
    ['soon', undefined, { fault: 'import.notDate' }],
  ] as const)('the text %s, %s: %o', (text, dateOrder, result) => {
    expect(readCell('date', toText(text)!, { dateOrder })).toEqual(result);
  });
});

describe('a column of moments', () => {
  test.each<[RawCell, object]>([
    [number(46_091.75, 'yyyy-mm-dd hh:mm'), { value: '2026-03-10 18:00:00' }],
    [number(46_091, 'yyyy-mm-dd'), { value: '2026-03-10 23:59:59' }],
    [number(46_091.75), { fault: 'import.notMoment' }],
  ])('%o', (cell, result) => {
    expect(readCell('moment', cell)).toEqual(result);
  });

  test.each([
    ['2026-03-10 18:00', undefined, { value: '2026-03-10 18:00:00' }],
    ['2026-03-10T8:05:30', undefined, { value: '2026-03-10 08:05:30' }],
    ['2026年3月1日 9:00', undefined, { value: '2026-03-01 09:00:00' }],
    ['24/12/2026 18:00', undefined, { value: '2026-12-24 18:00:00' }],
    ['03/04/2026 18:00', undefined, { fault: 'import.dateOrder' }],
    ['03/04/2026 18:00', 'dayFirst', { value: '2026-04-03 18:00:00' }],
    ['2026-03-10', undefined, { value: '2026-03-10 23:59:59' }],
    ['2026-03-10 25:00', undefined, { fault: 'import.notMoment' }],
    ['2026-02-30 18:00', undefined, { fault: 'import.notMoment' }],
    ['18:00', undefined, { fault: 'import.notMoment' }],
  ] as const)('the text %s, %s: %o', (text, dateOrder, result) => {
    expect(readCell('moment', toText(text)!, { dateOrder })).toEqual(result);
  });
});

test('a list with a dictionary takes codes and texts, each once', () => {
  const choices = [
    { ...choice('hydraulics'), texts: { ...choice('hydraulics').texts, 'zh-cn': '液压', en: 'Hydraulics' } },
    { ...choice('engine'), texts: { ...choice('engine').texts, 'zh-cn': '发动机', en: 'Engine' } },
  ];
  expect(readCell('list', toText('液压、Engine, hydraulics')!, { choices })).toEqual({ value: ['hydraulics', 'engine'] });
  expect(readCell('list', toText('Engine, brakes')!, { choices })).toEqual({ fault: 'E-014' });
});

test('yes and no are not read from percent or days', () => {
  expect(readCell('yesNo', number(1))).toEqual({ value: 'Y' });
  expect(readCell('yesNo', number(1, '0%'))).toEqual({ fault: 'import.notYesNo' });
  expect(readCell('yesNo', number(1, 'yyyy-mm-dd'))).toEqual({ fault: 'import.notYesNo' });
});
