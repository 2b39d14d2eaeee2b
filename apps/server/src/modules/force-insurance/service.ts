/** The family and its policies for other modules. */
export { filesOf } from './actions/insuranceStep.ts';
export { productName } from './reading/insuranceQueries.ts';
export { type FoundMachine, findMachine, type MachineBlock } from './machine.ts';
export { showInsurance } from './reading/policies.ts';
export { saveInsurance } from './actions/saveInsurance.ts';
export { serviceSlots } from './rules/submitChecks.ts';
export { emptyFamily } from './tables.ts';
