import type { QueryFeatures, QueryGroup, QueryLine } from '@harrow/validation/query';
import type { ComponentType } from 'react';
import type { QueryStore } from './queryStore.ts';

/**
 * Types of fields that have an editor of their own.
 * `list` and `list_multi` choose from `options` or a dictionary, `sel_search` and a `list` with `dictTable` find by typing,
 * `table-dict` and `popup` choose from a report, `cat_tree` from the categories below `dictCode`, `sel_tree` from a dictionary tree.
 */
export type QueryFieldType =
  | 'text'
  | 'number'
  | 'int'
  | 'date'
  | 'datetime'
  | 'time'
  | 'switch'
  | 'list'
  | 'list_multi'
  | 'sel_search'
  | 'sel_user'
  | 'select-user'
  | 'sel_depart'
  | 'select-depart'
  | 'table-dict'
  | 'popup'
  | 'cat_tree'
  | 'sel_tree'
  | 'pca'
  | 'area-linkage';

export interface QueryOption {
  value: string;
  text: string;
}

/** Settings of a report-based popup. */
export interface QueryPopup {
  code: string;
  field?: string;
  orgFields?: string;
  destFields?: string;
}

/** Options of a field that its lines take over. */
export interface QueryFieldSettings {
  /** Decides the editor and the rules that are offered; any other text means `text`. Default `text`. */
  type?: QueryFieldType | (string & {});
  /** Type of the column where it is not what `type` suggests: `int`, `bigdecimal`, `short`, `long`, `float`, `double`. */
  dbType?: string;
  /** Choices; win over `dictCode`. */
  options?: readonly QueryOption[];
  /** Code of the dictionary; with `dictTable` the column that holds the value. */
  dictCode?: string;
  dictTable?: string;
  /** With `dictTable`: the column that holds the text. */
  dictText?: string;
  /** Which member of a chosen user or department is the value. Default `username` of users, `id` of departments. */
  customReturnField?: string;
  popup?: QueryPopup;
  /** Of a `sel_tree`: the field of the parent, the parent of the roots, the field that says whether there are children. */
  pidField?: string;
  pidValue?: string;
  hasChildField?: string;
  /** Values of a `switch` for yes and no. Default `Y` and `N`. */
  extendOption?: readonly [yes: string, no: string];
}

/** A field that can be asked about, or a sub-table with such fields. */
export interface QueryField extends QueryFieldSettings {
  /** Name of the field. That of a sub-table's field is `subTable,field` on the wire. */
  value: string;
  /** In the user's language. */
  label?: string;
  /** The same as `label`, which wins. */
  text?: string;
  /** Fields of a sub-table; itself it cannot be chosen. Its fields come after those of the main table and read `Parent-Child`. */
  children?: readonly QueryField[];
  /** Of a sub-table's field: its name goes over the wire without that of the sub-table. */
  onlyFieldName?: boolean;
}

/** A line with the settings of its field, as it is kept and saved: it can be shown when the field is gone from the list. */
export interface QueryRecord extends QueryLine, Omit<QueryFieldSettings, 'type' | 'dbType' | 'options'> {}

/** Props of a value editor. */
export interface QueryValueProps {
  /** With settings only, when the line's field is not in `fields`. */
  field: QueryField;
  rule: string;
  /** Text as on the wire; several values are joined by commas. */
  value: string;
  /** Several values may be chosen: the rule is `in`, or the type `list_multi`. */
  multiple: boolean;
  onChange: (value: string) => void;
  /** Of the control, for its label. */
  id: string;
  'aria-label': string;
  /** The value cannot be asked. */
  status?: 'error' | '';
  /** The same for assistive technology, on the control itself. */
  'aria-invalid'?: true;
  /** Id of the text that says why it cannot be asked. */
  'aria-describedby'?: string;
}

