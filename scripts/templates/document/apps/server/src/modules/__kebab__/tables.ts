import type { Selectable } from 'kysely';
import type { DocumentTable } from '../../shared/database/database.ts';
import type { __Name__Status } from './workflow.ts';

/** One sentence: what a document of this kind is. */
export interface __Name__Table extends DocumentTable<__Name__Status> {
  __name__No: string;
  title: string;
  remark: string | null;
}

export interface __Name__LineTable {
  id: string;
  __name__Id: string;
  lineNo: number;
  description: string;
  qty: number;
}

export type __Name__Header = Selectable<__Name__Table>;
export type __Name__Line = Selectable<__Name__LineTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    __name__: __Name__Table;
    __name__Line: __Name__LineTable;
  }
}
