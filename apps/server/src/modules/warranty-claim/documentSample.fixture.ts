import { machines } from '../../test/machineFixtures.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { contextOf } from '../../shared/context.ts';
import { saveClaim } from './actions/saveClaim.ts';

export const sample: DocumentSample = async (services) =>
  saveClaim(contextOf(services, await services.sessions.actAs('d001.service')), { claimType: 'normal', vin: machines.covered }, { confirm: true });
