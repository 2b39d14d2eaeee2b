import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

export const sample: ListSample = ({ db }) =>
  db.insertInto('vehiclePrice').values({ fourthProduct: 'T504', currency: 'EUR', price: 30_000, validFrom: '2025-01-01', validTo: '2025-12-31' }).execute();
