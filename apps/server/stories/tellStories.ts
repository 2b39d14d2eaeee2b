/**
 * Stories drawn by chance: steps of a round happen at the same time. Whatever happens, no call fails, and money, shelves and documents agree
 * after each round. A failing story is shortened and told.
 */
import fc from 'fast-check';
import { breaches } from '../src/modules/ledger-check/ledgerCheck.ts';
import type { Draw, Play } from './plays.ts';
import type { Reply, World } from './world.ts';

/** Each with how often it is drawn: what leads further comes more often, since it needs what came before. */
export type Actions = Record<string, [weight: number, play: Play]>;

interface Telling<Action extends string> {
  actions: Record<Action, [weight: number, play: Play]>;
  /** What brings things further, from the end back to the beginning: done where an action finds nothing to do. */
  forward: readonly Action[];
  /** Actions that have nothing to answer. */
  withoutReply: readonly Action[];
  createWorld: () => Promise<World>;
  /** How many rounds a story has at most. */
  maxRounds: number;
}

interface Step<Action> extends Draw {
  action: Action;
}

export const stories = Number(process.env.HARROW_STORIES ?? 20);
const seed = Number(process.env.HARROW_STORIES_SEED ?? 20260101);
/** Generous: a story takes one to three seconds, and a failing one is told again and again while it is shortened. */
export const timeout = 120_000 + stories * 20_000;

/** @returns the actions that were done at least once, of which stories must have all that they are about */
export async function tellStories<Action extends string>({
  actions,
  forward,
  withoutReply,
  createWorld,
  maxRounds,
}: Telling<Action>): Promise<ReadonlySet<Action>> {
  const names = Object.keys(actions) as Action[];
  const step: fc.Arbitrary<Step<Action>> = fc.record({
    action: fc.oneof(...names.map((name) => ({ weight: actions[name][0], arbitrary: fc.constant(name) }))),
    pick: fc.nat({ max: 11 }),
    other: fc.nat({ max: 59 }),
    qty: fc.integer({ min: 1, max: 12 }),
  });
  const story = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: maxRounds, size: 'max' });
  /** How often each action was answered in each way. */
  const answers = new Map<string, number>();
  const done = new Set<Action>();
  let hasFailed = false;

  /** Does an action or, where there is nothing to do it with, something that brings things further. */
  async function act(world: World, { action, ...draw }: Step<Action>): Promise<{ name: Action; reply: Reply | undefined }> {
    const reply = await actions[action][1](world, draw);
    if (reply || withoutReply.includes(action)) return { name: action, reply };
    for (const next of forward) {
      const further = await actions[next][1](world, draw);
      if (further) return { name: next, reply: further };
    }
    return { name: action, reply };
  }

  /** @throws with the story so far, where a call fails or something does not agree */
  async function play(world: World, rounds: readonly (readonly Step<Action>[])[]): Promise<void> {
    const told: string[] = [];
    for (const round of rounds) {
      const replies = await Promise.all(round.map(async (each) => ({ each, ...(await act(world, each)) })));
      told.push(
        replies
          .map(({ each: { pick, other, qty }, name, reply }) => `${name}(${pick}, ${other}, ${qty})${reply ? ` → ${reply.status} ${reply.body.message}` : ''}`)
          .join(' ∥ '),
      );
      for (const { name, reply } of replies) {
        if (reply?.body.success) done.add(name);
        const key = `${name}: ${reply ? `${reply.status} ${reply.body.success ? 'done' : reply.body.message}` : 'nothing to do'}`;
        answers.set(key, (answers.get(key) ?? 0) + 1);
      }
      for (const { reply } of replies) if (reply && reply.status >= 500) throw new Error(`A call failed.\n${told.join('\n')}`);
      const { rows } = await breaches(null).execute(world.app.services.db);
      if (rows.length > 0) throw new Error(`Something does not agree: ${JSON.stringify(rows)}\n${told.join('\n')}`);
    }
  }

  await fc.assert(
    fc.asyncProperty(story, async (rounds) => {
      const world = await createWorld();
      try {
        await play(world, rounds);
      } catch (error) {
        // Told before it is shortened, which takes long.
        if (!hasFailed) process.stderr.write(`A story fails, and is shortened now:\n${(error as Error).message}\n`);
        hasFailed = true;
        throw error;
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
  return done;
}
