import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { userImport } from './administration/userImport.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/sys/user',
    table: 'sysUser',
    definition: userImport,
    input: {
      username: 'sample_user',
      realname: 'Sample',
      userType: 'dealer',
      orgCodes: ['B01A01'],
      roleCodes: ['DLR_PARTS'],
      language: 'es',
      timezone: 'America/Santiago',
    },
  },
];
