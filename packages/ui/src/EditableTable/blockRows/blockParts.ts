/** Code that only tables with a `rowSource` need; see `useBlockParts`. */
export { createBlockSelection } from '../blocks/blockSelection.ts';
export { createBlockView } from '../blocks/blockView.ts';
export { createRowBlocks } from '../blocks/rowBlocks.ts';
export { checkProps } from './checkProps.ts';
export { refusedCalls } from './refusedCalls.ts';
export { createScrollScale } from './scrollScale.ts';
export { SourceRows } from './SourceRows.tsx';
export { UnloadedRow } from './UnloadedRow.tsx';
