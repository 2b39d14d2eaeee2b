import { expect, test } from 'vitest';
import { maskedParams } from './maskedParams.ts';

test.each([
  [
    { OldPassword: 'a', NewPassword: 'b', ConfirmPassword: 'b' },
    { OldPassword: '***', NewPassword: '***', ConfirmPassword: '***' },
  ],
  [{ firstAdmin: { phone: '+56 9', email: 'a@b.c' } }, { firstAdmin: { phone: '***', email: 'a@b.c' } }],
  [{ lines: [{ idNo: '1' }, { remark: 'ok' }] }, { lines: [{ idNo: '***' }, { remark: 'ok' }] }],
  [
    { accountNumber: 123, checkKey: 'k', captcha: 'ACEF', token: null },
    { accountNumber: '***', checkKey: '***', captcha: '***', token: '***' },
  ],
  [
    { content: '<p>hello</p>', remark: 'x'.repeat(201), short: 'x'.repeat(200) },
    { content: '(12)', remark: '(201)', short: 'x'.repeat(200) },
  ],
])('%j', (given, logged) => {
  expect(JSON.parse(maskedParams(given)!)).toEqual(logged);
});

test('nothing is nothing', () => {
  expect([undefined, null, {}].map(maskedParams)).toEqual([null, null, null]);
});

test('is never longer than 4,000 characters, and never half a character', () => {
  const text = maskedParams(Array.from({ length: 2000 }, () => '😀'))!;
  expect(text.length).toBe(4000);
  expect(text.isWellFormed()).toBe(true);
});
