import { useEffect, useState } from 'react';
import type { Density } from '../../styles/density.ts';
import { useSettings } from '../../HarrowProvider/settings.ts';
import type { ListLayout } from '../../sources/layoutStore.ts';
import { createShownWidths, type ShownWidths } from '../model/shownWidths.ts';
import { browserLayouts, isUntouched } from '../model/browserLayouts.ts';

export interface ListLayoutState {
  layout: ListLayout;
  density: Density;
  change(part: Partial<ListLayout>): void;
  /** Another layout as a whole, e.g. that of a view. */
  replace(layout: ListLayout): void;
  reset(): void;
  /** Widths of columns that the user has not resized. */
  shown: ShownWidths;
}

const none: ListLayout = { order: [] };

/** Columns and density as the user left them. */
export function useListLayout(list: string | undefined, onChange?: (layout: ListLayout) => void): ListLayoutState {
  const settings = useSettings();
  const store = settings.sources.layouts ?? browserLayouts;
  const [shown] = useState(createShownWidths);
  const [layout, setLayout] = useState(() => (list === undefined ? none : store.read(list)));
  useEffect(() => (list === undefined ? undefined : store.subscribe?.(list, setLayout)), [store, list]);
  const replace = (next: ListLayout): void => {
    setLayout(next);
    if (list !== undefined) store.write(list, isUntouched(next) ? undefined : next);
    onChange?.(next);
  };
  return {
    layout,
    density: layout.density ?? settings.density,
    change: (part) => replace({ ...layout, ...part }),
    replace,
    reset: () => replace(none),
    shown,
  };
}
