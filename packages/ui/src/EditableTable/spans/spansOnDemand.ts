import { partsOnDemand } from '../context/partsOnDemand.ts';
import type { CellSpans, CellSpansParts } from '../context/rowParts.types.ts';

interface SpanParts {
  createCellSpans: (parts: CellSpansParts) => CellSpans;
}

/** The code for cells of several rows, where a column has them. */
export const spansOnDemand = /* @__PURE__ */ partsOnDemand<SpanParts>(() => import('./cellSpans.ts'));
