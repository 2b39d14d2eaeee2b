import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { __name__Master } from './__name__Master.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/__name__',
    table: '__name__',
    definition: importOf(__name__Master),
    input: { code: 'SAMPLE-1', nameZh: '样本', nameEn: 'Sample' },
    change: { nameEn: 'Changed' },
  },
];
