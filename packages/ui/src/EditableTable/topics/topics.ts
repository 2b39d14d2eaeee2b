import { createObservable, type Observable } from '../../observable/observable.ts';

export type Unsubscribe = () => void;

/** Listeners grouped by topic, so that a change reaches only those who look at what changed. */
export interface Topics {
  subscribe(topic: string, listener: () => void): Unsubscribe;
  notify(topic: string): void;
  /** Holds back what is announced within `action`, and announces each topic once at its end. */
  batch<Result>(action: () => Result): Result;
  /** Number of announcements so far: equal numbers mean that nothing has changed in between. */
  version: () => number;
}

export const rowTopic = (rowId: string): string => `row:${rowId}`;

export function createTopics(): Topics {
  const groups = new Map<string, Observable>();
  const held = new Set<string>();
  let depth = 0;
  let version = 0;

  const tell = (topic: string) => groups.get(topic)?.notify();

  function release() {
    const topics = [...held];
    held.clear();
    topics.forEach(tell);
  }

  return {
    subscribe(topic, listener) {
      const group = groups.get(topic) ?? createObservable();
      groups.set(topic, group);
      const leave = group.subscribe(listener);
      return () => {
        leave();
        // A group that was emptied and replaced meanwhile must not take its successor with it.
        if (!group.isObserved() && groups.get(topic) === group) groups.delete(topic);
      };
    },
    version: () => version,
    notify(topic) {
      version += 1;
      if (!groups.has(topic)) return;
      if (depth > 0) held.add(topic);
      else tell(topic);
    },
    batch(action) {
      depth += 1;
      try {
        return action();
      } finally {
        depth -= 1;
        if (depth === 0) release();
      }
    },
  };
}
