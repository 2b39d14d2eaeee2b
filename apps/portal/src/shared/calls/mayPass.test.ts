import { ApiError, type Failure } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { mayPass } from './mayPass.ts';

const failures: [Failure, boolean][] = [
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'server' }, true],
  [{ kind: 'refused', code: 500, errorCode: 'E-012' }, false],
  [{ kind: 'notFound' }, false],
  [{ kind: 'forbidden' }, false],
  [{ kind: 'unauthorised' }, false],
];

test.each(failures)('after %o trying again may help: %s', (failure, may) => {
  expect(mayPass(new ApiError(failure, 200))).toBe(may);
});

test('a fault of the page may be gone after another attempt', () => {
  expect(mayPass(new TypeError('x is undefined'))).toBe(true);
});
