import { isSameList } from '../rowStore/listEdits.ts';
import type { SelectedRows } from '../blocks/RowSource.types.ts';
import type { SourceRowsProps } from '../context/rowParts.types.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useControlledPart } from '../topics/useControlledPart.ts';
import { SourceNotes } from './SourceNotes.tsx';
import { mostBlocks, useBlockLoading } from './useBlockLoading.ts';
import { useLoadedFocus } from './useLoadedFocus.ts';
import { useScrollScale } from './useScrollScale.ts';

/** Asks the source for the rows in view, and says what is not loaded. */
export function SourceRows({ scroller, scale, source, selectedRows, onSelectedRowsChange }: SourceRowsProps) {
  const { model, viewport } = useTableContext();
  const { blocks, blockSelection: selection } = model;
  if (!blocks || !selection) throw new TypeError('EditableTable: a rowSource has to be there from the first render on');
  useBlockLoading(scroller, blocks, source);
  useLoadedFocus(scroller);
  useScrollScale(scroller, viewport, scale);
  useControlledPart<SelectedRows>(model.topics, 'selection', selectedRows, {
    read: selection.selected,
    write: selection.setSelected,
    isSame: isSameSelection,
    onChange: onSelectedRowsChange,
  });
  return <SourceNotes selection={selection} mostInRange={mostBlocks(source) * blocks.blockSize} />;
}

const isSameSelection = (a: SelectedRows, b: SelectedRows): boolean => a.all === b.all && isSameList(listOf(a), listOf(b));
const listOf = (selected: SelectedRows) => (selected.all ? selected.except : selected.rowIds);
