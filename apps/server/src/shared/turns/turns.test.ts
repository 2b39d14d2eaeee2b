import { expect, test } from 'vitest';
import { createTurns, NoTurn } from './turns.ts';

const limits = { places: 2, placesPerUser: 1, waitingPerUser: 3 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that begins when it gets a place, by name, and ends when it is told to. */
function workshop(turns = createTurns(limits)) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    turns,
    begun,
    ask: (user: string, name: string, signal?: AbortSignal) =>
      turns.take(user, signal).then((giveBack) => {
        begun.push(name);
        ends.set(name, giveBack);
      }),
    async end(name: string) {
      ends.get(name)!();
      await settled();
    },
  };
}

test('users take turns, whoever asked for more', async () => {
  const { ask, begun, end } = workshop();
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  for (const name of ['b1', 'b2']) void ask('b', name);
  void ask('c', 'c1');
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun.at(-1)).toBe('c1');
  await end('b1');
  expect(begun.at(-1)).toBe('a2');
  await end('c1');
  await end('a2');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('one user has no second place, even when one is free', async () => {
  const { ask, begun, end, turns } = workshop();
  void ask('a', 'a1');
  void ask('a', 'a2');
  await settled();
  expect([begun, turns.counts]).toEqual([['a1'], { running: 1, waiting: 1 }]);
  await end('a1');
  // Said again, it gives no second place.
  await end('a1');
  expect([begun, turns.counts]).toEqual([['a1', 'a2'], { running: 1, waiting: 0 }]);
});

test('who gives up leaves the queue, and who waits for too many is told', async () => {
  const { ask, begun, end, turns } = workshop();
  const controller = new AbortController();
  void ask('a', 'a1');
  const second = ask('a', 'a2', controller.signal);
  void ask('a', 'a3');
  void ask('a', 'a4');
  await expect(ask('a', 'a5')).rejects.toMatchObject({ reason: 'tooMany' });
  controller.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await end('a1');
  expect([begun, turns.counts.waiting]).toEqual([['a1', 'a3'], 1]);
});

test('once it stops, who waits and who comes is told; who has a place goes on', async () => {
  const { ask, begun, end, turns } = workshop();
  void ask('a', 'a1');
  const second = ask('a', 'a2');
  await settled();
  turns.stop();
  await expect(second).rejects.toBeInstanceOf(NoTurn);
  await expect(ask('b', 'b1')).rejects.toMatchObject({ reason: 'stopping' });
  await end('a1');
  expect([begun, turns.counts]).toEqual([['a1'], { running: 0, waiting: 0 }]);
});
