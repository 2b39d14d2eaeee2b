/** Restrictions of the user in tables. Columns by their key, buttons by `add`, `batch_delete`, `remove`, `clearSelection`, `save`, `collapse`. */
export interface TablePermissions {
  /** Codes under the prefix (which ends with `:`) that are not shown at all. */
  excluded: (prefix: string) => Iterable<string>;
  /** Codes that are shown, but cannot be used. */
  disabled?: (prefix: string) => Iterable<string>;
}
