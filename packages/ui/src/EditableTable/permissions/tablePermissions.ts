import type { TablePermissions } from '../../sources/tablePermissions.ts';

/** An entry of the server's permission lists. `type`: `1` shows or hides, `2` disables. */
export interface ListedPermission {
  /** May hold several codes, joined by commas. */
  action: string;
  type: string;
  status?: string;
}

/**
 * Permissions from the two lists of the server: what is controlled at all (`allAuth`, status 1) and not granted (`auth`) is
 * excluded, or disabled if that is what the entry is for. What is not controlled is free.
 */
export function permissionsOfLists({ auth, allAuth }: { auth: readonly ListedPermission[]; allAuth: readonly ListedPermission[] }): TablePermissions {
  const actions = (entries: readonly ListedPermission[]) => entries.flatMap(({ action }) => action.split(',').map((one) => one.trim()));
  const without = (type: string) => (prefix: string) => {
    const granted = new Set(actions(auth.filter((entry) => entry.type === type)));
    const controlled = actions(allAuth.filter((entry) => entry.type === type && entry.status === '1'));
    return controlled.filter((action) => action.startsWith(prefix) && !granted.has(action)).map((action) => action.slice(prefix.length));
  };
  return { excluded: without('1'), disabled: without('2') };
}

/** The codes that one table has to leave out and to disable. */
export interface TableRights {
  excluded: ReadonlySet<string>;
  disabled: ReadonlySet<string>;
}

const allAllowed: TableRights = { excluded: new Set(), disabled: new Set() };

/** @param authPre prefix of the table's codes, with or without its last `:`; none means that everything is allowed */
export function rightsOf(permissions: TablePermissions | undefined, authPre: string | undefined): TableRights {
  if (!permissions || !authPre) return allAllowed;
  const prefix = authPre.endsWith(':') ? authPre : `${authPre}:`;
  return { excluded: withRemove(permissions.excluded(prefix)), disabled: withRemove(permissions.disabled?.(prefix) ?? []) };
}

/** The button has two names: `remove` in the toolbar, `batch_delete` among the permissions. */
function withRemove(codes: Iterable<string>): ReadonlySet<string> {
  const all = new Set(codes);
  if (all.has('batch_delete')) all.add('remove');
  return all;
}

/** The columns that the user may see, read-only where the user may not edit. The same list if there is nothing to change. */
export function permittedColumns<Column extends { key: string; hidden?: boolean | undefined; readOnly?: unknown }>(
  columns: readonly Column[],
  { excluded, disabled }: TableRights,
): readonly Column[] {
  if (!columns.some(({ key }) => excluded.has(key) || disabled.has(key))) return columns;
  return columns.map((column) => {
    if (excluded.has(column.key)) return { ...column, hidden: true };
    return disabled.has(column.key) ? { ...column, readOnly: true } : column;
  });
}
