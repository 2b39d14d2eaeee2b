/** What the demo may ask of sub-dealers. */
export { saveSubDealer } from './saveSubDealer.ts';
export { subDealerKind } from './subDealerKind.ts';
export { emptySubDealer } from './subDealerStore.ts';
