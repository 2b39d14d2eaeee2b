import { expect, test } from 'vitest';
import { asNumber, mayBeCode, readKeyword } from './keyword.ts';

test.each([
  ['L9TT504E9SA000123', 'L9TT504E9SA000123'],
  [' l9tt-504e9-sa000123 ', 'L9TT504E9SA000123'],
  ['L9TT5O4E9SAOOOI23', 'L9TT504E9SA000123'],
  ['ooo123', '000123'],
  ['OOQI23', '000123'],
  ['Ｌ９ＴＴ５０', 'L9TT50'],
  ['00012', null],
  ['L9TT504', null],
  ['подшип', null],
])('%j is read as the VIN %j', (typed, vin) => {
  expect(readKeyword(typed)?.vin).toBe(vin);
});

test.each([
  ['', null],
  ['　', null],
  ['x', null],
  ['泵轴', '泵轴'],
  ['  50% ', '50%'],
])('%j is looked for as %j', (typed, text) => {
  expect(readKeyword(typed)?.text ?? null).toBe(text);
});

test('two letters are looked for in words alone', () => {
  expect(['WC', 'WC2'].map((text) => mayBeCode(readKeyword(text)!))).toEqual([false, true]);
});

const claim = { prefix: 'WC', period: 'month', perDealer: 'Y', digits: 4 } as const;
const order = { prefix: 'VO', period: 'month', perDealer: 'N', digits: 4 } as const;
const course = { prefix: 'TP', period: 'year', perDealer: 'N', digits: 3 } as const;
const dealer = { prefix: '', period: 'none', perDealer: 'Y', digits: 2 } as const;

test.each([
  ['WC2611D001-0007', [claim], 'whole'],
  ['wc2611d001-0007', [claim], 'whole'],
  ['WC2611D001-12345', [claim], 'whole'],
  ['WC2611D001-000', [claim], 'part'],
  ['0007', [claim, order], 'part'],
  ['d001', [claim], 'part'],
  ['d001', [order], null],
  ['VO26', [order], 'part'],
  ['O2611-0', [order], 'part'],
  ['HT-2026-11', [order], null],
  ['HT-2026-11', [order, { ...order, prefix: 'HT' }], 'part'],
  ['TP2026-014', [course], 'whole'],
  ['D001-01', [dealer], 'whole'],
  ['рулон', [claim], null],
  ['oil filter', [claim], null],
  ['50%', [claim], null],
  ['anything', [], 'part'],
] as const)('%s is by %j: %s', (typed, rules, expected) => {
  expect(asNumber(readKeyword(typed)!, rules)).toBe(expected);
});
