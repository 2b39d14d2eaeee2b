import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { collectionTargetMaster } from './collectionTargetMaster.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/collectionTarget',
    table: 'collectionTarget',
    definition: importOf(collectionTargetMaster),
    input: { dealerCode: 'D002', currency: 'USD', period: '2026-12', targetAmount: 50_000 },
    change: { targetAmount: 60_000 },
  },
];
