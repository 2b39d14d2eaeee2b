import type { LineRange, RowBlocks } from './RowBlocks.types.ts';
import type { RowAnswer } from './RowSource.types.ts';

/** Ms for which the view has to stand still after a leap. */
const pauseMs = 120;

interface BlockLoaderParts<Row> {
  blocks: RowBlocks<Row>;
  load: (from: number, to: number, signal: AbortSignal) => Promise<RowAnswer<Row>>;
  /** Lines in which the user works, wherever the view is: nothing, or the range of cells. */
  alsoWanted: () => LineRange | undefined;
  /** Rows that must not be forgotten. */
  isInUse: (rowId: string) => boolean;
  maxBlocks: number;
  maxRequests: number;
  /** Calls back after so many ms. Answers how to prevent that. */
  later: (action: () => void, ms: number) => () => void;
}

export interface BlockLoader {
  /** These lines are in view. After a leap, such as by the scroll bar, nothing is asked for until the view stands still. */
  look(view: LineRange): void;
  /** What is wanted may have changed. */
  update(): void;
  stop(): void;
}

/** Asks for the blocks in view and the next one, a few at a time, and gives up what is not wanted any more. */
export function createBlockLoader<Row>({ blocks, load, alsoWanted, isInUse, maxBlocks, maxRequests, later }: BlockLoaderParts<Row>): BlockLoader {
  const running = new Map<number, AbortController>();
  let view: LineRange | undefined;
  let generation = blocks.generation();
  let isDown = true;
  /** Prevents what waits for the view to stand still. */
  let pause: (() => void) | undefined;
  let isStopped = false;

  /** Blocks in the order in which they are needed. */
  function wanted(): number[] {
    if (!view) return [];
    const inView = blocks.blocksBetween(view.first, view.last);
    const range = alsoWanted();
    const inRange = range ? blocks.blocksBetween(range.first, range.last) : [];
    const next = isDown ? (inView.at(-1) ?? -1) + 1 : (inView[0] ?? 0) - 1;
    return [...new Set([...inView, ...(inRange.length <= maxBlocks ? inRange : []), next])];
  }

  function update() {
    if (isStopped || pause) return;
    // No answer under way counts any more.
    if (generation !== blocks.generation()) giveUp();
    generation = blocks.generation();
    const numbers = wanted();
    for (const [number, controller] of running) {
      if (numbers.includes(number)) continue;
      running.delete(number);
      controller.abort();
    }
    blocks.forgetFar((number) => numbers.includes(number), maxBlocks, isInUse);
    for (const number of numbers) if (running.size < maxRequests && !running.has(number) && blocks.isMissing(number)) void ask(number);
  }

  async function ask(number: number) {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(number, controller);
    const [from, total = Infinity] = [number * blocks.blockSize, blocks.total()];
    const outcome = await answerTo(() => load(from, Math.min(from + blocks.blockSize, total), signal));
    if (signal.aborted) return;
    running.delete(number);
    if ('rows' in outcome) blocks.take(number, outcome);
    else blocks.fail(number, outcome.message);
    update();
  }

  function giveUp() {
    for (const controller of running.values()) controller.abort();
    running.clear();
  }

  return {
    look(next) {
      const before = view;
      view = next;
      if (before && next.first !== before.first) isDown = next.first > before.first;
      const isLeap = before !== undefined && Math.abs(next.first - before.first) > next.last - next.first;
      pause?.();
      pause = undefined;
      if (!isLeap) return update();
      pause = later(() => {
        pause = undefined;
        update();
      }, pauseMs);
    },
    update,
    stop() {
      isStopped = true;
      pause?.();
      giveUp();
    },
  };
}

async function answerTo<Row>(load: () => Promise<RowAnswer<Row>>): Promise<RowAnswer<Row> | { message: string }> {
  try {
    const answer = await load();
    if (!Array.isArray(answer.rows) || !Number.isInteger(answer.total) || answer.total < 0)
      throw new TypeError('EditableTable: a rowSource answers { rows, total }');
    return answer;
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}
