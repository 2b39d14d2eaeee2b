/** The catalogue of faults for other modules. */
export { systemsOf } from './systemsOf.ts';
