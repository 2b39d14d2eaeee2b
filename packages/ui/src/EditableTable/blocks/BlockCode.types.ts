import type { createSourceRows } from './sourceRows.ts';

/** What the model needs for rows of a source. */
export interface BlockCode {
  createSourceRows: typeof createSourceRows;
}
