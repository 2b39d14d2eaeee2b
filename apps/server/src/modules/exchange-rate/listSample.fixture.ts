import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

export const sample: ListSample = ({ db }) => db.insertInto('exchangeRate').values({ currency: 'USD', rateDate: '2026-10-01', rateToRmb: 7.1 }).execute();
