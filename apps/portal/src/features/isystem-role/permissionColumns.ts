import type { PermissionNode } from '@harrow/api-client';

/** A right that several modules have, such as "add". */
export interface ActionColumn {
  /** What stands behind the colon of its keys: `add`. */
  action: string;
  title: string;
}

/** So many modules have a right for which a column is worth its room; the others of a module stand together in its last cell. */
const worthColumn = 4;

export const actionOf = (key: string): string => key.slice(key.indexOf(':') + 1);

/** The columns of the matrix: rights that many modules have, the most common first. */
export function permissionColumns(modules: readonly PermissionNode[]): ActionColumn[] {
  const rights = modules.flatMap(({ children }) => children ?? []);
  const actions = new Map(rights.map(({ key, title }) => [actionOf(key), { title, count: 0 }]));
  for (const { key } of rights) actions.get(actionOf(key))!.count += 1;
  return [...actions]
    .filter(([, { count }]) => count >= worthColumn)
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([action, { title }]) => ({ action, title }));
}
