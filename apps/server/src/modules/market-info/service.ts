/** Reports on the market for the demo data. */
export { marketInfoKind } from './marketInfoKind.ts';
export { saveInfo } from './actions/saveInfo.ts';
