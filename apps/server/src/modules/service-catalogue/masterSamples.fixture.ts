import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/masterSamples.ts';
import { bugCodeMaster, bugSystemMaster, serviceCodeMaster } from './catalogueMasters.ts';

const names = { nameZh: '样本', nameEn: 'Sample' };

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/bugSystem',
    table: 'bugSystem',
    definition: importOf(bugSystemMaster),
    input: { code: 'sample', ...names, sortNo: 7 },
    change: { sortNo: 8 },
    used: { column: 'code', code: 'hydraulic' },
  },
  {
    path: '/mfr/bugCode',
    table: 'bugCode',
    definition: importOf(bugCodeMaster),
    input: { bugCode: 'SAMPLE-1', ...names, bugSystem: 'hydraulic', severity: 'stop' },
    change: { nameEn: 'Changed' },
    used: { column: 'code', code: 'HYD-014' },
  },
  {
    path: '/mfr/serviceCode',
    table: 'serviceCode',
    definition: importOf(serviceCodeMaster),
    input: { hourCode: 'SAMPLE-1', ...names, bugSystem: 'hydraulic', standardHours: 1.5, validFrom: '2026-01-01' },
    change: { standardHours: 2.5 },
  },
];
