/** Orders of machines, for other modules. */
export { vinsTemplate } from './actions/importVins.ts';
export { saveOrder as saveVehicleOrder } from './actions/saveOrder.ts';
export { vehicleOrderImport } from './actions/importOrders.ts';
export { vehicleOrderInvariants } from './invariants.ts';
export { vehicleOrderKind } from './orderKind.ts';
export { openUnits } from './reading/openOrders.ts';
