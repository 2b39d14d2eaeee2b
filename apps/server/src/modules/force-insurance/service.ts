/** What other modules may ask of policies. */
export { showInsurance } from './policies.ts';
export { saveInsurance } from './saveInsurance.ts';
