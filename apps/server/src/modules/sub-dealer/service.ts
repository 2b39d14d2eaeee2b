/** Sub-dealers for the demo data. */
export { saveSubDealer } from './saveSubDealer.ts';
export { subDealerKind } from './subDealerKind.ts';
export { emptySubDealer } from './tables.ts';
