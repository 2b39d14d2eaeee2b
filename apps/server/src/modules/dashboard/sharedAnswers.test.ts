import { expect, test } from 'vitest';
import { createSharedAnswers } from './sharedAnswers.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 2));

test('whoever asked before an answer was begun gets it, whoever asks afterwards a new one', async () => {
  let runs = 0;
  const { get } = createSharedAnswers<number>();
  const work = async () => {
    await soon();
    return (runs += 1);
  };
  const early = performance.now();
  const first = get('all', early, work);
  expect(await Promise.all([first, get('all', early, work)])).toEqual([1, 1]);
  // Also one that has waited for its turn meanwhile.
  expect(await get('all', early, work)).toBe(1);
  await soon();
  expect(await get('all', performance.now(), work)).toBe(2);
});

test('other questions have other answers, and few are kept', async () => {
  const { get } = createSharedAnswers<string>(2);
  const early = performance.now();
  const ask = (key: string, answer: string) => get(key, early, async () => answer);
  expect([await ask('a', '1'), await ask('b', '2'), await ask('b', '3')]).toEqual(['1', '2', '2']);
  await ask('c', '4');
  expect([await ask('c', '5'), await ask('a', '6')]).toEqual(['4', '6']);
});

test('what failed fails for all who waited, and is tried anew by the next', async () => {
  const { get } = createSharedAnswers<string>();
  const early = performance.now();
  const broken = async (): Promise<string> => Promise.reject(new Error('no database'));
  const waiting = [get('all', early, broken), get('all', early, broken)];
  for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
  await soon();
  expect(await get('all', performance.now(), async () => 'there')).toBe('there');
});