/**
 * An editor of values of the host. It stands for a whole value: with comparisons and `in`, and with `between` once for each bound.
 * Parts of texts ("contains") are typed, and periods chosen, in the builder's own editors.
 * It keeps its state as long as its line asks about the same field, so it is defined once, not anew on each render.
 */
export type QueryControl = ComponentType<QueryValueProps>;

/** Editors of the host in place of the builder's own. */
export interface QueryControls {
  /** By the name of a field as it goes over the wire (`parts,partNo` of a sub-table's). These win. */
  byField?: Readonly<Record<string, QueryControl>>;
  /** By type of field; fields without a type are `text`. They win over editors that ask the sources of `HarrowProvider`. */
  byType?: Readonly<Record<string, QueryControl>>;
}

/** Answer of a live count. */
export interface QueryCount {
  total: number;
  /** Counting stopped at `total`: there are more. */
  totalCapped?: boolean;
}

export interface AdvancedQueryProps {
  /** Fields that can be queried. */
  fields: readonly QueryField[];
  /** The query that is in force; undefined: none. It may hold muted lines: `resolveQuery` and `encodeQuery` leave them out. */
  value?: QueryGroup | undefined;
  /** The user asked for a query, or cleared it (undefined). Lines that are incomplete are gone; periods and `between` are as they were built. */
  onChange: (query: QueryGroup | undefined) => void;
  /**
   * The server understands groups within groups and the rules empty and not empty (`superQueryParams` as `{match, items}`).
   * Otherwise the two rules are not offered, and groups are refused where they cannot be dissolved. Default false.
   */
  supportsTree?: boolean;
  /**
   * Further features of a query, for a list whose rows are evaluated (`evaluateQuery`), exported (`toSql` and the like), or asked of a server
   * that knows it; such a list has `supportsTree`, too. `not`: groups that must not hold;
   * `fieldComparison`: a field compared with another of its type. Default: none.
   */
  features?: QueryFeatures;
  /** Store of saved queries. Default: this browser, under `saveCode`. */
  store?: QueryStore;
  /** Under which saved queries are kept in this browser. Default: the path of the page. */
  saveCode?: string;
  /** Asks for the saved query that is the list's default when there is no `value` at first. Default false. */
  applyDefault?: boolean;
  /** Counts the records of a query. Called 500 ms after the last change; the signal of an outdated call is aborted, its answer dropped. */
  onCount?: (query: QueryGroup, signal: AbortSignal) => Promise<QueryCount>;
  /** Values of a text field that begin with or contain what was typed. Asked 300 ms after the last key. */
  suggest?: (field: QueryField, text: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Editors of yours in place of the builder's own, e.g. `{ byType: { sel_user: UserSelect } }`. */
  controls?: QueryControls;
  /** A value as the user knows it, where neither options nor a dictionary say it: the name of a user. */
  valueText?: (field: QueryField, value: string) => string | undefined;
  /** Makes the address that opens the list with a query (`queryToText`); the dialog offers to copy it. */
  linkOf?: (query: QueryGroup) => string;
  /** A request is under way: the query button waits, and the bar shows it. */
  loading?: boolean;
  /** The query can be seen, but not built or changed. Default false. */
  disabled?: boolean;
}

export interface QueryChipsProps {
  /** Fields that can be queried: names and kinds of the values in the chips. */
  fields: readonly QueryField[];
  /** The query that is in force; undefined: none, and no chips. */
  value?: QueryGroup | undefined;
  /** The query without the condition whose chip was removed; undefined when nothing is left. */
  onChange: (query: QueryGroup | undefined) => void;
  /** A value as the user knows it, where neither options nor a dictionary say it: the name of a user. */
  valueText?: (field: QueryField, value: string) => string | undefined;
}

export interface QueryBarProps extends Omit<AdvancedQueryProps, 'applyDefault' | 'disabled'> {
  /** The conditions are read, not changed; nothing where no query is in force. Default false. */
  readOnly?: boolean;
}
