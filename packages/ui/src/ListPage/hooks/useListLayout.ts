import { useState } from 'react';
import { useSettings } from '../../HarrowProvider/settings.ts';
import type { Density } from '../../HarrowProvider/density.ts';
import type { ListLayout } from '../ListPage.types.ts';
import { readLayout, writeLayout } from '../model/layoutStore.ts';

export interface ListLayoutState {
  layout: ListLayout;
  density: Density;
  change(part: Partial<ListLayout>): void;
  reset(): void;
}

/** Columns and density as the user left them. */
export function useListLayout(storageKey: string | undefined, onChange?: (layout: ListLayout) => void): ListLayoutState {
  const settings = useSettings();
  const [layout, setLayout] = useState(() => readLayout(storageKey));
  const replace = (next: ListLayout): void => {
    setLayout(next);
    writeLayout(storageKey, next);
    onChange?.(next);
  };
  return {
    layout,
    density: layout.density ?? settings.density,
    change: (part) => replace({ ...layout, ...part }),
    reset: () => replace({ order: [] }),
  };
}
