/** Services and plans for other modules. */
export { hasPlan, levelOf, nextStep, type Step } from './plan/planRules.ts';
export { plansOf } from './reading/maintenanceQueries.ts';
export { saveMaintenance } from './actions/saveMaintenance.ts';
