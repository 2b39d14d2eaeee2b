import { documentStore } from '../../documents/saving/store.ts';
import { empty__Name__, emptyLine, type __Name__Header, type __Name__Lines } from './tables.ts';

export const __name__Store = documentStore<__Name__Header, __Name__Lines>({
  docType: '__name__',
  table: '__name__',
  no: '__name__No',
  empty: empty__Name__,
  lines: { lines: { table: '__name__Line', parent: '__name__Id', order: 'lineNo', empty: emptyLine } },
});
