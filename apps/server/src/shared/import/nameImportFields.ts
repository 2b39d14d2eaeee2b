import type { ImportField } from './importDefinition.ts';

/** Names in six languages; those left out are the English one. */
export const nameImportFields: readonly ImportField[] = [
  { name: 'nameZh', kind: 'text', required: true },
  { name: 'nameEn', kind: 'text', required: true },
  { name: 'nameEs', kind: 'text' },
  { name: 'nameRu', kind: 'text' },
  { name: 'nameFr', kind: 'text' },
  { name: 'namePt', kind: 'text' },
];
