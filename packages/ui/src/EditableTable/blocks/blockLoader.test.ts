import { expect, test } from 'vitest';
import { createBlockLoader } from './blockLoader.ts';
import type { LineRange, RowBlocks } from './RowBlocks.types.ts';
import type { RowAnswer } from './RowSource.types.ts';

/** Blocks of ten rows out of a hundred, and a source whose answers wait to be given. */
function setUp({ maxRequests = 2, range }: { maxRequests?: number; range?: LineRange } = {}) {
  const held = new Set<number>();
  const failed = new Map<number, string>();
  const asked: { block: number; signal: AbortSignal; answer: (answer: RowAnswer<object>) => void; fail: (error: Error) => void }[] = [];
  const waiting: (() => void)[] = [];
  let generation = 0;
  const blocks = {
    blockSize: 10,
    total: () => 100,
    generation: () => generation,
    blocksBetween: (first: number, last: number) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((block) => block * 10 <= last && block * 10 + 9 >= first),
    isMissing: (block: number) => block >= 0 && block < 10 && !held.has(block) && !failed.has(block),
    take: (block: number) => held.add(block),
    fail: (block: number, message: string) => failed.set(block, message),
    forgetFar: () => {},
  } as unknown as RowBlocks<object>;
  const loader = createBlockLoader<object>({
    blocks,
    load: (from, _to, signal) => new Promise((answer, fail) => asked.push({ block: from / 10, signal, answer, fail })),
    alsoWanted: () => range,
    isInUse: () => false,
    maxBlocks: 3,
    maxRequests,
    later(action) {
      waiting.push(action);
      return () => void waiting.splice(waiting.indexOf(action), 1);
    },
  });
  return {
    loader,
    asked,
    held,
    failed,
    blocks: () => asked.map(({ block }) => block),
    underWay: () => asked.filter(({ block, signal }) => !signal.aborted && !held.has(block) && !failed.has(block)).map(({ block }) => block),
    stand: () => waiting.splice(0).forEach((action) => action()),
    restart() {
      generation += 1;
      held.clear();
      loader.update();
    },
    async answer(block: number) {
      asked.findLast((one) => one.block === block)!.answer({ rows: [], total: 100 });
      await Promise.resolve();
      await new Promise((resolve) => setTimeout(resolve));
    },
    async fail(block: number, error: Error) {
      asked.findLast((one) => one.block === block)!.fail(error);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('the blocks in view come first, then the next one, a few at a time', async () => {
  const { loader, blocks, answer } = setUp();
  loader.look({ first: 5, last: 14 });
  expect(blocks()).toEqual([0, 1]);
  await answer(0);
  expect(blocks()).toEqual([0, 1, 2]);
});

test('on the way up the next one is the one above', async () => {
  const { loader, blocks, answer } = setUp({ maxRequests: 1 });
  loader.look({ first: 55, last: 58 });
  await answer(5);
  await answer(6);
  loader.look({ first: 53, last: 56 });
  expect(blocks()).toEqual([5, 6, 4]);
});

test('what is only flown over is not asked for', () => {
  const { loader, blocks, stand } = setUp();
  loader.look({ first: 0, last: 9 });
  for (const first of [20, 40, 60, 80]) loader.look({ first, last: first + 5 });
  expect(blocks()).toEqual([0, 1]);
  stand();
  expect(blocks()).toEqual([0, 1, 8, 9]);
});

test('what is not wanted any more is given up, and its answer does not count', async () => {
  const { loader, asked, held, underWay, stand, answer } = setUp();
  loader.look({ first: 0, last: 9 });
  loader.look({ first: 50, last: 59 });
  stand();
  expect([asked[0]!.signal.aborted, underWay()]).toEqual([true, [5, 6]]);
  await answer(0);
  expect([...held]).toEqual([]);
});

test('a block that failed is not asked for again by itself, the others are', async () => {
  const { loader, failed, blocks, fail } = setUp({ maxRequests: 1 });
  loader.look({ first: 0, last: 9 });
  await fail(0, new Error('offline'));
  expect([[...failed], blocks()]).toEqual([[[0, 'offline']], [0, 1]]);
});

test.each<[answer: unknown]>([[undefined], [{}], [{ rows: [], total: -1 }], [{ rows: {}, total: 3 }]])('%j is no answer', async (answer) => {
  const { loader, asked, failed } = setUp();
  loader.look({ first: 0, last: 9 });
  asked[0]!.answer(answer as RowAnswer<object>);
  await new Promise((resolve) => setTimeout(resolve));
  expect(failed.has(0)).toBe(true);
});

test('answers to what was asked before a sort do not count', async () => {
  const { loader, asked, held, blocks, restart } = setUp({ maxRequests: 1 });
  loader.look({ first: 0, last: 9 });
  restart();
  asked[0]!.answer({ rows: [], total: 5 });
  await new Promise((resolve) => setTimeout(resolve));
  expect([blocks(), [...held]]).toEqual([[0, 0], []]);
});

test.each<[range: LineRange, blocks: number[]]>([
  [{ first: 30, last: 45 }, [0, 3, 4, 1]],
  [{ first: 0, last: 99 }, [0, 1]],
])('the rows of the range %j are loaded, unless they are too many', async (range, wanted) => {
  const { loader, blocks } = setUp({ range, maxRequests: 9 });
  loader.look({ first: 0, last: 9 });
  expect(blocks()).toEqual(wanted);
});

test('nothing is asked for after the end', () => {
  const { loader, asked, blocks } = setUp();
  loader.look({ first: 0, last: 9 });
  loader.stop();
  loader.look({ first: 50, last: 59 });
  expect([blocks(), asked.every(({ signal }) => signal.aborted)]).toEqual([[0, 1], true]);
});
