/** What other modules, jobs and the demo may ask of dealers. */
export { changeStatus, terminateDealers } from './actions/dealerCalls.ts';
export { addDealer } from './actions/openDealer.ts';
export { dealerKind } from './dealerKind.ts';
