import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { policyMaster } from './policies/policyMaster.ts';
import { rateMaster } from './rates/rateMaster.ts';
import { supplierMaster } from './suppliers/supplierMaster.ts';
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
  {
    path: '/mfr/supplier',
    table: 'supplier',
    definition: importOf(supplierMaster),
    input: { supplierCode: 'SAMPLE-1', supplierName: 'Sample Ltd', email: 'qa@sample.example', country: 'CL', recoveryPct: 62.5 },
    change: { recoveryPct: 70 },
    used: { column: 'supplier_code', code: 'S01' },
  },
  {
    path: '/mfr/warrantyPolicy',
    table: 'warrantyPolicy',
    definition: importOf(policyMaster),
    input: { productCode: 'loader', validFrom: '2026-12-01', months: 12, hours: 1500, noHours: 'N', mainMonths: 24, mainHours: 2000 },
    change: { months: 18 },
  },
  {
    path: '/mfr/labourRate',
    table: 'labourRate',
    definition: importOf(rateMaster),
    input: { dealerCode: 'D002', currency: 'EUR', validFrom: '2027-01-01', ratePerHour: 22.5 },
    change: { ratePerHour: 23 },
  },
];
