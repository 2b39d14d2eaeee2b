import type { Generated, Selectable } from 'kysely';
import type { Authored, Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** A report that popups may show. Where its rows come from, and who may read them, is said by its source. */
export interface ReportTable extends Authored<Generated<string>> {
  id: string;
  code: string;
  name: Json<Texts>;
  /** Code of the source; never changes. */
  source: string;
  /** Advanced query that its rows meet always, as `superQueryParams` of lists. */
  fixedFilter: string | null;
  sortField: string;
  sortOrder: 'asc' | 'desc';
  /** 1 on, 0 off. */
  status: Generated<0 | 1>;
  /** Y: came with the system. */
  builtIn: Generated<'Y' | 'N'>;
  version: Generated<number>;
}

export interface ReportFieldTable {
  reportId: string;
  /** Field of the source. */
  field: string;
  title: Json<Texts>;
  /** Pixels. */
  width: number | null;
  total: boolean;
  shown: boolean;
  /** In the search form: not, `single`, `group` (a period), or `more` (single, when expanded). */
  search: 'none' | 'single' | 'group' | 'more';
  sortNo: number;
}

export type ReportRow = Selectable<ReportTable>;
export type ReportFieldRow = Selectable<ReportFieldTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    sysReport: ReportTable;
    sysReportField: ReportFieldTable;
  }
}
