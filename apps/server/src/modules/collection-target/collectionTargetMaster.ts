import type { CollectionTargetInput } from '../../generated/types.gen.ts';
import type { Master } from '../../shared/master/master.ts';
import './tables.ts';

/** Rules of the records, for their form and their import. */
export const collectionTargetMaster: Master<CollectionTargetInput> = {
  name: 'collectionTarget',
  noun: 'collection-target',
  table: 'collectionTarget',
  form: 'collectionTargetsAdd',
  key: ['dealerCode', 'currency', 'period'],
  keyField: 'period',
  keyOf: ({ dealerCode, currency, period }) => [dealerCode, currency, period].join(' '),
  toRow: (input) => ({ ...input }),
};
