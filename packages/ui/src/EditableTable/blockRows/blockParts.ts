/** Code that only tables with a `rowSource` need; see `blocksOnDemand`. */
export { createSourceRows } from '../blocks/sourceRows.ts';
export { checkProps } from './checkProps.ts';
export { refusedCalls } from './refusedCalls.ts';
export { scaledViewport } from './scaledViewport.ts';
export { SourceRows } from './SourceRows.tsx';
export { UnloadedRow } from './UnloadedRow.tsx';
