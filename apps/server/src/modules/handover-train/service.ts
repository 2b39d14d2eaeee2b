/** What other modules may ask of handovers. */
export { finishHandovers } from './registrationJobs.ts';
