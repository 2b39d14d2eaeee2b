/** Cores for claims and for documents about cores. */
export { coreKind } from './coreKind.ts';
export { showOnClaim } from './coreStep.ts';
export { openQtyOf } from './coreStatus.ts';
export { createCores } from './createCores.ts';
export { awaitsCores, type CoreRow, coresOf, coresOfMachine, type ReusedCore, reusedCores } from './coresOf.ts';
export { coreExport, coreFilters, coreList } from './coreList.ts';
export { coreTags } from './coreTags.ts';
export { followCores } from './followCores.ts';
