/** What other modules may ask of services and plans. */
export { hasPlan, levelOf, nextStep, type Step } from './plan/planRules.ts';
export { plansOf } from './maintenanceQueries.ts';
export { saveMaintenance } from './saveMaintenance.ts';
