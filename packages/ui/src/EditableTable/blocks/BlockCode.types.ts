import type { createBlockSelection } from './blockSelection.ts';
import type { createBlockView } from './blockView.ts';
import type { createRowBlocks } from './rowBlocks.ts';

/** What the model needs for rows of a source. */
export interface BlockCode {
  createRowBlocks: typeof createRowBlocks;
  createBlockView: typeof createBlockView;
  createBlockSelection: typeof createBlockSelection;
}
