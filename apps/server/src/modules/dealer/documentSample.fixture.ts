import type { DocumentSample } from '../../test/documentSamples.ts';
import './tables.ts';

export const sample: DocumentSample = ({ db }) => db.selectFrom('dealer').select('id').where('dealerCode', '=', 'D001').executeTakeFirstOrThrow();
