import { ApiError } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { beginSignInInPlace, endSignInInPlace, resumed } from './signInInPlace.ts';

const noSession = () => new ApiError({ kind: 'unauthorised' }, 401, 'Please sign in again');

test('a call that found no session is made again once the user has signed in on the page, with all it carries', async () => {
  const sent: string[] = [];
  const send = resumed(async (input) => {
    sent.push(await (input as Request).text());
    if (sent.length > 1) return new Response('saved');
    beginSignInInPlace();
    throw noSession();
  });
  const answer = send('http://portal.test/save', { method: 'POST', body: 'typed' });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(sent).toEqual(['typed']);
  endSignInInPlace();
  expect(await (await answer).text()).toBe('saved');
  expect(sent).toEqual(['typed', 'typed']);
});

test('where nobody is asked on the page, the call fails', async () => {
  await expect(resumed(() => Promise.reject(noSession()))('http://portal.test/save')).rejects.toMatchObject({ failure: { kind: 'unauthorised' } });
});
