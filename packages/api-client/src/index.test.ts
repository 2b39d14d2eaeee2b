import { expect, test } from 'vitest';
import * as client from './index.ts';

test('the request runtime exports these names', () => {
  const runtime = [
    'ApiError',
    'connectClient',
    'createApi',
    'createLatest',
    'createMemoryTokenStore',
    'createSocket',
    'createTokenStore',
    'defaultHeaderNames',
    'fileNameOf',
    'fileUrl',
    'isAbort',
    'isFailure',
    'newIdempotencyKey',
    'readFailure',
    'replyOf',
    'requestTimeoutMs',
    'resultOf',
    'retryPauseMs',
    'safeRetries',
    'sign',
    'signedGetTimeoutMs',
    'signedText',
    'socketUrl',
    'tokenLifeMs',
  ];
  expect(Object.keys(client)).toEqual(expect.arrayContaining(runtime));
});
