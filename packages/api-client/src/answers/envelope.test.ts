import { expect, test } from 'vitest';
import { readAnswer, readFailure } from './envelope.ts';

const body = (value: unknown): string => JSON.stringify(value);

test.each([
  ['code 200', { success: true, code: 200, result: 1 }],
  ['code 0', { success: true, code: 0, result: null }],
  ['a bare list', [{ id: '1' }]],
  ['an object without an envelope', { id: '1' }],
  ['the older kind with code 200', { code: 200, msg: 'success' }],
])('%s is a success', (_name, value) => {
  expect(readFailure(200, body(value))).toBeUndefined();
});

test.each([
  [
    { success: false, code: 500, message: 'No' },
    { kind: 'refused', code: 500 },
  ],
  [
    { success: false, code: 600, message: 'No', result: { errorCode: 'E-002' } },
    { kind: 'refused', code: 600, errorCode: 'E-002' },
  ],
  [
    { success: false, code: 409, message: 'No', result: { errorCode: 'E-001' } },
    { kind: 'conflict', errorCode: 'E-001' },
  ],
  [{ success: false, code: 510, message: 'No' }, { kind: 'forbidden' }],
  [{ success: false, code: 401, message: 'No' }, { kind: 'unauthorised' }],
  [
    { success: false, code: 422, message: 'No', result: { errors: [{ field: 'vin', code: 'E-101', text: 'VIN?' }] } },
    { kind: 'invalid', errors: [{ field: 'vin', code: 'E-101', text: 'VIN?' }] },
  ],
  [
    { success: false, code: 202, message: 'No', result: { warnings: [{ code: 'W-207', text: 'Sure?' }] } },
    { kind: 'askFirst', warnings: [{ code: 'W-207', text: 'Sure?' }] },
  ],
  [
    { code: 500, msg: 'No' },
    { kind: 'refused', code: 500 },
  ],
])('HTTP 200 with %j is refused', (value, failure) => {
  const error = readFailure(200, body(value));
  expect(error?.failure).toEqual(failure);
  expect(error?.message).toBe('No');
});

test('HTTP 400 with fields says which are to be corrected', () => {
  const errors = [{ field: 'claimHours', line: 'detailList[0]', code: 'contract.tooMuch', text: 'Must be at most 99,999' }];
  const error = readFailure(400, body({ success: false, code: 400, message: 'No', result: { errors } }));
  expect(error).toMatchObject({ failure: { kind: 'invalid', errors }, status: 400, message: 'No' });
});

test.each([
  [401, 'unauthorised'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [504, 'timeout'],
  [500, 'server'],
  [400, 'server'],
  [502, 'server'],
] as const)('HTTP %i is %s and keeps the message', (status, kind) => {
  const error = readFailure(status, body({ success: false, code: status, message: 'Text' }));
  expect(error).toMatchObject({ failure: { kind }, status, message: 'Text' });
});

test.each(['Token失效，请重新登录', 'Your token is invalid', 'Token has expired', 'Invalid access token'])(
  'HTTP 500 saying %j means that the session is gone',
  (message) => {
    expect(readFailure(500, body({ success: false, message }))).toMatchObject({ failure: { kind: 'unauthorised' }, status: 500 });
  },
);

test('an error page of a proxy is an error without a message', () => {
  expect(readFailure(502, '<html>Bad gateway</html>')).toMatchObject({ failure: { kind: 'server' }, message: '' });
});

test.each(['<html>Sign in to the hotel</html>', '{"success":tr'])('a success that reads %j is an error', (text) => {
  expect(readAnswer(200, text).failure).toMatchObject({ failure: { kind: 'server' }, status: 200 });
});

test.each([
  ['{"success":true}', { success: true }],
  ['[]', []],
  ['', null],
])('a success that reads %j is %j', (text, value) => {
  expect(readAnswer(200, text)).toEqual({ value });
});
