import { machines } from '../../test/machineFixtures.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';

export const sample: DocumentSample = ({ db }) => db.selectFrom('vehicle').select('id').where('vin', '=', machines.inStock).executeTakeFirstOrThrow();
