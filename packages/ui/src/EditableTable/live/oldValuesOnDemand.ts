import { partsOnDemand } from '../context/partsOnDemand.ts';

/** The code that lets old values slide away, in tables that do. */
export const oldValuesOnDemand = /* @__PURE__ */ partsOnDemand(() => import('./oldValues.ts'));
