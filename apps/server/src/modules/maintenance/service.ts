/** What other modules may ask of services and plans. */
export { beginPlan } from './plan/planStore.ts';
export { saveMaintenance } from './saveMaintenance.ts';
