import type { Announcer } from '../context/tools.types.ts';
import { createObservable } from '../../observable/observable.ts';

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
