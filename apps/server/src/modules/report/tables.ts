import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import type { SourceScope } from '../../shared/scope/sourceScope.ts';

/** A report that popups may show. What it reads comes with the system; an administrator changes texts, columns and whether it is on. */
export interface ReportTable {
  id: string;
  code: string;
  name: Json<Texts>;
  /** In the database, e.g. `warranty_claim`. */
  tableName: string;
  scope: SourceScope;
  /** The table has a del_flag. */
  softDeleted: boolean;
  /** Permission that the report needs, e.g. `vehicle:query`. */
  permission: string;
  sortField: string;
  sortOrder: 'asc' | 'desc';
  /** 1 on, 0 off. */
  status: Generated<number>;
  updateBy: Generated<string | null>;
  updateTime: Generated<string | null>;
}

export type ReportFieldType = 'text' | 'texts' | 'number' | 'date' | 'datetime';

export interface ReportFieldTable {
  reportId: string;
  /** Column in camelCase. */
  field: string;
  title: Json<Texts>;
  /** `texts` is a column with one value per language. */
  type: ReportFieldType;
  /** Dictionary code, or table dictionary. */
  dict: string | null;
  /** Pixels. */
  width: number | null;
  total: boolean;
  shown: boolean;
  /** In the search form: `single`, `group` (a range), or `more` (single, when expanded). */
  search: 'single' | 'group' | 'more' | null;
  sortNo: number;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysReport: ReportTable;
    sysReportField: ReportFieldTable;
  }
}
