import { contextOf, transact } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { machines } from '../../test/machineFixtures.ts';
import { saveInsurance } from './actions/saveInsurance.ts';

export const sample: DocumentSample = async (services) => {
  const user = await services.sessions.actAs('d001.service');
  return transact(contextOf(services, user), (context) => saveInsurance(context, { vin: machines.covered, insuranceType: 'third_party', premium: 120 }));
};
