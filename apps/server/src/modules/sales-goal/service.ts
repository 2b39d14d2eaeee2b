/** Sales goals for other modules, jobs and the demo data. */
export { storeGoals, judge, saveGoal } from './actions/saveGoals.ts';
export { recountGoals } from './counting.ts';
export { goalKind } from './goalKind.ts';
