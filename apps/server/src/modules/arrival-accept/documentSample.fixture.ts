import { contextOf, transact } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { machines } from '../../test/machineFixtures.ts';
import { createArrival } from './actions/beginArrival.ts';

export const sample: DocumentSample = async (services) => {
  const { id: vehicleId } = await services.db.selectFrom('vehicle').select('id').where('vin', '=', machines.covered).executeTakeFirstOrThrow();
  return transact(contextOf(services, await services.sessions.actAs('d001.service')), (context) => createArrival(context, { vehicleId, remark: null }));
};
