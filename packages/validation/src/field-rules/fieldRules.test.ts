import { describe, expect, test } from 'vitest';
import { checkField } from './checkField.ts';
import type { FieldRule, Finding } from './fieldRule.ts';
import { fieldLanguages, loadFieldTexts } from './fieldTexts.ts';
import { limitRules } from './limitRules.ts';

type Row = [rule: FieldRule, value: unknown, code?: Finding['code'], values?: Finding['values']];

const table: Row[] = [
  [{ rule: 'required' }, 'x'],
  [{ rule: 'required' }, 0],
  [{ rule: 'required' }, false],
  [{ rule: 'required' }, '  ', 'required'],
  [{ rule: 'required' }, null, 'required'],
  [{ rule: 'required' }, [], 'required'],
  [{ rule: 'mobile' }, '16612345678'],
  [{ rule: 'mobile', reading: 'prefix' }, '16612345678', 'mobile'],
  [{ rule: 'mobile', reading: 'prefix' }, '13812345678'],
  [{ rule: 'mobile' }, '12812345678', 'mobile'],
  [{ rule: 'phone', country: 'CL' }, '+56 9 1234 5678'],
  [{ rule: 'phone', country: 'CN' }, '+56 9 1234 5678', 'phone'],
  [{ rule: 'username' }, 'abcd'],
  [{ rule: 'username' }, 'abc', 'username'],
  [{ rule: 'username' }, 'a'.repeat(19), 'username'],
  [{ rule: 'username' }, 'a'.repeat(18)],
  [{ rule: 'username' }, 'ab.cd', 'username'],
  [{ rule: 'email' }, ''],
  [{ rule: 'email' }, 'ann@a.example'],
  [{ rule: 'email' }, 'ann@', 'email'],
  [{ rule: 'email' }, `${'a'.repeat(300)}@a.example`, 'tooLong', { max: 254 }],
  [{ rule: 'naturalNumber' }, 0],
  [{ rule: 'naturalNumber' }, '-1', 'naturalNumber'],
  [{ rule: 'naturalNumber' }, '1.5', 'naturalNumber'],
  [{ rule: 'positiveInteger' }, '1'],
  [{ rule: 'positiveInteger' }, 0, 'notPositive'],
  [{ rule: 'positiveInteger' }, '1.5', 'notAnInteger'],
  [{ rule: 'url' }, 'https://a.example'],
  [{ rule: 'url' }, 'ftp://a.example', 'url'],
  [{ rule: 'bankCard' }, '1234567890'],
  [{ rule: 'bankCard' }, '123456789', 'bankCard'],
  [{ rule: 'bankCard' }, '1'.repeat(21), 'bankCard'],
  [{ rule: 'bankCard' }, '1'.repeat(20)],
  [{ rule: 'idNumber' }, 'A'.repeat(50)],
  [{ rule: 'idNumber' }, 'A'.repeat(51), 'idNumber'],
  [{ rule: 'alphanumeric' }, 'A1'.repeat(10)],
  [{ rule: 'alphanumeric' }, 'A1'.repeat(11), 'alphanumeric'],
  [{ rule: 'personName' }, '王芳'],
  [{ rule: 'personName' }, 'W', 'personName'],
  [{ rule: 'personName' }, 'x'.repeat(100)],
  [{ rule: 'personName' }, 'x'.repeat(101), 'personName'],
  [{ rule: 'length' }, 'x'.repeat(255)],
  [{ rule: 'length' }, 'x'.repeat(256), 'tooLong', { max: 255 }],
  [{ rule: 'length', min: 2 }, 'x', 'tooShort', { min: 2 }],
  [{ rule: 'length', min: 2, max: 3 }, 'xxxx', 'tooLong', { min: 2, max: 3 }],
  [{ rule: 'selections', min: 1 }, '', 'tooFew', { min: 1 }],
  [{ rule: 'selections', max: 2 }, 'a,b,c', 'tooMany', { max: 2 }],
  [{ rule: 'selections', min: 1, max: 2 }, ['a', 'b']],
  [{ rule: 'decimal' }, '12.34'],
  [{ rule: 'decimal' }, '12.345', 'tooManyDecimals', { min: 0, decimals: 2 }],
  [{ rule: 'decimal' }, -1, 'tooSmall', { min: 0, decimals: 2 }],
  [{ rule: 'decimal', max: 400 }, 400.01, 'tooLarge', { min: 0, max: 400, decimals: 2 }],
  [{ rule: 'decimal' }, 'far', 'notANumber', { min: 0, decimals: 2 }],
  [{ rule: 'password', policy: 'A' }, 'abcdefg1'],
  [{ rule: 'password', policy: 'B' }, 'abcdefg1', 'password.special'],
  [{ rule: 'password', policy: 'strict' }, 'abc', 'password.length', { min: 8, max: 16 }],
  [{ rule: 'password', policy: 'A', confirm: 'other' }, 'abcdefg1', 'password.matchesConfirm'],
  [{ rule: 'password', policy: 'A', old: 'abcdefg1' }, 'abcdefg1', 'password.differsFromOld'],
  [{ rule: 'pattern', pattern: 'p' }, '100000'],
  [{ rule: 'pattern', pattern: 'p' }, 'SW1', 'format'],
  [{ rule: 'pattern', pattern: /^a+$/g }, 'aa'],
  [{ rule: 'pattern', pattern: /^a+$/g }, 'ab', 'format'],
];

test.each(table)('%j and %j', (rule, value, code, values = {}) => {
  expect(checkField([rule], value)).toEqual(code === undefined ? undefined : { code, values });
});

test('nothing entered is the business of the required rule alone', () => {
  const others = table.map(([rule]) => rule).filter(({ rule }) => rule !== 'required' && rule !== 'selections');
  for (const empty of ['', null, undefined, []]) expect(others.filter((rule) => checkField([rule], empty))).toEqual([]);
});

test('the first broken rule wins', () => {
  expect(checkField([{ rule: 'required' }, { rule: 'username' }, { rule: 'length', max: 2 }], 'ab.cd')?.code).toBe('username');
});

describe.each(fieldLanguages)('texts in %s', (language) => {
  test('say every reason with its numbers', async () => {
    const text = await loadFieldTexts(language);
    for (const [, , code, values = {}] of table) {
      if (code === undefined) continue;
      const said = text({ code, values });
      expect(said).not.toBe(code);
      expect(said).not.toMatch(/\{\{|\}\}/);
    }
    expect(text({ code: 'tooLong', values: { max: 255 } })).toContain('255');
  });
});

test.each([
  [{ type: 'string', maxLength: 18, required: true }, '', 'required'],
  [{ type: 'string', maxLength: 18 }, 'x'.repeat(19), 'tooLong'],
  [{ type: 'string', pattern: '^[A-Z]+$' }, 'a', 'format'],
  [{ type: 'integer', minimum: 1, maximum: 9 }, 0, 'tooSmall'],
  [{ type: 'integer' }, '1.5', 'tooManyDecimals'],
  [{ type: 'integer' }, -5, undefined],
  [{ type: 'number', maximum: 5 }, 5.5, 'tooLarge'],
  [{ type: 'array', maxItems: 1 }, ['a', 'b'], 'tooMany'],
  [{ type: 'boolean' }, true, undefined],
] as const)('limits %j refuse %j: %s', (limits, value, code) => expect(checkField(limitRules(limits), value)?.code).toBe(code));
