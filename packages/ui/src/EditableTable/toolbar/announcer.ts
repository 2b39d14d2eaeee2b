import { createObservable } from '../../observable/observable.ts';

/** Messages of the table's live region, for screen readers. */
export interface Announcer {
  say: (text: string) => void;
  text: () => string;
  subscribe: (listener: () => void) => () => void;
}

export function createAnnouncer(): Announcer {
  const { subscribe, notify } = createObservable();
  let text = '';
  return {
    say(next) {
      // The same words twice would be no change, and stay unsaid.
      text = next === text ? `${next}\u00a0` : next;
      notify();
    },
    text: () => text,
    subscribe,
  };
}
