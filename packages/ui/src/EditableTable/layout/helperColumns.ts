import type { CSSProperties } from 'react';
import type { ColumnPlace } from './columnLayout.ts';

/** The table's own columns that are there. */
export interface TableHelpers {
  drag: boolean;
  selection: boolean;
  expand: boolean;
  number: boolean;
  actions: boolean;
}

export interface TrackPlace extends ColumnPlace {
  /** Position among all tracks, from 0. */
  index: number;
  first: boolean;
  /** Grid position of its cells in their row: explicit, since cells out of view are left out. */
  style: CSSProperties;
}

/** Keys of the columns that are the table's own. `#` cannot begin a field name of the contract. */
export const helperKeys = { drag: '#drag', selection: '#selection', expand: '#expand', number: '#number', actions: '#actions' } as const;
