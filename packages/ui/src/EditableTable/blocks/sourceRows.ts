import { type BlockSelection, type BlockSelectionParts, createBlockSelection } from './blockSelection.ts';
import { createBlockView } from './blockView.ts';
import type { RowBlocks } from './RowBlocks.types.ts';
import { createRowBlocks, type RowBlocksParts } from './rowBlocks.ts';
import type { NestableView } from '../view/rowView.ts';

type SourceRowsParts<Row> = RowBlocksParts<Row> & Pick<BlockSelectionParts<Row>, 'isSelectable' | 'isSingle'>;

/** What a model has instead of its own where a source has the rows. */
export interface SourceRows<Row> {
  blocks: RowBlocks<Row>;
  view: NestableView<Row>;
  selection: BlockSelection;
}

export function createSourceRows<Row extends object>(parts: SourceRowsParts<Row>, blockSize = 100): SourceRows<Row> {
  const blocks = createRowBlocks(parts, blockSize);
  const view = createBlockView(blocks);
  return { blocks, view, selection: createBlockSelection({ ...parts, blocks, isByUser: parts.changeLog.isByUser, filters: view.filters }) };
}
