import { createObservable } from '../../observable/observable.ts';

/** Px of the columns as the table shows them, by key: the column settings go on from there. */
export interface ShownWidths {
  read: () => Readonly<Record<string, number>>;
  write: (widths: Readonly<Record<string, number>>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createShownWidths(): ShownWidths {
  const { subscribe, notify } = createObservable();
  let shown: Readonly<Record<string, number>> = {};
  return {
    read: () => shown,
    write(widths) {
      shown = widths;
      notify();
    },
    subscribe,
  };
}
