/**
 * A column as a server configures it, in the vocabulary of the screens that were built on it. What is listed here is understood; anything
 * else is ignored. Nothing in it is trusted. `@harrow/ui/column-json.schema.json` says the same as a JSON schema.
 */
export type ColumnJson =
  | TextJson
  | NumberJson
  | CheckboxJson
  | SelectJson
  | RadioJson
  | LookupJson
  | PeopleJson
  | DateJson
  | FileJson
  | PopupJson
  | SlotJson
  | ShownJson
  | OwnColumnJson;

/** What columns of all kinds have. A yes or no may be written as text. */
interface CommonJson {
  /** Field of the row. */
  key: string;
  /** Heading. Default: the key. */
  title?: string;
  /** Px, as number or as `120px`; other CSS lengths fall back to the kind's own. */
  width?: number | string;
  align?: 'left' | 'center' | 'right';
  /** Stays in sight while the others are scrolled; `true` means left. */
  fixed?: 'left' | 'right' | boolean;
  placeholder?: string;
  /** A list is joined by commas. */
  defaultValue?: unknown;
  disabled?: boolean;
  showDetails?: boolean;
  validateRules?: readonly RuleJson[];
  /** Key of the column that depends on this one. */
  linkageKey?: string;
}

/** One choice: `text`, `title` or `label` names it, else its value. */
export type OptionJson = string | number | boolean | { value: string | number | boolean; text?: string; title?: string; label?: string; disabled?: boolean };

interface Choices {
  options?: readonly OptionJson[];
  /** Dictionary whose items come after the options. */
  dictCode?: string;
}

type StatisticsJson = boolean | readonly ('sum' | 'average')[];

export interface TextJson extends CommonJson {
  type: 'input' | 'textarea' | 'input_pop' | 'input-pop';
  props?: { maxLength?: number };
}

export interface NumberJson extends CommonJson {
  type: 'inputNumber' | 'input_number' | 'input-number';
  props?: { min?: number; max?: number; precision?: number };
  /** Numbers the rows: a new one gets the largest number plus one. */
  isOrder?: boolean;
  statistics?: StatisticsJson;
}

export interface CheckboxJson extends CommonJson {
  type: 'checkbox' | 'checkbox_meta' | 'checkbox-meta';
  /** What is stored for ticked, and for not ticked. */
  customValue?: readonly [on: string | number | boolean, off: string | number | boolean];
  defaultChecked?: boolean;
}

export interface SelectJson extends CommonJson, Choices {
  type: 'select' | 'list_multi' | 'list-multi' | 'select_multiple' | 'select-multiple' | 'sel_search' | 'sel-search' | 'select_search' | 'select-search';
  allowClear?: boolean;
  allowSearch?: boolean;
  allowInput?: boolean;
  props?: { mode?: 'multiple' | 'tags'; maxTagCount?: number };
}

export interface RadioJson extends CommonJson, Choices {
  type: 'radio';
  allowClear?: boolean;
}

/** Found by typing; it names its dictionary by `dict` (`table,text,code`) or `dictCode`. */
export interface LookupJson extends CommonJson {
  type: 'sel_search_async' | 'sel-search-async' | 'select_dict_search' | 'select-dict-search';
  dict?: string;
  dictCode?: string;
  tipsContent?: string;
  allowClear?: boolean;
  props?: { mode?: 'multiple' };
}

/** Users or departments. */
export interface PeopleJson extends CommonJson {
  type: 'sel_user' | 'sel-user' | 'user_select' | 'user-select' | 'sel_depart' | 'sel-depart' | 'depart_select' | 'depart-select';
  /** Field that is stored, and field that is shown. */
  store?: string;
  text?: string;
  allowClear?: boolean;
  /** `store`, `text`, `multiSelect`; as an object or as JSON text. */
  fieldExtendJson?: { store?: string; text?: string; multiSelect?: boolean } | string;
}

export interface DateJson extends CommonJson {
  type: 'date' | 'datetime' | 'time';
}

/** Files in a store of the application; `upload` says where to itself. */
export type FileJson = CommonJson & {
  token?: boolean;
  btnText?: string;
  /** Most files; 0, as by default, for any number. */
  number?: number;
  allowDownload?: boolean;
  allowRemove?: boolean;
  /** `uploadnum`; as an object or as JSON text. */
  fieldExtendJson?: { uploadnum?: number } | string;
} & ({ type: 'upload'; action: string; responseName: string } | { type: 'file' | 'image'; action?: string; responseName?: string });

/** A record chosen in a dialog, which fills fields of the row. */
export interface PopupJson extends CommonJson {
  type: 'popup';
  popupCode: string;
  /** Fields of the record, joined by commas, and as many fields of the row. */
  orgFields: string;
  destFields: string;
  field?: string;
  param?: unknown;
  sorter?: string;
  props?: { multi?: boolean };
}

/** Drawn by the application. */
export interface SlotJson extends CommonJson {
  type: 'slot';
  /** Default: the key. */
  slotName?: string;
}

/** Shown only, tags of two characters, or kept out of sight. */
export interface ShownJson extends CommonJson {
  type: 'normal' | 'progress' | 'tags' | 'hidden';
  statistics?: StatisticsJson;
}

/** A column of the table itself. */
export interface OwnColumnJson {
  type:
    | 'row_number'
    | 'row_checkbox'
    | 'row_radio'
    | 'row_drag_sort'
    | 'row_expand'
    | 'row-number'
    | 'row-checkbox'
    | 'row-radio'
    | 'row-drag-sort'
    | 'row-expand';
  title?: string;
  width?: number | string;
}

/** One rule; the first that fails is said. */
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
