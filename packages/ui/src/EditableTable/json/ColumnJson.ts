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

/** Options of columns of all kinds. Booleans may be written as text. */
interface CommonJson {
  /** Field of the row. */
  key: string;
  /** Heading. Default: the key. */
  title?: string;
  /** Px, as number or as `120px`; other CSS lengths fall back to the kind's own. */
  width?: number | string;
  /** Side of the cell at which values and heading stand. Default: that of the kind. */
  align?: 'left' | 'center' | 'right';
  /** Stays in sight while the others are scrolled; `true` means left. */
  fixed?: 'left' | 'right' | boolean;
  /** Shown in an empty cell that is being edited. */
  placeholder?: string;
  /** A list is joined by commas. */
  defaultValue?: unknown;
  /** Shows values as text. Default false. */
  disabled?: boolean;
  /** A button in each cell opens the details of its row. Default false. */
  showDetails?: boolean;
  /** Rules, in the order in which they are asked. */
  validateRules?: readonly RuleJson[];
  /** Key of the column that depends on this one. */
  linkageKey?: string;
}

/** One choice: `text`, `title` or `label` names it, else its value. */
export type OptionJson = string | number | boolean | { value: string | number | boolean; text?: string; title?: string; label?: string; disabled?: boolean };

interface Choices {
  /** The choices, in order; a plain value is its own name. */
  options?: readonly OptionJson[];
  /** Dictionary whose items come after the options. */
  dictCode?: string;
}

type StatisticsJson = boolean | readonly ('sum' | 'average')[];

export interface TextJson extends CommonJson {
  /** One line, several lines, or several in a panel above the cell. */
  type: 'input' | 'textarea' | 'input_pop' | 'input-pop';
  /** `maxLength`: most characters. */
  props?: { maxLength?: number };
}

export interface NumberJson extends CommonJson {
  /** A number. */
  type: 'inputNumber' | 'input_number' | 'input-number';
  /** Bounds, and decimals that are kept. */
  props?: { min?: number; max?: number; precision?: number };
  /** Numbers the rows: a new one gets the largest number plus one. */
  isOrder?: boolean;
  /** Figures under the column; `true` for the sum. Default: none. */
  statistics?: StatisticsJson;
}

export interface CheckboxJson extends CommonJson {
  /** Ticked or not. */
  type: 'checkbox' | 'checkbox_meta' | 'checkbox-meta';
  /** Stored values, ticked and not ticked. */
  customValue?: readonly [on: string | number | boolean, off: string | number | boolean];
  /** New rows are ticked. Default false. */
  defaultChecked?: boolean;
}

export interface SelectJson extends CommonJson, Choices {
  /** One of some choices, several (`list_multi`, `select_multiple`), or one that is found by typing (`sel_search`, `select_search`). */
  type: 'select' | 'list_multi' | 'list-multi' | 'select_multiple' | 'select-multiple' | 'sel_search' | 'sel-search' | 'select_search' | 'select-search';
  /** Offer to empty the cell. Default: unless required. */
  allowClear?: boolean;
  /** Type to find a choice. Default: for `sel_search` and `select_search`. */
  allowSearch?: boolean;
  /** A typed text that is no choice can be chosen, too. Default false. */
  allowInput?: boolean;
  /** `mode`: several choices; `maxTagCount`: names that are written out before "+ 2". */
  props?: { mode?: 'multiple' | 'tags'; maxTagCount?: number };
}

export interface RadioJson extends CommonJson, Choices {
  /** One of a few choices, all in sight. */
  type: 'radio';
  /** A press on what is chosen takes the choice back. Default false. */
  allowClear?: boolean;
}

/** Found by typing; it names its dictionary by `dict` (`table,text,code`) or `dictCode`. */
export interface LookupJson extends CommonJson {
  /** A record of a dictionary that is too long for a list. */
  type: 'sel_search_async' | 'sel-search-async' | 'select_dict_search' | 'select-dict-search';
  /** The dictionary, as `table,text,code`. */
  dict?: string;
  /** The dictionary, by its code. */
  dictCode?: string;
  /** Placeholder of an empty editor. */
  tipsContent?: string;
  /** Offer to empty the cell. Default: unless required. */
  allowClear?: boolean;
  /** `mode`: several records. */
  props?: { mode?: 'multiple' };
}

