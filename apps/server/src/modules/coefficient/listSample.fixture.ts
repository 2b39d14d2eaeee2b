import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

export const sample: ListSample = ({ db }) =>
  db
    .insertInto('coefficient')
    .values({ type: 'price_factor', dealerCode: null, currency: 'EUR', value: 1.05, validFrom: '2026-01-01', validTo: null })
    .execute();
