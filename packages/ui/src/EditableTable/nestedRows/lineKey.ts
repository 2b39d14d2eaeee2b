import type { LinePress } from '../context/rowParts.types.ts';
import type { CellPlace } from '../selection/activeCell.ts';
import { helperKeys } from '../layout/helperColumns.ts';
import type { NestedView } from '../nesting/nestedView.ts';

/**
 * Effect of a key on lines. On the heading of a group: Enter and Space toggle it, the arrows sideways open or close it; from a closed
 * group the one goes to the group around it. In a row of a tree the arrows do the same with Alt, since without it they go to the next cell.
 */
export function lineKey(
  nested: NestedView,
  { rowId, column }: CellPlace,
  { key, altKey, ctrlKey, metaKey, target }: LinePress,
): 'toggle' | 'above' | 'stay' | undefined {
  const isHeading = nested.group(rowId) !== undefined;
  if (ctrlKey || metaKey || (isHeading ? altKey || column === helperKeys.selection : !altKey)) return undefined;
  if (isHeading && (key === 'Enter' || key === ' ')) return 'toggle';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isForward = (key === 'ArrowRight') !== (getComputedStyle(target as Element).direction === 'rtl');
  const isClosed = nested.isClosed(rowId);
  if (nested.isBranch(rowId) && isClosed === isForward) return 'toggle';
  if (!isForward) return 'above';
  // A heading is one cell.
  return isHeading ? 'stay' : undefined;
}
