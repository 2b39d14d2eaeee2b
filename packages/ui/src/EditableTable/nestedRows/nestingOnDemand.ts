import { partsOnDemand } from '../context/partsOnDemand.ts';
import type { NestingParts } from '../context/rowParts.types.ts';

/** The code for rows below others, where there are any. */
export const nestingOnDemand = /* @__PURE__ */ partsOnDemand<NestingParts>(() => import('./nestingParts.ts'));
