import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { checkItemMaster, failedReasonMaster } from './checkMasters.ts';

const names = { nameZh: '样本', nameEn: 'Sample' };

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/checkItem',
    table: 'vehicleCheckItem',
    definition: importOf(checkItemMaster),
    input: {
      itemCode: 'SAMPLE-1',
      validFrom: '2026-11-01',
      ...names,
      standardZh: '在范围内',
      standardEn: 'Within the limits',
      secondProduct: 'loader',
      category: 'wheels_tyres',
      method: 'measure',
      valueType: 'number',
      unit: 'kPa',
      minValue: 100,
      maxValue: 220.5,
    },
    change: { maxValue: 240 },
  },
  {
    path: '/mfr/failedReason',
    table: 'failedReason',
    definition: importOf(failedReasonMaster),
    input: { reasonCode: 'sample', ...names, categories: ['engine'] },
    change: { nameEn: 'Changed' },
  },
];
