import { expect, test } from 'vitest';
import { approvalOf } from './todos.ts';

test.each([
  ['submitted', ['pass', 'noPass'], 'pass'],
  ['submitted', ['pass', 'auditSucceeded'], 'pass'],
  ['pass', ['noPass', 'auditSucceeded'], 'auditSucceeded'],
  ['no_pass', ['edit', 'submit'], undefined],
] as const)('approving a %s document with %j is %s', (status, allowedActions, expected) => {
  expect(approvalOf({ status, allowedActions: [...allowedActions] })).toBe(expected);
});
