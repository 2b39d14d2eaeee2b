import { expect, it } from 'vitest';
import { inTurns } from './inTurns.ts';

it('turns the order each round, and gives the values of each subject in the order of the rounds', async () => {
  const order: string[] = [];
  const values = await inTurns(['before', 'peer', 'now'], 3, async (subject, round) => {
    order.push(subject);
    return `${subject} ${round}`;
  });
  expect(order).toEqual(['before', 'peer', 'now', 'now', 'peer', 'before', 'before', 'peer', 'now']);
  expect(values).toEqual([
    ['before 0', 'before 1', 'before 2'],
    ['peer 0', 'peer 1', 'peer 2'],
    ['now 0', 'now 1', 'now 2'],
  ]);
});
