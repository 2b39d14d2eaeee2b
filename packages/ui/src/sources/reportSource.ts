import type { RecordPage } from './recordSources.ts';

export interface ReportColumn {
  /** In the user's language. */
  title: string;
  /** Field of the record. */
  dataIndex: string;
  /** Side at which the values stand. Default `left`. */
  align?: 'left' | 'center' | 'right';
  /** Users may sort by it. */
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

/** Configuration of a report. */
export interface ReportConfig {
  /** Id by which fields and records of the report are asked for. */
  cgRpConfigId: string;
  /** Title of the dialog. */
  cgRpConfigName: string;
  /** Columns of the list, in order. */
  columns: readonly ReportColumn[];
  /** Texts of stored values, by `customRender` of the columns. */
  dictOptions: Readonly<Record<string, readonly ({ value: string; text: string } | null)[]>>;
}

export interface ReportQueryItem {
  /** Name of the parameter. */
  field: string;
  /** In the user's language. */
  label: string;
  /** Kind of the input. */
  view: string;
  /** `group`: a range, asked as `{field}_begin` and `{field}_end`. */
  mode: 'single' | 'group';
  /** `1`: shown only when the form is expanded. */
  hidden: '0' | '1';
  /** Code of a dictionary; of a table dictionary the field of the stored value. */
  dictCode?: string;
  /** Table of a table dictionary. */
  dictTable?: string;
  /** Of a table dictionary the field of the text. */
  dictText?: string;
}

export type ReportRecord = Readonly<Record<string, unknown>>;

export interface ReportQuery {
  /** Fields of the search form, and `self_*` for fixed values. */
  params: Readonly<Record<string, string>>;
  /** Field to sort by. */
  column?: string;
  /** Set with `column`. */
  order?: 'asc' | 'desc';
  /** From 1. */
  page: number;
  /** Records on a page. */
  pageSize: number;
}

/** Reports to choose records from. Rejections are `Error`s whose messages can be shown. */
export interface ReportSource {
  /** Configuration of the report with this code. */
  config(code: string, signal: AbortSignal): Promise<ReportConfig>;
  /** Fields of the search form, in order. */
  queryItems(configId: string, signal: AbortSignal): Promise<readonly ReportQueryItem[]>;
  /** One page of records. */
  data(configId: string, query: ReportQuery, signal: AbortSignal): Promise<RecordPage<ReportRecord>>;
  /** Tells when reports are set up anew: what is kept of them is forgotten. Answers how to stop. */
  subscribe?: (listener: () => void) => () => void;
}
