import { emptyDocument } from '../../documents/saving/emptyDocument.ts';
import { documentStore } from '../../documents/saving/store.ts';
import type { __Name__Header, __Name__Line } from './tables.ts';

/** Before anything is typed. Names every column: one that is missing here does not compile. */
export const emptyHeader: __Name__Header = { ...emptyDocument, __name__No: '', title: '', remark: null };
export const emptyLine: __Name__Line = { id: '', __name__Id: '', lineNo: 0, description: '', qty: 0 };

export const __name__Store = documentStore<__Name__Header, { lines: __Name__Line }>({
  docType: '__name__',
  table: '__name__',
  no: '__name__No',
  empty: emptyHeader,
  lines: { lines: { table: '__name__Line', parent: '__name__Id', order: 'lineNo', empty: emptyLine } },
});
