import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { templateMaster } from './templateMaster.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/maintTemplate',
    table: 'maintTemplate',
    definition: importOf(templateMaster),
    input: {
      secondProduct: 'loader',
      maintLevel: 'h250',
      itemCode: 'SAMPLE-1',
      nameZh: '样本',
      nameEn: 'Sample',
      action: 'inspect',
      valueType: 'number',
      unit: 'kPa',
      minValue: 100,
      maxValue: 220.5,
    },
    change: { maxValue: 240 },
  },
];
