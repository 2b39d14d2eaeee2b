import type { PermissionNode } from '@harrow/api-client';

/** A right that several modules have, such as "add". */
export interface ActionColumn {
  /** The part of its keys behind the colon: `add`. */
  action: string;
  title: string;
}

/** Number of modules that must have a right to give it a column; a module's other rights are in its last cell. */
const worthColumn = 4;

export const actionOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** Grantable rights of a node: its own, without those over lists of lines. */
export const ownRights = ({ children }: PermissionNode): PermissionNode[] => (children ?? []).filter((child) => !child.children);
/** Lists of lines of a module, with the rights over them. */
export const listsOf = ({ children }: PermissionNode): PermissionNode[] => (children ?? []).filter((child) => child.children);

const moduleOf = (key: string): string => key.split(':', 1)[0]!;
const isOfLines = (key: string): boolean => key.split(':').length === 3;

/**
 * Rights after some are given or taken away. Rights over lines are given and taken away with the right to edit their document, without
 * which they have no effect.
 */
export function changeRights(modules: readonly PermissionNode[], granted: readonly string[], keys: readonly string[], on: boolean): string[] {
  const next = new Set(granted);
  const set = (key: string): void => void (on ? next.add(key) : next.delete(key));
  const linesOf = (module: string): string[] =>
    modules.filter(({ key }) => key === module).flatMap((node) => listsOf(node).flatMap(({ children }) => (children ?? []).map(({ key }) => key)));
  for (const key of keys) {
    set(key);
    if (key === `${moduleOf(key)}:edit`) linesOf(moduleOf(key)).forEach(set);
    if (on && isOfLines(key)) next.add(`${moduleOf(key)}:edit`);
  }
  return [...next];
}

/** The columns of the matrix: rights that many modules have, the most common first. */
export function permissionColumns(modules: readonly PermissionNode[]): ActionColumn[] {
  const rights = modules.flatMap(ownRights);
  const actions = new Map(rights.map(({ key, title }) => [actionOf(key), { title, count: 0 }]));
  for (const { key } of rights) actions.get(actionOf(key))!.count += 1;
  return [...actions]
    .filter(([, { count }]) => count >= worthColumn)
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([action, { title }]) => ({ action, title }));
}
