/** What other modules, jobs and the demo may ask of dealers. */
export { changeStatus } from './actions/dealerCalls.ts';
export { dealerKind } from './dealerKind.ts';
