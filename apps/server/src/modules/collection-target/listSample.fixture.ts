import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

export const sample: ListSample = ({ db }) =>
  db.insertInto('collectionTarget').values({ dealerCode: 'D001', currency: 'EUR', period: '2026-10', targetAmount: 12_000 }).execute();
