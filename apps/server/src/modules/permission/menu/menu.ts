/** The menu of a user. Pure. */
import type { Operations } from '../../../generated/operations.gen.ts';
import type { CurrentUser } from '../../../shared/session/currentUser.ts';
import type { KeptEntry } from './effectiveMenu.ts';
import { moduleOf, nameOf } from './entries.ts';

type MenuItem = Operations['navigationGetNavigation']['reply']['result'][number];
type Reader = Pick<CurrentUser, 'language' | 'permissions'>;

/** Whether a user sees an entry, regardless of those above it. */
export const isSeen = ({ status, permission }: KeptEntry, { permissions }: Pick<CurrentUser, 'permissions'>): boolean =>
  status === 1 && (permission === null || permissions.has(permission));

function itemOf(entry: KeptEntry, user: Reader, children: readonly MenuItem[]): MenuItem {
  const { permission, icon, target, url, component } = entry;
  const hidden = entry.hidden === 'Y';
  const permissions = permission === null ? [] : [...user.permissions].filter((one) => one.startsWith(`${moduleOf(permission)}:`)).sort();
  return {
    id: entry.id,
    path: entry.path!,
    name: nameOf(entry.path!),
    component,
    redirect: entry.Type === 0 ? (children.find(({ Type, hidden: isHidden }) => Type === 1 && !isHidden)?.path ?? null) : null,
    hidden,
    alwaysShow: entry.alwaysShow === 'Y',
    route: entry.route,
    Type: entry.Type!,
    meta: {
      title: entry.title[user.language],
      icon,
      url,
      keepAlive: entry.keepAlive === 'Y',
      internalOrExternal: entry.internalOrExternal === 'Y',
      ...(target && { target }),
      componentName: component?.split('/').pop() ?? null,
      permissionList: permissions,
      hidden,
    },
    ...(children.length > 0 && { children: [...children] }),
  };
}

/**
 * The menu of a user, titles in their language; groups without a page are left out.
 * @param entries the whole menu, those beside each other in their order
 */
export function menuOf(entries: readonly KeptEntry[], user: Reader): MenuItem[] {
  const below = Map.groupBy(
    entries.filter((entry) => entry.type === 1 && isSeen(entry, user)),
    ({ pid }) => pid,
  );
  const itemsBelow = (pid: string | null): MenuItem[] =>
    (below.get(pid) ?? []).flatMap((entry) => {
      const children = itemsBelow(entry.id);
      return entry.Type === 0 && children.length === 0 ? [] : [itemOf(entry, user, children)];
    });
  return itemsBelow(null);
}

/** A menu without the pages that an administrator has hidden; those of one record, which never had an entry, stay. */
export function withoutHidden(menu: readonly MenuItem[], entries: readonly KeptEntry[]): MenuItem[] {
  const isGone = new Set(
    entries.filter(({ hidden, overridden, builtIn }) => hidden === 'Y' && (!builtIn || overridden.includes('hidden'))).map(({ id }) => id),
  );
  const rest = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap(({ children, ...item }) => {
      if (isGone.has(item.id)) return [];
      const left = rest(children ?? []);
      if (item.Type === 0 && left.length === 0) return [];
      return [{ ...item, ...(left.length > 0 && { children: left }) }];
    });
  return rest(menu);
}

/** The menu items of a tree, one after the other. */
export const flatMenu = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flatMenu(item.children ?? [])]);
