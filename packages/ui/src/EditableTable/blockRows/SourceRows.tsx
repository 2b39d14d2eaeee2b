import type { SourceRowsProps } from '../context/rowParts.types.ts';
import { useTableContext } from '../context/tableContext.ts';
import type { ScaledViewport } from './scaledViewport.ts';
import { SourceNotes } from './SourceNotes.tsx';
import { mostBlocks, useBlockLoading } from './useBlockLoading.ts';
import { useLoadedFocus } from './useLoadedFocus.ts';
import { useScrollScale } from './useScrollScale.ts';

/** Asks the source for the rows in view, and says what is not loaded. */
export function SourceRows({ scroller, source }: SourceRowsProps) {
  const { model, viewport } = useTableContext();
  const { blocks, blockSelection: selection } = model;
  if (!blocks || !selection) throw new TypeError('EditableTable: a rowSource has to be there from the first render on');
  useBlockLoading(scroller, blocks, source);
  useLoadedFocus(scroller);
  useScrollScale(scroller, viewport as ScaledViewport);
  return <SourceNotes selection={selection} mostInRange={mostBlocks(source) * blocks.blockSize} />;
}
