import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { dictionaryImport } from './dictionaryImport.ts';

const endings = ['Zh', 'En', 'Es', 'Ru', 'Fr', 'Pt'];
const six = (name: string, text: string) => Object.fromEntries(endings.map((ending) => [`${name}${ending}`, text]));

export const samples: readonly MasterSample[] = [
  {
    path: '/sys/dictionary',
    table: 'sysDictItem',
    definition: dictionaryImport,
    input: { dictCode: 'sample_kind', ...six('dictName', 'Sample'), value: 'one', ...six('text', 'One'), color: 'blue', sortNo: 1, status: 1 },
  },
];
