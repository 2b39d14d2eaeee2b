/** A place for heavy work. Given back once, however often it is said. */
export type GiveBack = () => void;

/** Reason why a call gets no slot. */
export class NoTurn extends Error {
  readonly reason: 'tooMany' | 'stopping';
  constructor(reason: 'tooMany' | 'stopping') {
    super(reason);
    this.reason = reason;
  }
}

/** Heavy work of this process, such as exports and imports: few at once, and users in turn, so that one user's calls do not delay another's. */
export interface Turns {
  /**
   * Waits for a place.
   * @param user id of the caller
   * @param signal leaves the queue when it is aborted
   * @throws NoTurn when the user waits for too many already, or the server stops; the signal's reason when it is aborted
   */
  take(user: string, signal?: AbortSignal): Promise<GiveBack>;
  /** No further slots: waiting calls are refused at once, running ones go on. */
  stop(): void;
  readonly counts: { running: number; waiting: number };
}

export interface TurnLimits {
  /** Places in all. */
  places: number;
  /** Places of one user. */
  placesPerUser: number;
  /** How many of one user may wait. */
  waitingPerUser: number;
}

/** Two at once keep one core busy while another serves all other calls; one per user, so that a second user never waits behind the first. */
export const turnLimits: TurnLimits = { places: 2, placesPerUser: 1, waitingPerUser: 50 };

interface Waiting {
  begin: (giveBack: GiveBack) => void;
  refuse: (error: unknown) => void;
}

export function createTurns({ places, placesPerUser, waitingPerUser }: TurnLimits = turnLimits): Turns {
  /** Who waits, by user, in the order in which users began to wait. */
  const queues = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  /** Which place, counted from the start, each user got last. */
  const lastPlace = new Map<string, number>();
  let placesGiven = 0;
  let isStopped = false;
  const runningOf = (user: string): number => running.get(user) ?? 0;
  const total = (): number => [...running.values()].reduce((sum, count) => sum + count, 0);

  function begin(user: string): GiveBack {
    running.set(user, runningOf(user) + 1);
    lastPlace.set(user, (placesGiven += 1));
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      const left = runningOf(user) - 1;
      if (left > 0) running.set(user, left);
      else running.delete(user);
      serve();
    };
  }

  /** Gives free places to users in turn: the next one is whose last place is the longest ago. */
  function serve(): void {
    while (total() < places) {
      const [next] = [...queues].filter(([user]) => runningOf(user) < placesPerUser).toSorted(([a], [b]) => (lastPlace.get(a) ?? 0) - (lastPlace.get(b) ?? 0));
      if (!next) return;
      const [user, queue] = next;
      const first = queue.shift()!;
      if (queue.length === 0) queues.delete(user);
      first.begin(begin(user));
    }
  }

  function leave(user: string, waiting: Waiting): void {
    const queue = queues.get(user)?.filter((each) => each !== waiting) ?? [];
    if (queue.length > 0) queues.set(user, queue);
    else queues.delete(user);
  }

  return {
    take(user, signal) {
      if (isStopped) return Promise.reject(new NoTurn('stopping'));
      if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
      const queue = queues.get(user) ?? [];
      if (queue.length >= waitingPerUser) return Promise.reject(new NoTurn('tooMany'));
      const { promise, resolve, reject } = Promise.withResolvers<GiveBack>();
      const giveUp = (): void => {
        leave(user, waiting);
        reject(signal!.reason as Error);
      };
      const waiting: Waiting = {
        begin: (giveBack) => {
          signal?.removeEventListener('abort', giveUp);
          resolve(giveBack);
        },
        refuse: (error) => {
          signal?.removeEventListener('abort', giveUp);
          reject(error as Error);
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      queue.push(waiting);
      queues.set(user, queue);
      serve();
      return promise;
    },
    stop() {
      isStopped = true;
      const all = [...queues.values()].flat();
      queues.clear();
      for (const { refuse } of all) refuse(new NoTurn('stopping'));
    },
    get counts() {
      return { running: total(), waiting: [...queues.values()].reduce((sum, queue) => sum + queue.length, 0) };
    },
  };
}
