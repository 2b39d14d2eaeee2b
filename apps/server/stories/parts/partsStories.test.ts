/**
 * Stories of parts: dealers, the parts desk and finance order, pay, ship, count, claim and sell, several at once.
 *
 * A fixed seed and some twenty stories here; thousands by `npm run stories -- 2000 [seed]`.
 */
import { expect, test } from 'vitest';
import { stories, tellStories, timeout } from '../tellStories.ts';
import { createWorld } from '../world.ts';
import { type ActionName, actions, forward } from './partsActions.ts';

/** What stories must bring about, so that they prove something. */
const wholeWay: readonly ActionName[] = ['placeOrder', 'confirm', 'generate', 'ship', 'receive', 'claim', 'decideClaim', 'sendBack', 'takeBack', 'settleClaim'];

test(`in ${stories} stories nothing fails and everything agrees`, { timeout }, async () => {
  const done = await tellStories({ actions, forward, withoutReply: ['moneyIn', 'job'], createWorld, maxRounds: 40 });
  expect(wholeWay.filter((action) => !done.has(action))).toEqual([]);
});
