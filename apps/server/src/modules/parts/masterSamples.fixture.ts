import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { partMaster, priceMaster } from './partMasters.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/parts',
    table: 'parts',
    definition: importOf(partMaster),
    input: { partsCode: 'SAMPLE-1', nameZh: '样本', nameEn: 'Sample', unit: 'pc', partsCategory: 'wear' },
    change: { specification: 'Changed' },
    used: { column: 'parts_code', code: 'SEAL-1' },
  },
  {
    path: '/mfr/partsPrice',
    table: 'partsPrice',
    definition: importOf(priceMaster),
    input: { partsCode: 'SEAL-1', currency: 'EUR', price: 10, validFrom: '2026-01-01' },
    change: { price: 12 },
  },
];
