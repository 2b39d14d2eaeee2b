import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import './tables.ts';

// Not D001: its people are those who try all kinds, and a walk through this one ends it.
export const sample: DocumentSample = ({ db }) => db.selectFrom('dealer').select('id').where('dealerCode', '=', 'D002').executeTakeFirstOrThrow();
