/** Code that only tables with spans need; see `useCellSpans`. */
export { createCellSpans } from './cellSpans.ts';
