import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { allowanceMaster } from './allowanceMaster.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/serviceAllowance',
    table: 'serviceAllowance',
    definition: importOf(allowanceMaster),
    input: { feeType: 'handover', secondProduct: 'loader', currency: 'EUR', validFrom: '2026-11-01', amount: 45.5 },
    change: { amount: 46 },
  },
];
