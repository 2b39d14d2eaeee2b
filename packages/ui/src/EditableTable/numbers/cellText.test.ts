import { describe, expect, test } from 'vitest';
import { readExactNumber, readNumber, writeNumber } from './cellText.ts';

const locale = (tag: string, decimalMark: string) => ({ tag, decimalMark });
const [en, es, ru, fr, zh] = [locale('en', '.'), locale('es', ','), locale('ru', ','), locale('fr', ','), locale('zh-CN', '.')];

describe('numbers from outside', () => {
  test.each([
    ['1234.5', en, 1234.5],
    ['1,234.5', en, 1234.5],
    ['2,5', en, 2.5],
    ['1.234,5', es, 1234.5],
    ['2.5', es, 2.5],
    ['1\u00a0234,5', ru, 1234.5],
    ['1\u202f234,5', fr, 1234.5],
    ['−7', zh, -7],
    [' 0 ', en, 0],
    ['', en, null],
    ['$1,234.50', en, 1234.5],
    ['-$1,234.50', en, -1234.5],
    ['($1,234.50)', en, -1234.5],
    ['(7)', en, -7],
    ['R$ 1.234,50', es, 1234.5],
    ['1\u00a0234,50 ₽', ru, 1234.5],
    ['12,5р.', ru, 12.5],
    ['1\u202f234,50 €', fr, 1234.5],
    ['￥1,234.50', zh, 1234.5],
  ])('%j in %o is %j', (text, where, value) => expect(readNumber(text, where)).toEqual({ value }));

  test.each([
    ['2.755', es, 2755, 2.755],
    ['2,755', en, 2755, 2.755],
    ['1,234', zh, 1234, 1.234],
  ])('%j in %o is refused until it is known how it is meant', (text, where, thousands, decimals) => {
    expect(readNumber(text, where)).toEqual({ error: 'parse.ambiguous', values: { text } });
    expect(readNumber(text, { ...where, loneMark: 'thousands' })).toEqual({ value: thousands });
    expect(readNumber(text, { ...where, loneMark: 'decimals' })).toEqual({ value: decimals });
    expect(readNumber(text, { ...where, loneMark: 'decimals' }, 2)).toMatchObject({ error: 'parse.decimals' });
  });

  test('whole numbers have no decimals to be taken for', () => expect(readNumber('2.755', es, 0)).toEqual({ value: 2755 }));

  test.each(['abc', '1e5', '12 pcs', '1-2', 'NaN', 'Infinity', '()', '(-7)', '$', '12%', '12 PCS', '5 руб. 20', '1.2.3', '5-'])('%j is none', (text) =>
    expect(readNumber(text, en)).toMatchObject({ error: 'parse.number' }),
  );

  test.each(['9007199254740993', '99999999999999.99', '9'.repeat(400)])('%s has more digits than a number holds', (text) => {
    expect(readNumber(text, en)).toEqual({ error: 'parse.digits', values: { text } });
    expect(readExactNumber(text, en)).toEqual({ value: text });
  });

  test('more decimals than the column has are refused, not cut', () => {
    expect(readNumber('1.25', en, 2)).toEqual({ value: 1.25 });
    expect(readNumber('1.255', en, 2)).toEqual({ error: 'parse.decimals', values: { text: '1.255', limit: 2 } });
    expect(readNumber('2.0', en, 0)).toEqual({ value: 2 });
  });

  test('what was written can be read again', () => {
    expect(writeNumber(1234.5, es)).toBe('1234,5');
    expect(readNumber(writeNumber(1e-7, ru), ru)).toEqual({ value: 1e-7 });
    expect(writeNumber(null, en)).toBe('');
    expect(writeNumber('n/a', en)).toBe('n/a');
  });
});
