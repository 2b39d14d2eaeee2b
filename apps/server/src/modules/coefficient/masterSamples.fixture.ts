import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { coefficientMaster } from './coefficientMaster.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/coefficient',
    table: 'coefficient',
    definition: importOf(coefficientMaster),
    input: { type: 'labour_rate_factor', dealerCode: 'D002', currency: 'EUR', validFrom: '2027-01-01', value: 1.05 },
    change: { value: 1.1 },
  },
];
