import { expect, test } from 'vitest';
import { toOutcome } from './importOutcome.ts';

const answer = { success: true, code: 200, message: 'Imported', result: null };

test.each([
  ['a success', answer, { kind: 'done', message: 'Imported', fileUrl: undefined }],
  [
    '201 with an address',
    { ...answer, code: 201, message: '2 rows failed', result: '/errors/1.txt' },
    { kind: 'partly', message: '2 rows failed', fileUrl: '/errors/1.txt' },
  ],
  [
    '201 with an object',
    { ...answer, code: 201, message: 'With errors', result: { msg: 'Rows: 20, errors: 2', fileUrl: '/errors/2.txt', fileName: '2.txt' } },
    { kind: 'partly', message: 'Rows: 20, errors: 2', fileUrl: '/errors/2.txt', fileName: '2.txt' },
  ],
  ['a refusal', { ...answer, success: false, code: 500, message: 'No' }, { kind: 'refused', message: 'No' }],
  ['an address that is a script', { ...answer, code: 201, result: 'javascript:alert(1)' }, { kind: 'partly', fileUrl: undefined }],
  ['an address of another host without a scheme', { ...answer, code: 201, result: '//evil.example/x' }, { fileUrl: undefined }],
])('%s', (_name, given, expected) => {
  expect(toOutcome(given)).toMatchObject(expected);
});
