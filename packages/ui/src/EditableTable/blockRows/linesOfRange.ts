import type { LineRange } from '../blocks/RowBlocks.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';

/** Positions of the first and the last line of the range of cells. */
export function linesOfRange({ ranges, view }: Pick<TableModel<object>, 'ranges' | 'view'>): LineRange | undefined {
  const range = ranges.range();
  if (!range) return undefined;
  const [anchor, head] = [view.indexOf(range.anchor.rowId), view.indexOf(range.head.rowId)];
  return { first: Math.min(anchor, head), last: Math.max(anchor, head) };
}
