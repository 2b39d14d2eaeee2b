import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { roleImport } from './importRoles.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/sys/role',
    table: 'sysRole',
    definition: roleImport,
    input: { roleCode: 'MFR_SAMPLE', roleName: 'Sample', description: 'From a workbook', dataScope: 'ORG', permissions: ['vehicle:query', 'vehicle:export'] },
  },
];
