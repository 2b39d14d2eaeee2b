import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { productMaster } from './productMaster.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/product',
    table: 'product',
    definition: importOf(productMaster),
    input: {
      code: 'SAMPLE_1',
      level: 4,
      parentCode: 'tractor_compact',
      nameZh: '样本',
      nameEn: 'Sample',
      sortNo: 7,
      enabled: 'Y',
      powerKw: 22.1,
      engineModel: 'H4',
      vinCode: 'S111E',
      leadDays: 60,
    },
    change: { sortNo: 8 },
    used: { column: 'code', code: 'TRACTOR' },
  },
];
