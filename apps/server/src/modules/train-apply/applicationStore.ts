import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import { type ApplicationHeader, emptyApplication } from './tables.ts';

export const applicationStore = documentStore<ApplicationHeader, NoLines>({
  docType: 'trainApply',
  table: 'trainApply',
  no: 'applyNo',
  empty: emptyApplication,
  lines: {},
});
