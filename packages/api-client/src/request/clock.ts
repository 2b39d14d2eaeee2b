/** The time stamps of signed calls, in epoch milliseconds of the server. */
export interface Clock {
  /** Never the same twice, so that two equal calls of one moment are told from a call that is played back. */
  stamp(): number;
  /** The server says what time it is: a computer whose clock is wrong goes by that from now on. */
  setTo(serverTime: number): void;
}

export function createClock(now: () => number = Date.now): Clock {
  let aheadMs = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    stamp() {
      last = Math.max(now() + aheadMs, last + 1);
      return last;
    },
    setTo(serverTime) {
      aheadMs = serverTime - now();
      last = Number.NEGATIVE_INFINITY;
    },
  };
}
