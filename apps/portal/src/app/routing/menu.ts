import type { MenuItem } from '@harrow/api-client';
import { matchPath } from 'react-router-dom';
import { flatTree } from '../../shared/flatTree.ts';
import type { Portal } from './portal.ts';

/** One page of the portal: its address and the feature folder that shows it. */
export interface PortalRoute {
  path: string;
  /** Folder below `features`; empty for a page of another application. */
  feature: string;
  /** Address of a page of another application, shown in a frame; with placeholders, see `fillAddress`. */
  frameUrl?: string;
}

/** One visible entry of the menu. */
export interface MenuEntry {
  key: string;
  title: string;
  icon: string | null;
  /** Opens in a new window. */
  externalUrl?: string;
  /** Address that is worked out at the click: with placeholders, or a site of the maker, which takes the user over. */
  wayOut?: string;
  children?: MenuEntry[];
}

/** The views of home, today and figures, which share the tab that stays. */
const homeViews: readonly [today: string, figures: string] = ['/workbench/notice', '/dashboard/analysis'];
/** Menu items of this type open their url in a new window. */
const externalType = 30;
const isWorkedOut = /^portal:|[{]/;

/** `warranty-claim/ClaimListPage` and `warrantyClaim` both name the folder `warranty-claim`. */
export function featureOf(component: string | null | undefined): string | undefined {
  const folder = component?.split('/')[0];
  return folder?.replaceAll(/[A-Z]/g, (letter, index: number) => (index ? '-' : '') + letter.toLowerCase()) || undefined;
}

const isHidden = (item: MenuItem): boolean => item.hidden || item.meta.hidden === true;
const isExternal = (item: MenuItem): boolean => item.Type === externalType || (item.meta.internalOrExternal && Boolean(item.meta.url));
const isFramed = (item: MenuItem): boolean => !isExternal(item) && Boolean(item.meta.url);

/** Pages that the menu leads to. A page's own sub-pages (add, detail) belong to its feature. */
export function buildRoutes(menu: readonly MenuItem[], features: ReadonlySet<string>): PortalRoute[] {
  const routes = flatTree(menu)
    .filter((item) => item.route !== '0' && !isExternal(item))
    .map((item) => (isFramed(item) ? { path: item.path, feature: '', frameUrl: item.meta.url! } : { path: item.path, feature: featureOf(item.component) }))
    .filter((route): route is PortalRoute => 'frameUrl' in route || (route.feature !== undefined && features.has(route.feature)));
  return routes.filter(
    (route) => route.frameUrl || !routes.some((other) => other !== route && isBelow(route.path, other.path) && other.feature === route.feature),
  );
}

const isBelow = (path: string, parent: string): boolean => path.startsWith(`${parent}/`);

/** Entries of the side menu: no hidden items, no empty groups, no pages that this build does not have. */
export function buildMenu(items: readonly MenuItem[], routes: readonly PortalRoute[]): MenuEntry[] {
  return items.flatMap((item): MenuEntry[] => {
    if (isHidden(item)) return [];
    const entry = { key: item.path, title: item.meta.title, icon: item.meta.icon };
    const { url } = item.meta;
    if (isExternal(item)) return url ? [{ ...entry, [isWorkedOut.test(url) ? 'wayOut' : 'externalUrl']: url }] : [];
    const children = item.alwaysShow ? [] : buildMenu(item.children ?? [], routes);
    if (children.length > 0) return [{ ...entry, children }];
    if (!routes.some((route) => route.path === item.path)) return [];
    return [item.meta.target === '_blank' ? { ...entry, externalUrl: item.path } : entry];
  });
}

/** Redirects from the addresses of groups. */
export function buildRedirects(menu: readonly MenuItem[]): { path: string; to: string }[] {
  return flatTree(menu)
    .filter((item) => item.redirect && item.redirect !== item.path && !item.alwaysShow)
    .map((item) => ({ path: item.path, to: item.redirect! }));
}

function firstPage(menu: readonly MenuEntry[]): string | undefined {
  for (const entry of menu) {
    const page = entry.children ? firstPage(entry.children) : entry.externalUrl || entry.wayOut ? undefined : entry.key;
    if (page) return page;
  }
  return undefined;
}

/** Page at `/`, in the tab that cannot be closed: home if the user has it, otherwise the first page of the menu. */
export function homePath(menu: readonly MenuEntry[], routes: readonly PortalRoute[]): string {
  return routes.find((route) => route.path === homeViews[0])?.path ?? firstPage(menu) ?? '/404';
}

/** True for the address of a view of home. */
export const isHomeView = (fullPath: string): boolean => homeViews.includes(fullPath.split(/[?#]/, 1)[0]!);

/**
 * Target of an address that is no page itself: the root, a group, or an unknown address. `undefined` for a page; the rest of its address is
 * the page's own affair.
 */
export function leadsTo(portal: Portal, pathname: string): string | undefined {
  const { menu, routes, entries } = portal;
  // Papers are in no menu: a ticket is enough to see one.
  if (pathname === '/404' || pathname.startsWith('/print/') || routes.some(({ path }) => pathname === path || isBelow(pathname, path))) return undefined;
  if (pathname === '/') return homePath(entries, routes);
  return buildRedirects(menu).find(({ path }) => path === pathname)?.to ?? '/404';
}

/** Menu data of the page at an address: exact, by pattern (`/claim/detail/:id`), or of the page it lies below. */
export function metaOf(menu: readonly MenuItem[], pathname: string): MenuItem['meta'] | undefined {
  const items = flatTree(menu).filter((item) => !isExternal(item));
  const exact = items.find((item) => item.path === pathname) ?? items.find((item) => matchPath(item.path, pathname));
  if (exact) return exact.meta;
  const parents = items.filter((item) => item.component && isBelow(pathname, item.path));
  return parents.sort((a, b) => b.path.length - a.path.length)[0]?.meta;
}

/** Title of the page at an address, from the menu. */
export const titleOf = (menu: readonly MenuItem[], pathname: string): string | undefined => metaOf(menu, pathname)?.title;

/** One step on the way to a page; without an address it only names a group. */
export interface Step {
  title: string;
  href?: string;
}

/** The menu items on the way to an address, from the outside in; `undefined` when none leads there. */
function wayTo(items: readonly MenuItem[], pathname: string): MenuItem[] | undefined {
  const ways = items.flatMap((item): MenuItem[][] => {
    if (isExternal(item)) return [];
    const inner = wayTo(item.children ?? [], pathname);
    if (inner) return [[item, ...inner]];
    const isHere = item.path === pathname || matchPath(item.path, pathname) !== null || (item.component !== null && isBelow(pathname, item.path));
    return isHere ? [[item]] : [];
  });
  return ways.sort((a, b) => b.at(-1)!.path.length - a.at(-1)!.path.length)[0];
}

/**
 * Breadcrumb of the page at an address: home, the groups around it, the page.
 * @param title of the page itself, which may have named its tab after the record it shows
 */
export function trailOf(portal: Portal, pathname: string, home: Step, title: string): Step[] {
  const way = wayTo(portal.menu, pathname) ?? [];
  if (home.href === pathname) return [home];
  const last = way.at(-1);
  // The page itself is no step on the way, nor is a hidden entry, such as the parent of notices.
  const before = last && (isHidden(last) || matchPath(last.path, pathname)) ? way.slice(0, -1) : way;
  const isPage = (path: string): boolean => portal.routes.some((route) => route.path === path) || buildRedirects(portal.menu).some((one) => one.path === path);
  return [home, ...before.map((item) => ({ title: item.meta.title, ...(isPage(item.path) && { href: item.path }) })), { title }];
}

/** External address of a menu entry, if it is worked out at the click. */
export function wayOutAt(menu: readonly MenuEntry[], path: string): string | undefined {
  return menu.map(({ key, wayOut, children = [] }) => (key === path ? wayOut : wayOutAt(children, path))).find(Boolean);
}

/** The visible menu entry of an address: its own, that of the record's list, or home's for both of its views. */
export function selectedKey({ menu, entries }: Pick<Portal, 'menu' | 'entries'>, pathname: string): string | undefined {
  const shown = new Set(flatTree(entries).map(({ key }) => key));
  return wayTo(menu, pathname)?.findLast(({ path }) => shown.has(path))?.path;
}
