import type { Pin } from '../columnArrangement/columnArrangement.ts';
import type { Density } from '../styles/density.ts';

/** What a user may set about a list. */
export interface ListLayout {
  /** Column keys in the user's order; columns that are missing here stand behind their neighbour. */
  order: string[];
  /** Keys of hidden columns; undefined: as the columns say by `defaultHidden`. */
  hidden?: string[];
  /** px by column key; a column that is missing here has its own width. */
  widths?: Record<string, number>;
  /** Which columns stay in view, by key; `none` frees one that is fixed by default. */
  pins?: Record<string, Pin>;
  /** Undefined: that of the provider. */
  density?: Density;
}

/** Where the columns and the density of lists are remembered for a user. */
export interface LayoutStore {
  /** What is known at once; the empty layout when nothing is. */
  read(list: string): ListLayout;
  /** Remembers a layout; undefined forgets it, for good. */
  write(list: string, layout: ListLayout | undefined): void;
  /** Calls when another layout has arrived, e.g. from the user's account. Answers how to stop. */
  subscribe?(list: string, listener: (layout: ListLayout) => void): () => void;
}
