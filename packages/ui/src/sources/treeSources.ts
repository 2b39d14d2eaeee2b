/** A node as servers answer it: `leaf` is 0/1, '0'/'1' or a boolean. */
export interface TreeNodeAnswer {
  key: string;
  /** In the user's language; `title` is understood as well. */
  label?: string | null;
  title?: string | null;
  leaf?: boolean | number | string | null;
}

export interface TreeQuery {
  /** Parent; the value of the roots first. */
  pid: string;
  tableName: string;
  text: string;
  code: string;
  pidField: string;
  hasChildField: string;
  /** JSON object, or empty. */
  condition: string;
}

/** Dictionary trees, level by level. Rejections are `Error`s whose messages can be shown. */
export interface TreeSource {
  children(query: TreeQuery, signal: AbortSignal): Promise<readonly TreeNodeAnswer[]>;
  /** Texts of stored values in their order; an unknown value answers itself. `dict` is `table,text,code`. */
  texts(dict: string, values: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
  /** Tells when trees have changed: what is shown is asked for again. Answers how to stop. */
  subscribe?: (listener: () => void) => () => void;
}

export interface CategoryQuery {
  /** Id of the parent; wins over `pcode`. */
  pid?: string;
  /** Code of the parent; `0`: the roots. */
  pcode?: string;
  /** JSON object, or empty. */
  condition?: string;
}

/** Categories, level by level. */
export interface CategorySource {
  children(query: CategoryQuery, signal: AbortSignal): Promise<readonly TreeNodeAnswer[]>;
  /** Names of ids in their order; an unknown id answers itself. */
  texts(ids: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
  /** Tells when categories have changed: what is shown is asked for again. Answers how to stop. */
  subscribe?: (listener: () => void) => () => void;
}
