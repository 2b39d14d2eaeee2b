/** What a screen reader announces of what happened in the table. */
export interface Announcer {
  say: (text: string) => void;
  text: () => string;
  subscribe: (listener: () => void) => () => void;
}

export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>();
  let text = '';
  return {
    say(next) {
      // The same words twice would be no change, and stay unsaid.
      text = next === text ? `${next}\u00a0` : next;
      for (const listener of listeners) listener();
    },
    text: () => text,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
