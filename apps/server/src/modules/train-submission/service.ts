/** Registrations for the demo data. */
export { registrationKind } from './registrationKind.ts';
export { saveRegistration } from './actions/saveRegistration.ts';
