import type { ListSample } from '../../test/samples/listSamples.ts';
import '../vehicle/tables.ts';

/** Machines whose period to apply ends soon; the plan comes with the sample of applications. */
export const sample: ListSample = ({ db }) =>
  db.updateTable('vehicle').set({ warrantyEndDate: '2026-12-15' }).where('vehicleStatus', '=', 'delivered').where('secondProduct', '=', 'TRACTOR').execute();
