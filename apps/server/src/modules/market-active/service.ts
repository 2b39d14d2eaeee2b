/** Market activities for the demo data. */
export { marketActiveKind } from './marketActiveKind.ts';
export { saveActivity } from './actions/saveActivity.ts';
