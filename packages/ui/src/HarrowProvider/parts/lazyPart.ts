import { type ComponentType, lazy } from 'react';
import { lookForPart, type PartFate } from './lookForPart.ts';

/** The code of a part could not be fetched. */
export interface PartMiss {
  /** The server is there, the part is not: only a new start of the page helps. */
  isGone: boolean;
}

type Tell = (miss: PartMiss) => void;
const listeners = new Set<Tell>();

/** Calls `listener` whenever the code of a part could not be fetched. Returns what stops it. */
export function onPartMissed(listener: Tell): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tellAll: Tell = (miss) => listeners.forEach((tell) => tell(miss));
const tellNobody: Tell = () => undefined;

/** Longest time a part may take to arrive, in milliseconds. */
const limitMs = 120_000;
/** Pause before a part that is gone is requested again, ms: long, but not for ever, since a deployment may be undone. */
const gonePauseMs = 60_000;
/** So often a part may fail while the server has it: one of its own parts may be gone. */
const toleratedFaults = 4;

export interface PatienceOptions {
  /** Called after each attempt that failed. Default: tells who listens. */
  missed?: Tell;
  /** Before the next attempts, in milliseconds; the last one is repeated. Default: 1, 3, then every 10 s. */
  pauses?: readonly number[];
  /** Asks the server about a part that could not be imported. */
  lookFor?: (error: unknown) => Promise<PartFate>;
}

/** Asks until it is there: a part that is missing must not take down the page around it, nor be missing for good. */
export async function untilThere<T>(
  load: () => Promise<T>,
  { missed = tellAll, pauses = [1_000, 3_000, 10_000], lookFor = lookForPart }: PatienceOptions = {},
): Promise<T> {
  let faults = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await withinLimit(load());
    } catch (error) {
      const fate = await lookFor(error);
      if (fate === 'there') faults += 1;
      const isGone = fate === 'gone' || faults >= toleratedFaults;
      missed({ isGone });
      await pause(isGone ? gonePauseMs : (pauses[Math.min(attempt, pauses.length - 1)] ?? 0));
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function withinLimit<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The part took too long', 'TimeoutError')), limitMs);
  });
  return Promise.race([loading, tooLong]).finally(() => clearTimeout(timer));
}

/**
 * React's `lazy` for parts of a page, such as dialogs, which keep their place (`Suspense`) until they arrive, however late: what is
 * typed around them is worth more. `HarrowProvider` tells the user when one does not come, and offers to load the page anew when its
 * code is gone, as after a deployment.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => untilThere(load));

/** `lazyPart` for parts that the user did not ask for: no notice if one does not arrive. */
export const quietPart: typeof lazy = (load) => lazy(() => untilThere(load, { missed: tellNobody }));

/** A dialog whose code is loaded when it is first shown, or by `prepare`, for instance when the button that opens it is hovered. */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  // A failed load is told when the dialog is wanted.
  const prepare = (): void => void load().catch(() => undefined);
  return { Dialog: lazyPart(load), prepare };
}
