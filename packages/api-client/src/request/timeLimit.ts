export interface TimeLimit {
  /** Aborts, with a `TimeoutError`, when the time is over. */
  signal: AbortSignal;
  /** The work was done in time. */
  lift(): void;
}

/** As `AbortSignal.timeout`, which the browser keeps until its time is over, long after the answer has come. */
export function timeLimit(ms: number): TimeLimit {
  const controller = new AbortController();
  const timer: unknown = setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms);
  // A script in Node.js does not have to wait for it. Browsers number their timers.
  if (typeof timer === 'object' && timer !== null) (timer as { unref(): void }).unref();
  return { signal: controller.signal, lift: () => clearTimeout(timer as number) };
}
