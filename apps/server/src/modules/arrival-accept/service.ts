/** Inspections on arrival for other modules. */
export { awaitsClaim, finishClaimed, nameClaim } from './claimedItems.ts';
