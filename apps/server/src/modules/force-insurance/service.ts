/** What other modules may ask of the family and of policies. */
export { filesOf } from './insuranceStep.ts';
export { productName } from './insuranceQueries.ts';
export { type FoundMachine, findMachine, type MachineBlock } from './machine.ts';
export { showInsurance } from './policies.ts';
export { saveInsurance } from './saveInsurance.ts';
export { serviceSlots } from './submitChecks.ts';
export type { FamilyColumns } from './tables.ts';
