import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { positionImport } from './positionImport.ts';

const names = { nameZh: '样例', nameEn: 'Sample', nameEs: 'Muestra', nameRu: 'Образец', nameFr: 'Exemple', namePt: 'Amostra' };

export const samples: readonly MasterSample[] = [
  { path: '/sys/position', table: 'sysPosition', definition: positionImport, input: { code: 'SAMPLE_1', ...names, rank: '1' } },
];
