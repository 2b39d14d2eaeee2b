/** Query of a list of records. */
export interface RecordQuery {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Wanted text by field. Fields without a text are not there. */
  filters: Readonly<Record<string, string>>;
  sort?: RecordSort;
}

export interface RecordSort {
  column: string;
  order: 'asc' | 'desc';
}

export interface RecordPage<T> {
  records: readonly T[];
  /** Of all pages. */
  total: number;
}

/** Records that are too many to be loaded at once. Rejections are `Error`s whose messages can be shown. */
export interface RecordSource<T> {
  list(query: RecordQuery, signal: AbortSignal): Promise<RecordPage<T>>;
  /** The records whose `field` holds one of `values`, at most 100 at once. What it leaves out is shown as the value itself. */
  find(field: string, values: readonly string[], signal: AbortSignal): Promise<readonly T[]>;
}

export interface User {
  id: string;
  username: string;
  realname: string;
  /** 1 male, 2 female; anything else is shown as it is. */
  sex?: number | string | null;
  phone?: string | null;
  /** Names of the user's departments, joined by commas. */
  orgCodeTxt?: string | null;
}

/** Filters: `username` (part of an account), `departId`. */
export type UserSource = RecordSource<User>;

export interface Role {
  id: string;
  roleName: string;
  roleCode: string;
}

/** Filters: `roleName`. */
export type RoleSource = RecordSource<Role>;

export interface Position {
  id: string;
  name: string;
  code: string;
  rank?: string | null;
  /** The rank in the user's language. */
  rank_dictText?: string | null;
}

/** Filters: `name`. */
export type PositionSource = RecordSource<Position>;

export interface Department {
  id: string;
  orgCode: string;
  departName: string;
  pid?: string | null;
  /** Kind of department, as the source tells kinds apart; for `choosable`. */
  orgCategory?: string | number | null;
  /** No children, known before they are asked for. */
  isLeaf?: boolean;
  /** Given along with the department; left out: asked for when it is opened. */
  children?: readonly Department[] | null;
}

/** The tree of departments. Rejections are `Error`s whose messages can be shown. */
export interface DepartmentSource {
  /** The roots, or the children of one department. */
  children(pid: string | undefined, signal: AbortSignal): Promise<readonly Department[]>;
  /** Departments whose name contains the text. Without it only departments that have been loaded are found. */
  search?(text: string, signal: AbortSignal): Promise<readonly Department[]>;
  /** The departments whose `field` holds one of `values`. Without it only departments that have been loaded have names. */
  find?(field: string, values: readonly string[], signal: AbortSignal): Promise<readonly Department[]>;
}
