import type { Operations } from '../../generated/operations.gen.ts';
import { firstMessage } from '../../shared/messages/messages.ts';
import type { Module } from '../../shared/module.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';

type MenuItem = Operations['navigationGetNavigation']['reply']['result'][number];

/** Groups of the menu in their order; each has a title, `menu.{name}`. One without a page the user may see is left out. */
const groups = [
  { name: 'workbench', icon: 'desktop' },
  { name: 'vehicle', icon: 'car' },
  { name: 'service', icon: 'tool' },
  { name: 'parts', icon: 'appstore' },
  { name: 'network', icon: 'shop' },
  { name: 'isystem', icon: 'setting' },
] as const;

/** A page of the menu tree. */
export interface MenuPage {
  readonly group: (typeof groups)[number]['name'];
  /**
   * Its title is `menu.` and the path with hyphens, `menu.vehicle-list`, or that of its noun, `module.vehicle`. A page of one record below it is titled as such a page of its
   * own (`menu.vehicle-list.detail`), or as its noun.
   */
  readonly path: string;
  /** Screen of the portal, `folder/Component`. */
  readonly component: string;
  /** Permission a user needs to see it. */
  readonly permission: string;
  /** Its hidden children, each opening a tab of its own. */
  readonly hidden?: readonly { readonly path: string; readonly component: string; readonly permission: string }[];
}

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-').replaceAll(':', '');

/** The menu tree of a user with the pages of the modules, titles in the user's language. */
export function menuOf(modules: readonly Pick<Module, 'menu'>[], user: CurrentUser): MenuItem[] {
  const may = ({ permission }: { permission: string }): boolean => user.permissions.has(permission);
  const item = (path: string, title: string, parts: Partial<MenuItem> & { icon?: string; permissions?: string[]; keepAlive?: boolean }): MenuItem => {
    const { icon = null, permissions = [], keepAlive = false, ...rest } = parts;
    const component = rest.component ?? null;
    const hidden = rest.hidden ?? false;
    return {
      id: nameOf(path),
      path,
      name: nameOf(path),
      redirect: null,
      alwaysShow: false,
      route: '1',
      Type: 1,
      ...rest,
      component,
      hidden,
      meta: {
        title,
        icon,
        url: null,
        keepAlive,
        internalOrExternal: false,
        componentName: component?.split('/').pop() ?? null,
        permissionList: permissions,
        hidden,
      },
    };
  };
  const actionsOf = (module: string): string[] => [...user.permissions].filter((permission) => permission.startsWith(`${module}:`)).sort();
  const moduleOf = (permission: string): string => permission.split(':')[0]!;
  const titleOf = (name: string, permission = '', record = name): string =>
    firstMessage(user.language, `menu.${name}`, `menu.${record}`, `module.${moduleOf(permission)}`);
  /** Those who edit a record and those who read it see the page of one record. */
  const titleBelow = (name: string, { path, permission }: { path: string; permission: string }): string => {
    const below = path.split('/')[3]!;
    return titleOf(`${name}.${below}`, permission, below === 'edit' ? `${name}.detail` : undefined);
  };

  const allPages = modules.flatMap(({ menu = [] }) => menu).filter(may);
  return groups.flatMap((group) => {
    const pages = allPages.filter((page) => page.group === group.name);
    if (pages.length === 0) return [];
    const children = pages.map((page) => {
      const name = nameOf(page.path);
      const hidden = (page.hidden ?? []).filter(may).map((child) =>
        item(child.path, titleBelow(name, child), {
          component: child.component,
          hidden: true,
          permissions: actionsOf(moduleOf(child.permission)),
        }),
      );
      return item(page.path, titleOf(name, page.permission), {
        component: page.component,
        keepAlive: true,
        permissions: actionsOf(moduleOf(page.permission)),
        ...(hidden.length > 0 && { children: hidden }),
      });
    });
    return [item(`/${group.name}`, titleOf(group.name), { icon: group.icon, redirect: pages[0]!.path, Type: 0, children })];
  });
}

/** The menu items of a tree, one after the other. */
export const flatMenu = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flatMenu(item.children ?? [])]);
