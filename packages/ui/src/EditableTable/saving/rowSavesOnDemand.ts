import { partsOnDemand } from '../context/partsOnDemand.ts';

/** The code to store rows one by one, in tables that do. */
export const rowSavesOnDemand = /* @__PURE__ */ partsOnDemand(() => import('./rowSaves.ts'));
