/** Orders of machines, for other modules. */
export { vinsTemplate } from './actions/importVins.ts';
export { vehicleOrderImport } from './actions/importOrders.ts';
export { vehicleOrderInvariants } from './invariants.ts';
export { openUnits } from './reading/openOrders.ts';
