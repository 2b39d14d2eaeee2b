/** What other modules may ask of inspections on arrival. */
export { awaitsClaim, finishClaimed, nameClaim } from './claimedItems.ts';
