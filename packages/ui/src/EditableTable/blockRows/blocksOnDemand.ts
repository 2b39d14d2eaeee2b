import { partsOnDemand } from '../context/partsOnDemand.ts';
import type { BlockParts } from '../context/rowParts.types.ts';

/** The code for rows of a source, where there is one. */
export const blocksOnDemand = /* @__PURE__ */ partsOnDemand<BlockParts>(() => import('./blockParts.ts'));
