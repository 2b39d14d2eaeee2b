import { contextOf, transact } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { machines } from '../../test/machineFixtures.ts';
import { saveMaintenance } from './actions/saveMaintenance.ts';

export const sample: DocumentSample = async (services) => {
  // Machines of the fixtures are of lines of their own, which have no plan.
  await services.db
    .updateTable('vehicle')
    .set({ secondProduct: 'tractor', nextMaintDate: '2026-12-01', nextMaintHours: 250 })
    .where('vin', '=', machines.noHours)
    .execute();
  const user = await services.sessions.actAs('d001.service');
  return transact(contextOf(services, user), (context) => saveMaintenance(context, { vin: machines.noHours, maintDate: '2026-11-20', operatingHours: 248 }));
};
