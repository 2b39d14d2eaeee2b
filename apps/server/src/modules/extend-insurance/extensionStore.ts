import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import { emptyExtension, type ExtensionHeader } from './tables.ts';

export const extensionStore = documentStore<ExtensionHeader, NoLines>({
  docType: 'extendInsurance',
  table: 'extendInsurance',
  no: 'extendNo',
  empty: emptyExtension,
  lines: {},
});
