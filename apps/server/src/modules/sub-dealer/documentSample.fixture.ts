import type { DocumentSample } from '../../test/documentSamples.ts';
import './tables.ts';

/** One that is admitted: it can be in every status. */
export const sample: DocumentSample = ({ db }) => db.selectFrom('subDealer').select('id').where('subDealerCode', '=', 'D001-01').executeTakeFirstOrThrow();
