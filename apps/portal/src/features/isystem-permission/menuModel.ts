/** Entries shown in the tree of the menu, and the places they can be moved to. Pure. */
import type { MenuNode } from '@harrow/api-client';

const keep = (nodes: readonly MenuNode[], stays: (node: MenuNode, children: readonly MenuNode[]) => boolean): MenuNode[] =>
  nodes.flatMap((node) => {
    const children = keep(node.children ?? [], stays);
    return stays(node, children) ? [{ ...node, children: children.length > 0 ? children : null }] : [];
  });

/** Entries that have the text in name, key or address, with those above them. */
export function findNodes(nodes: readonly MenuNode[], text: string): readonly MenuNode[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return nodes;
  return keep(nodes, ({ id, name, path }, children) => children.length > 0 || `${id} ${name} ${path ?? ''}`.toLowerCase().includes(wanted));
}

/** The menu of a user with these rights: no hidden pages, no groups without a page; buttons are the user's rights on the page. */
export const seenWith = (nodes: readonly MenuNode[], permissions: ReadonlySet<string>): MenuNode[] =>
  keep(nodes, ({ Type, status, hidden, permission, type }, children) => {
    if (status === 0 || (type === 1 && hidden === 'Y')) return false;
    if (Type === 0) return children.some((child) => child.type === 1);
    return permission === null || permissions.has(permission);
  });

const isGroupId = (nodes: readonly MenuNode[], id: string | null): boolean => nodes.some((node) => node.id === id && node.Type === 0);

/** True for an entry that can be moved: not for buttons and pages of one record, which belong to their page. */
export const isMovable = ({ type, pid }: MenuNode, nodes: readonly MenuNode[]): boolean => type === 1 && (pid === null || isGroupId(nodes, pid));

export interface Place {
  pid: string | null;
  sortNo: number;
}

/**
 * New place of an entry that is dropped at another one.
 * @param at  inside: below a group, first. Otherwise before or behind the other entry.
 * @returns undefined where it is not allowed: pages lie in groups, groups beside groups
 */
export function placeAt(entry: MenuNode, target: MenuNode, at: 'inside' | 'before' | 'behind', nodes: readonly MenuNode[]): Place | undefined {
  if (!isMovable(entry, nodes) || target.type === 2) return undefined;
  const isGroup = entry.Type === 0;
  if (at === 'inside') return target.Type === 0 && !isGroup ? { pid: target.id, sortNo: firstPlace(target) } : undefined;
  const isBesideGroups = target.pid === null;
  if (isGroup !== isBesideGroups && (isGroup || entry.builtIn)) return undefined;
  if (!isBesideGroups && !isGroupId(nodes, target.pid)) return undefined;
  return { pid: target.pid, sortNo: at === 'before' ? target.sortNo : target.sortNo + 1 };
}

const firstPlace = ({ children }: MenuNode): number => Math.min(...(children ?? []).filter(({ type }) => type === 1).map(({ sortNo }) => sortNo), 10);
