import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPassword, type PasswordPolicy, type PasswordRule } from './checkPassword.ts';
import { passwordReadings } from './passwordReadings.ts';

const broken = (policy: PasswordPolicy, entries: Parameters<typeof checkPassword>[1]): PasswordRule[] =>
  checkPassword(policy, entries)
    .filter((result) => !result.ok)
    .map((result) => result.rule);

describe.each<[PasswordPolicy, string, PasswordRule[]]>([
  ['A', 'abcdefg1', []],
  ['A', 'abcdefg1!', []],
  ['A', 'abcdef1', ['length']],
  ['A', 'abcdefghijklmnop1', ['length']],
  ['A', 'abcdefgh', ['digit']],
  ['A', '12345678', ['letter']],
  ['A', '_1234567', ['letter']],
  ['B', 'abcdef1!', []],
  ['B', '_123456!', []],
  ['B', 'abcdefghijklmnopqr1!', []],
  ['B', 'abcdefghijklmnopqrs1!', ['length']],
  ['B', 'abcdefg1', ['special']],
  ['B', 'abcdef1_', ['special']],
  ['B', 'abcdef 1', ['special']],
  ['strict', 'abcdef1!', []],
  ['strict', '_123456!', ['letter']],
  ['strict', 'abcdefghijklmno1!', ['length']],
  ['strict', '', ['length', 'letter', 'digit', 'special']],
  ['strict', 'Harrow#2026', []],
])('policy %s and the password %j', (policy, password, expected) => {
  test(`breaks ${expected.join(', ') || 'no rule'}`, () => {
    expect(broken(policy, { password })).toEqual(expected);
  });
});

test('the checklist has every rule in display order, kept or not', () => {
  expect(checkPassword('B', { password: 'abc', old: 'abc', confirm: 'abd' })).toEqual([
    { rule: 'length', ok: false },
    { rule: 'letterOrUnderscore', ok: true },
    { rule: 'digit', ok: false },
    { rule: 'special', ok: false },
    { rule: 'differsFromOld', ok: false },
    { rule: 'matchesConfirm', ok: false },
  ]);
});

test('without the old password and the confirmation their rules are left out', () => {
  expect(checkPassword('A', { password: 'abcdefg1' }).map((result) => result.rule)).toEqual(['length', 'letter', 'digit']);
});

test('an empty form keeps neither of the comparing rules', () => {
  expect(broken('A', { password: '', old: '', confirm: '' })).toEqual(['length', 'letter', 'digit', 'differsFromOld', 'matchesConfirm']);
});

test('what the strict policy accepts, both readings accept', () => {
  const characters = fc.constantFrom(...'abcXYZ019_!#- 中');
  fc.assert(
    fc.property(fc.string({ unit: characters, minLength: 6, maxLength: 22 }), (password) => {
      if (broken('strict', { password }).length > 0) return;
      expect(broken('A', { password })).toEqual([]);
      expect(broken('B', { password })).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test.each<[PasswordPolicy, string]>([
  ['strict', 'A required, B required'],
  ['A', 'A required, B advised'],
  ['B', 'B required, A advised'],
])('policy %s shows the readings as %s', (policy, expected) => {
  const shown = passwordReadings(policy, '').map(({ reading, isRequired }) => `${reading} ${isRequired ? 'required' : 'advised'}`);
  expect(shown.join(', ')).toBe(expected);
});

test('what ticks every required reading, the policy accepts, and nothing else', () => {
  const characters = fc.constantFrom(...'abcXYZ019_!#- 中');
  fc.assert(
    fc.property(fc.constantFrom<PasswordPolicy>('strict', 'A', 'B'), fc.string({ unit: characters, minLength: 6, maxLength: 22 }), (policy, password) => {
      const isTicked = passwordReadings(policy, password).every(({ isRequired, rules }) => !isRequired || rules.every(({ ok }) => ok));
      expect(isTicked).toBe(broken(policy, { password }).length === 0);
    }),
    { numRuns: 2000 },
  );
});
