/**
 * Stories of money: dealers, finance, the parts desk and a manager remit, book, reverse, charge, enter fees, issue, dispute and settle
 * statements and close months, several at once.
 *
 * A fixed seed and some twenty stories here; thousands by `npm run stories -- 2000 [seed]`.
 */
import { expect, test } from 'vitest';
import { stories, tellStories, timeout } from '../tellStories.ts';
import { createWorld } from '../world.ts';
import { type ActionName, actions, forward, withoutReply } from './moneyActions.ts';

/** What stories must bring about, so that they prove something. */
const wholeWay: readonly ActionName[] = ['bookRemittance', 'bookEntries', 'reverse', 'approveFee', 'cancelFee', 'issue', 'dispute', 'reissue', 'close'];

async function moneyWorld() {
  const world = await createWorld();
  // Statements can be settled by transfer.
  await world.app.services.db
    .updateTable('dealer')
    .set({ bankName: 'Deutsche Bank', bankTagNumber: 'DEUTDEFF', accountNumber: 'DE89370400440532013000' })
    .execute();
  // There is something to state of the past from the beginning.
  for (const pick of [0, 1]) await actions.documentFees[1](world, { pick, other: 1, qty: 5 });
  return world;
}

test(`in ${stories} stories nothing fails and everything agrees`, { timeout }, async () => {
  const done = await tellStories({ actions, forward, withoutReply, createWorld: moneyWorld, maxRounds: 24 });
  expect(wholeWay.filter((action) => !done.has(action))).toEqual([]);
});
