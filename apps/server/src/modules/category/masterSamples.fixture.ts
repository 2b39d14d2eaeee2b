import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { categoryImport } from './categoryImport.ts';

const names = { nameZh: '样例', nameEn: 'Sample', nameEs: 'Muestra', nameRu: 'Образец', nameFr: 'Exemple', namePt: 'Amostra' };

export const samples: readonly MasterSample[] = [{ path: '/sys/category', table: 'sysCategory', definition: categoryImport, input: { ...names, sortNo: 3 } }];
