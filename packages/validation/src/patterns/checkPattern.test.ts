import { describe, expect, test } from 'vitest';
import { checkPattern, type PatternCode, patternCodes } from './checkPattern.ts';

const table: Record<PatternCode, { valid: (string | number)[]; invalid: (string | number)[] }> = {
  'n6-16': { valid: ['123456', '1234567890123456', 123456], invalid: ['12345', '12345678901234567', '12345a', '１２３４５６'] },
  '*6-16': { valid: ['abc de', '六个任意字符', '!@#$%^&*()123456'], invalid: ['abcde', 'abcdefghijklmnopq'] },
  's6-18': { valid: ['abcdef', 'ABCDEFghijklmnopqr'], invalid: ['abcde', 'abcdefghijklmnopqrs', 'abcde1'] },
  url: {
    valid: ['https://a.example/x?y#z', 'http://127.0.0.1:8080'],
    invalid: ['ftp://a.example', 'www.a.example', 'javascript:alert(1)'],
  },
  e: { valid: ['ann@a.example', 'a.b+c@mail.a.example'], invalid: ['ann', 'ann@', '@a.example', 'ann@a', 'a nn@a.example'] },
  m: { valid: ['13912345678', '16612345678', 19912345678], invalid: ['12912345678', '1391234567', '139123456789', '+8613912345678'] },
  p: { valid: ['100000'], invalid: ['10000', '1000000', 'SW1A1A'] },
  s: { valid: ['a', 'ABC'], invalid: ['a1', 'ä', 'a b'] },
  n: { valid: ['0', '-1', '1.5', 12.25], invalid: ['1.', '.5', '1,5', '1e3', 'x', '--1'] },
  z: { valid: ['0', '-12', 7], invalid: ['1.0', '+1', ''.padEnd(3, ' ')] },
  '*': { valid: ['x', 0, ' x '], invalid: ['', ' ', '\t\n'] },
  money: { valid: ['0', '0.5', '12', '12.34', 1234.5], invalid: ['-1', '1.234', '1.', '.5', '01', '1,000'] },
};

describe.each(patternCodes)('pattern %s', (code) => {
  test.each(table[code].valid)('accepts %j', (value) => {
    expect(checkPattern(code, value)).toEqual({ ok: true });
  });
  test.each(table[code].invalid)('refuses %j with its code as the reason', (value) => {
    expect(checkPattern(code, value)).toEqual({ ok: false, reason: code });
  });
});

test.each(patternCodes.filter((code) => code !== '*'))('pattern %s leaves empty cells to the required rule', (code) => {
  for (const empty of ['', null, undefined]) expect(checkPattern(code, empty)).toEqual({ ok: true });
});
