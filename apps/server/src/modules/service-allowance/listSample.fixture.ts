import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

export const sample: ListSample = ({ db }) =>
  db
    .insertInto('serviceAllowance')
    .values({ feeType: 'pdi', secondProduct: 'tractor', thirdProducts: [], currency: 'USD', amount: 45, validFrom: '2026-01-01', validTo: null })
    .execute();
