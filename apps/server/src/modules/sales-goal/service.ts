/** Sales goals for other modules, jobs and the demo data. */
export { saveGoal } from './actions/saveGoals.ts';
export { machinesOf } from './counting.ts';
export { goalKind } from './goalKind.ts';
export { type Month, targetsOf } from './months.ts';
