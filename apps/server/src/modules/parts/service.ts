/** Parts for other modules. */
export { availabilityOf } from './reading/availability.ts';