/** Users or departments. */
export interface PeopleJson extends CommonJson {
  /** Users, or departments. */
  type: 'sel_user' | 'sel-user' | 'user_select' | 'user-select' | 'sel_depart' | 'sel-depart' | 'depart_select' | 'depart-select';
  /** Field that is stored, and field that is shown. */
  store?: string;
  /** Field that is shown. */
  text?: string;
  /** Offer to empty the cell. Default: unless required. */
  allowClear?: boolean;
  /** `store`, `text`, `multiSelect`; as an object or as JSON text. */
  fieldExtendJson?: { store?: string; text?: string; multiSelect?: boolean } | string;
}

export interface DateJson extends CommonJson {
  /** A day, a point in time, or a time of the day. */
  type: 'date' | 'datetime' | 'time';
}

/** Files in a store of the application; `upload` says where to itself. */
export type FileJson = CommonJson & {
  /** Whether files are sent with the user's token; handed to `files` of the application. Default false. */
  token?: boolean;
  /** Text of the button. Default: a text of the table's own. */
  btnText?: string;
  /** Most files; 0, as by default, for any number. */
  number?: number;
  /** Whether files can be saved from the menu of the cell. Default true. */
  allowDownload?: boolean;
  /** Whether files can be taken out of the cell. Default true. */
  allowRemove?: boolean;
  /** `uploadnum`; as an object or as JSON text. */
  fieldExtendJson?: { uploadnum?: number } | string;
} & (
    | {
        /** One file; several files; several pictures. */
        type: 'upload';
        /** Address that files are sent to. */
        action: string;
        /** Field of the answer that has the path of the file. */
        responseName: string;
      }
    | { type: 'file' | 'image'; action?: string; responseName?: string }
  );

/** A record chosen in a dialog, which fills fields of the row. */
export interface PopupJson extends CommonJson {
  /** A record of a report. */
  type: 'popup';
  /** Code of the report. */
  popupCode: string;
  /** Fields of the record, joined by commas, and as many fields of the row. */
  orgFields: string;
  /** The fields of the row that they fill, in the same order. */
  destFields: string;
  /** The one of `destFields` whose value stands in this cell. Default: the key. */
  field?: string;
  /** Fixed values that narrow the report; handed to the application as they are. */
  param?: unknown;
  /** Order of the records: `column=asc` or `column=desc`. */
  sorter?: string;
  /** `multi`: several records, whose values are joined by commas. */
  props?: { multi?: boolean };
}

/** Drawn by the application. */
export interface SlotJson extends CommonJson {
  /** A cell that the application draws. */
  type: 'slot';
  /** Name of the slot among those of the application. Default: the key. */
  slotName?: string;
}

/** Shown only, tags of two characters, or kept out of sight. */
export interface ShownJson extends CommonJson {
  /** A value as text, a bar, tags, or nothing. */
  type: 'normal' | 'progress' | 'tags' | 'hidden';
  /** Figures under the column; `true` for the sum. Default: none. */
  statistics?: StatisticsJson;
}

/** A column of the table itself. */
export interface OwnColumnJson {
  /** Numbers of rows, boxes or buttons to choose rows, a handle to move them, a button that opens them. */
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
  /** Heading to be seen. Default: none. */
  title?: string;
  /** Px, as number or as `120px`. Default: that of the column. */
  width?: number | string;
}

/** One rule; the first that fails is said. */
export interface RuleJson {
  /** The cell must not be empty. */
  required?: boolean;
  /** No other row has the same value. */
  unique?: boolean;
  /** A code (`n6-16`, `only`, …) or an expression. */
  pattern?: string;
  /** Name of one of the handlers that the application offers. */
  handler?: string;
  /** Message of a failure; `${title}`, `${key}` and `${defaultValue}` are replaced. Default: a text of the table. */
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

/** A column that could not be read. */
export interface ColumnProblem {
  /** Its key, or its place in the list, as `#3`. */
  column: string;
  /** Reason, in the user's language. */
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
