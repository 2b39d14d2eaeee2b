export type Unsubscribe = () => void;

/** Listeners grouped by topic, so that a change reaches only those who look at what changed. */
export interface Topics {
  subscribe(topic: string, listener: () => void): Unsubscribe;
  notify(topic: string): void;
}

export const rowTopic = (rowId: string): string => `row:${rowId}`;

export function createTopics(): Topics {
  const listeners = new Map<string, Set<() => void>>();
  return {
    subscribe(topic, listener) {
      const group = listeners.get(topic) ?? new Set();
      listeners.set(topic, group.add(listener));
      return () => {
        group.delete(listener);
        // A group that was emptied and replaced meanwhile must not take its successor with it.
        if (group.size === 0 && listeners.get(topic) === group) listeners.delete(topic);
      };
    },
    notify(topic) {
      // A copy: a listener may leave, or bring in another, while it is told.
      for (const listener of new Set(listeners.get(topic))) listener();
    },
  };
}
