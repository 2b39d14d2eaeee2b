import type { Pin } from '../columnArrangement/columnArrangement.ts';
import type { Density } from '../styles/density.ts';

/** The user's layout of a list. */
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

/** Store of the columns and the density of lists, per user. */
export interface LayoutStore {
  /** Layout that is known synchronously; the empty one if none is. */
  read(list: string): ListLayout;
  /** Remembers a layout; undefined forgets it, for good. */
  write(list: string, layout: ListLayout | undefined): void;
  /** Calls when another layout has arrived, e.g. from the user's account. Answers how to stop. */
  subscribe?(list: string, listener: (layout: ListLayout) => void): () => void;
}
