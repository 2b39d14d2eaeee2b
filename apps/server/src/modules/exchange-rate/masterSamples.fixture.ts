import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { importedRates } from './rateMaster.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/exchangeRate',
    table: 'exchangeRate',
    definition: importOf(importedRates),
    input: { currency: 'USD', rateDate: '2026-11-15', rateToRmb: 7.123456, source: 'bank' },
    change: { rateToRmb: 7.2 },
  },
];
