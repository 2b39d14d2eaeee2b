/** Handovers for other modules. */
export { finishHandovers } from './registrationJobs.ts';
