import { partsOnDemand } from '../context/partsOnDemand.ts';

/** The code to turn pages, where there are any. */
export const pagerOnDemand = /* @__PURE__ */ partsOnDemand(() => import('./TablePager.tsx'));
