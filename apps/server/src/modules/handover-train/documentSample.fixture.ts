import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { machines } from '../../test/machineFixtures.ts';
import { saveHandover } from './actions/saveHandover.ts';

export const sample: DocumentSample = async (services) => {
  await services.db
    .updateTable('vehicle')
    .set({ vehicleStatus: 'in_stock', pdiStatus: 'closed', pdiDate: '2026-11-01' })
    .where('vin', '=', machines.inStock)
    .execute();
  return saveHandover(contextOf(services, await services.sessions.actAs('d001.service')), { vin: machines.inStock }, { confirm: true });
};
