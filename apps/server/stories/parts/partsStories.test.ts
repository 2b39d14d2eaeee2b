/**
 * Stories of parts, drawn by chance: dealers, the parts desk and finance order, pay, ship, count, claim and sell, several at once. Whatever
 * happens, no call fails, and money, shelves and documents agree after each round. A failing story is shortened and told.
 *
 * A fixed seed and some twenty stories here; thousands by `npm run stories -- 2000 [seed]`.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breaches } from '../../src/modules/ledger-check/ledgerCheck.ts';
import { act, type ActionName, actions, type Draw } from './partsActions.ts';
import { createWorld, type World } from './partsWorld.ts';

const stories = Number(process.env.HARROW_STORIES ?? 20);
const seed = Number(process.env.HARROW_STORIES_SEED ?? 20260101);
/** Generous: a story takes one to three seconds, and a failing one is told again and again while it is shortened. */
const timeout = 120_000 + stories * 20_000;

interface Step extends Draw {
  action: ActionName;
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(...Object.entries(actions).map(([name, [weight]]) => ({ weight, arbitrary: fc.constant(name as ActionName) }))),
  pick: fc.nat({ max: 11 }),
  other: fc.nat({ max: 59 }),
  qty: fc.integer({ min: 1, max: 12 }),
});
/** Steps of a round happen at the same time. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 40, size: 'max' });

/** How often each action was answered in each way. */
const answers = new Map<string, number>();

/** What stories must bring about, so that they prove something. */
const wholeWay: readonly ActionName[] = ['placeOrder', 'confirm', 'generate', 'ship', 'receive', 'claim', 'decideClaim', 'sendBack', 'takeBack', 'settleClaim'];
const done = (action: ActionName): string => `${action}: 200 done`;

const wordsOf = ({ action, pick, other, qty }: Step): string => `${action}(${pick}, ${other}, ${qty})`;

/** Plays a story. @throws with the story so far, where a call fails or something does not agree */
async function play(world: World, rounds: readonly (readonly Step[])[]): Promise<void> {
  const told: string[] = [];
  for (const round of rounds) {
    const replies = await Promise.all(round.map(async (each) => ({ each, ...(await act(world, each.action, each)) })));
    told.push(
      replies.map(({ each, name, reply }) => `${wordsOf({ ...each, action: name })}${reply ? ` → ${reply.status} ${reply.body.message}` : ''}`).join(' ∥ '),
    );
    for (const { name, reply } of replies) {
      const key = reply?.body.success ? done(name) : `${name}: ${reply ? `${reply.status} ${reply.body.message}` : 'nothing to do'}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    }
    for (const { reply } of replies) if (reply && reply.status >= 500) throw new Error(`A call failed.\n${told.join('\n')}`);
    const { rows } = await breaches(null).execute(world.app.services.db);
    if (rows.length > 0) throw new Error(`Something does not agree: ${JSON.stringify(rows)}\n${told.join('\n')}`);
  }
}

test(`in ${stories} stories nothing fails and everything agrees`, { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(story, async (rounds) => {
      const world = await createWorld();
      try {
        await play(world, rounds);
      } finally {
        await world.app.close();
      }
    }),
    { numRuns: stories, seed, interruptAfterTimeLimit: timeout - 60_000, markInterruptAsFailure: false },
  );
  if (process.env.HARROW_STORIES_TELL) {
    const lines = [...answers].map(([answer, n]) => `${answer} × ${n}`).toSorted((one, other) => one.localeCompare(other));
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  expect(wholeWay.filter((action) => !answers.has(done(action)))).toEqual([]);
});
