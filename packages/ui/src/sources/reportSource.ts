import type { RecordPage } from './recordSources.ts';

export interface ReportColumn {
  /** In the user's language. */
  title: string;
  dataIndex: string;
  align?: 'left' | 'center' | 'right';
  sorter?: boolean;
  /** Numbers and dates are shown as the user's language writes them. Default `String`. */
  fieldType?: 'String' | 'Integer' | 'Double' | 'Date' | 'Datetime';
  /** Px. */
  fieldWidth?: number | null;
  /** `1`: the page shows the sum. */
  isTotal?: '0' | '1';
  /** Key into `dictOptions`. */
  customRender?: string;
}

/** What a report looks like. */
export interface ReportConfig {
  cgRpConfigId: string;
  cgRpConfigName: string;
  columns: readonly ReportColumn[];
  dictOptions: Readonly<Record<string, readonly ({ value: string; text: string } | null)[]>>;
}

export interface ReportQueryItem {
  field: string;
  label: string;
  view: string;
  /** `group`: a range, asked as `{field}_begin` and `{field}_end`. */
  mode: 'single' | 'group';
  /** `1`: shown only when the form is expanded. */
  hidden: '0' | '1';
  /** Code of a dictionary; of a table dictionary the field of the stored value. */
  dictCode?: string;
  dictTable?: string;
  dictText?: string;
}

export type ReportRecord = Readonly<Record<string, unknown>>;

export interface ReportQuery {
  /** Fields of the search form, and `self_*` for fixed values. */
  params: Readonly<Record<string, string>>;
  column?: string;
  order?: 'asc' | 'desc';
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Reports to choose records from. Rejections are `Error`s whose messages can be shown. */
export interface ReportSource {
  config(code: string, signal: AbortSignal): Promise<ReportConfig>;
  queryItems(configId: string, signal: AbortSignal): Promise<readonly ReportQueryItem[]>;
  data(configId: string, query: ReportQuery, signal: AbortSignal): Promise<RecordPage<ReportRecord>>;
  /** Tells when reports are set up anew: what is kept of them is forgotten. Answers how to stop. */
  subscribe?: (listener: () => void) => () => void;
}
