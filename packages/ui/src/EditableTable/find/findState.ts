import { createObservable } from '../../observable/observable.ts';
import type { Finder, FindQuery, FindState } from '../context/tools.types.ts';

export function createFindState(): FindState {
  const { subscribe, notify } = createObservable();
  let asked = 0;
  let finder: Finder | undefined;
  let query: FindQuery = { text: '', matchCase: false, wholeCell: false };
  return {
    asked: () => asked,
    open() {
      asked += 1;
      notify();
    },
    close() {
      asked = 0;
      notify();
    },
    subscribe,
    query: () => query,
    setQuery(next) {
      query = next;
    },
    finder: () => finder,
    setFinder(next) {
      finder = next;
    },
  };
}
