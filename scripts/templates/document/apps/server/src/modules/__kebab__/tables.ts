import { emptyDocument, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { __Name__Status } from './workflow.ts';

/** One sentence: what a document of this kind is. */
export const empty__Name__ = {
  ...emptyDocument,
  status: 'draft' as __Name__Status,
  __name__No: '',
  title: '',
  remark: null as string | null,
};

export const emptyLine = { id: '', __name__Id: '', lineNo: 0, description: '', qty: 0 };

export type __Name__Header = typeof empty__Name__;
export type __Name__Line = typeof emptyLine;
export type __Name__Lines = { lines: __Name__Line };
export type __Name__Document = { header: __Name__Header; lines: __Name__Line[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    __name__: TableOf<__Name__Header>;
    __name__Line: __Name__Line;
  }
}
