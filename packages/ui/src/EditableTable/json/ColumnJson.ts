/**
 * A column as a server configures it, in the vocabulary of the screens that
 * were built on it. What is listed here is understood; anything else is ignored. Nothing in it is trusted.
 */
export interface ColumnJson {
  /** Field of the row. */
  key: string;
  /** Heading. Default: the key. */
  title?: string;
  /** Kind of cell: `input`, `inputNumber`, `select`, … or the other vocabulary's `input-number`, `select-search`, … */
  type: string;
  /** Px, as number or as `120px`; other CSS lengths fall back to the kind's own. */
  width?: number | string;
  align?: 'left' | 'center' | 'right';
  fixed?: 'left' | 'right' | boolean;
  placeholder?: string;
  /** A list is joined by commas. */
  defaultValue?: unknown;
  disabled?: boolean;
  showDetails?: boolean;
  options?: readonly unknown[];
  dictCode?: string;
  /** `sel_search_async`: "table,text,code". */
  dict?: string;
  tipsContent?: string;
  validateRules?: readonly RuleJson[];
  customValue?: readonly unknown[];
  defaultChecked?: boolean;
  isOrder?: boolean;
  statistics?: boolean | readonly string[];
  allowDownload?: boolean;
  allowRemove?: boolean;
  allowInput?: boolean;
  allowSearch?: boolean;
  allowClear?: boolean;
  /** `store`, `text`, `multiSelect`, `uploadnum`; as an object or as JSON text. */
  fieldExtendJson?: unknown;
  /** `mode`, `maxLength`, `min`, `max`, `precision`, `maxTagCount`, `multi`; others are ignored. */
  props?: unknown;
  action?: string;
  token?: boolean;
  responseName?: string;
  btnText?: string;
  number?: number;
  popupCode?: string;
  orgFields?: string;
  destFields?: string;
  field?: string;
  param?: unknown;
  sorter?: string;
  slotName?: string;
  /** Key of the column that depends on this one. */
  linkageKey?: string;
}

export interface RuleJson {
  required?: boolean;
  unique?: boolean;
  /** A code (`n6-16`, `only`, …) or an expression. */
  pattern?: string;
  /** Name of one of the handlers that the application offers. */
  handler?: string;
  message?: string;
}

/** A row of a table whose columns are known only at run time. */
export type JsonRow = Record<string, unknown>;

export type ColumnProblemCode =
  | 'notAList'
  | 'tooMany'
  | 'notAColumn'
  | 'key'
  | 'repeatedKey'
  | 'type'
  | 'options'
  | 'extend'
  | 'rule'
  | 'regex'
  | 'riskyRegex'
  | 'handler'
  | 'source'
  | 'popup'
  | 'popupCount'
  | 'upload'
  | 'action'
  | 'customValue';

/** What is wrong with a column. */
export interface ColumnProblem {
  /** Its key, or its place in the list, as `#3`. */
  column: string;
  code: ColumnProblemCode;
  /** The offending value, shortened. */
  value: string;
}

/** Thrown for columns that cannot be shown as they were meant; `message` names each of them. */
export class ColumnJsonError extends Error {
  readonly problems: readonly ColumnProblem[];
  constructor(problems: readonly ColumnProblem[]) {
    super(`EditableTable: ${problems.map(({ column, code, value }) => `column '${column}': ${code}${value ? ` (${value})` : ''}`).join('; ')}`);
    this.name = 'ColumnJsonError';
    this.problems = problems;
  }
}
