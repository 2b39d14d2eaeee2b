import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { extendPlanMaster } from './extendPlanMaster.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/extendPlan',
    table: 'extendPlan',
    definition: importOf(extendPlanMaster),
    input: {
      planCode: 'SAMPLE-1',
      currency: 'USD',
      fee: 479,
      nameZh: '样本',
      nameEn: 'Sample',
      secondProduct: 'loader',
      coverageType: 'powertrain',
      months: 24,
      hours: 3000,
      validFrom: '2026-01-01',
    },
    change: { fee: 480.5 },
  },
];
