import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { departImport } from './departImport.ts';

const names = { nameZh: '样例', nameEn: 'Sample', nameEs: 'Muestra', nameRu: 'Образец', nameFr: 'Exemple', namePt: 'Amostra' };

export const samples: readonly MasterSample[] = [
  { path: '/sys/sysDepart', table: 'sysDepart', definition: departImport, input: { parentOrgCode: 'A01', ...names, sortNo: 3, orgType: 'workshop' } },
];
