import { createObservable } from '../../observable/observable.ts';
import type { CellPlace } from '../selection/activeCell.ts';
import type { Finder, FindQuery, FindState } from '../context/tools.types.ts';

export function createFindState(): FindState {
  const { subscribe, notify } = createObservable();
  let asked = 0;
  let cell: CellPlace | undefined;
  let origin: Element | null = null;
  let isTypedEarly = false;
  let finder: Finder | undefined;
  let query: FindQuery = { text: '', matchCase: false, wholeCell: false };
  return {
    asked: () => asked,
    open(from) {
      if (asked === 0) [cell, origin] = [from, document.activeElement];
      isTypedEarly = false;
      asked += 1;
      notify();
    },
    close() {
      asked = 0;
      notify();
    },
    subscribe,
    cell: () => cell,
    origin: () => origin,
    typeEarly(text) {
      isTypedEarly = true;
      query = { ...query, text };
    },
    isTypedEarly: () => isTypedEarly,
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
