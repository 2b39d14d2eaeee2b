/** Listeners of a change. They are called without arguments and read the new state elsewhere. */
export interface Observable {
  /** Answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
  /** Whether there are listeners. */
  isObserved: () => boolean;
}

export function createObservable(): Observable {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      // A copy: a listener may leave, or bring in another, while it is told.
      for (const listener of new Set(listeners)) listener();
    },
    isObserved: () => listeners.size > 0,
  };
}
