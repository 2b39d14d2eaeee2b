import type { MenuItem } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { buildMenu, buildRedirects, buildRoutes, featureOf, homePath, isHomeView, leadsTo, metaOf, selectedKey, titleOf, trailOf, wayOutAt } from './menu.ts';

type Part = Partial<Omit<MenuItem, 'meta'>> & { title?: string; url?: string };

function item(path: string, { title = path, url, ...part }: Part = {}): MenuItem {
  return {
    id: path,
    path,
    name: path,
    component: null,
    redirect: null,
    hidden: false,
    alwaysShow: false,
    route: '1',
    Type: part.component ? 1 : 0,
    meta: { title, icon: null, url: url ?? null, keepAlive: true, internalOrExternal: false, componentName: null, permissionList: [] },
    ...part,
  };
}

const menu = [
  item('/workbench', {
    title: 'Workbench',
    redirect: '/workbench/notice',
    children: [
      item('/workbench/notice', {
        title: 'Home',
        component: 'home/HomePage',
        children: [item('/dashboard/analysis', { title: 'Figures', component: 'dashboard/DashboardPage', hidden: true })],
      }),
      item('/workbench/notice/list', {
        title: 'Notices',
        component: 'notice/NoticeListPage',
        children: [item('/workbench/notice/detail', { title: 'Notice', component: 'notice/NoticeReaderPage', hidden: true })],
      }),
      item('/workbench/todo', { component: 'todo/TodoPage' }),
    ],
  }),
  item('/service', {
    title: 'Service',
    children: [
      item('/service/warrantyClaim', {
        title: 'Warranty claims',
        component: 'warranty-claim/ClaimListPage',
        children: [
          item('/service/warrantyClaim/add', { title: 'New claim', component: 'warranty-claim/ClaimPage', hidden: true }),
          item('/service/warrantyClaim/detail/:id', { title: 'Claim', component: 'warranty-claim/ClaimPage', hidden: true }),
        ],
      }),
      item('/service/secret', { component: 'notice/NoticePage', hidden: true }),
      item('/service/none', { component: 'notice/NoticePage', route: '0' }),
      item('/service/future', { component: 'future/FuturePage' }),
    ],
  }),
  item('/manual', { title: 'Manuals', Type: 30, url: 'https://manuals.example' }),
];
const features = new Set(['home', 'dashboard', 'notice', 'todo', 'warranty-claim']);
const routes = buildRoutes(menu, features);
const entries = buildMenu(menu, routes);

const home = { title: 'Home', href: '/workbench/notice' };

test.each([
  ['/service/warrantyClaim', 'Warranty claims', [home, { title: 'Service' }, { title: 'Warranty claims' }]],
  [
    '/service/warrantyClaim/detail/7',
    'WC2611D001-0007',
    [home, { title: 'Service' }, { title: 'Warranty claims', href: '/service/warrantyClaim' }, { title: 'WC2611D001-0007' }],
  ],
  ['/workbench/notice/list', 'Notices', [home, { title: 'Workbench', href: '/workbench' }, { title: 'Notices' }]],
  [
    '/workbench/notice/detail/7',
    'Stop',
    [home, { title: 'Workbench', href: '/workbench' }, { title: 'Notices', href: '/workbench/notice/list' }, { title: 'Stop' }],
  ],
  ['/workbench/notice', 'Home', [home]],
  ['/nowhere', 'Page not found', [home, { title: 'Page not found' }]],
])('the way to %s', (pathname, title, way) => {
  expect(trailOf({ menu, routes, entries }, pathname, home, title)).toEqual(way);
});

test('a page of another application has a route and an entry, or opens a window', () => {
  const meta = (url: string, internalOrExternal: boolean) => ({ ...item('/x', { url }).meta, internalOrExternal });
  const framed = [
    item('/report', { component: 'layouts/IframePageView', meta: meta('/bi?t=${token}', false) } as Part),
    item('/shop', { component: 'layouts/IframePageView', meta: meta('https://shop.example', true) } as Part),
  ];
  const framedRoutes = buildRoutes(framed, features);
  expect(framedRoutes).toEqual([{ path: '/report', feature: '', frameUrl: '/bi?t=${token}' }]);
  expect(buildMenu(framed, framedRoutes).map(({ key, externalUrl }) => [key, externalUrl])).toEqual([
    ['/report', undefined],
    ['/shop', 'https://shop.example'],
  ]);
});

test('a page of the portal opens a window where the menu wants it, and has its route there', () => {
  const manual = item('/manual', { component: 'notice/NoticePage' });
  const windowed = [{ ...manual, meta: { ...manual.meta, target: '_blank' as const } }];
  const windowedRoutes = buildRoutes(windowed, features);
  expect(windowedRoutes).toEqual([{ path: '/manual', feature: 'notice' }]);
  expect(buildMenu(windowed, windowedRoutes)).toEqual([{ key: '/manual', title: manual.meta.title, icon: manual.meta.icon, externalUrl: '/manual' }]);
});

test('a page of a low-code application is known when the menu has it', () => {
  const lowApp = [item('/low-app/stock', { component: 'notice/NoticePage', hidden: true })];
  const portal = { menu: lowApp, routes: buildRoutes(lowApp, features), entries: [] };
  expect(leadsTo(portal, '/low-app/stock')).toBeUndefined();
  expect(leadsTo(portal, '/low-app/unknown')).toBe('/404');
  expect(leadsTo(portal, '/print/warrantyClaim')).toBeUndefined();
});

test.each([
  ['warranty-claim/ClaimListPage', 'warranty-claim'],
  ['warrantyClaim', 'warranty-claim'],
  ['Notice', 'notice'],
  [null, undefined],
  ['', undefined],
])('the component %s lives in the feature %s', (component, feature) => {
  expect(featureOf(component)).toBe(feature);
});

test('every page of the menu gets a route, also hidden ones; sub-pages belong to the page above', () => {
  expect(routes).toEqual([
    { path: '/workbench/notice', feature: 'home' },
    { path: '/dashboard/analysis', feature: 'dashboard' },
    { path: '/workbench/notice/list', feature: 'notice' },
    { path: '/workbench/notice/detail', feature: 'notice' },
    { path: '/workbench/todo', feature: 'todo' },
    { path: '/service/warrantyClaim', feature: 'warranty-claim' },
    { path: '/service/secret', feature: 'notice' },
  ]);
});

test('the menu shows neither hidden items nor items without a page, but external ones', () => {
  expect(entries.map((entry) => [entry.key, entry.children?.map((child) => child.key)])).toEqual([
    ['/workbench', ['/workbench/notice', '/workbench/notice/list', '/workbench/todo']],
    ['/service', ['/service/warrantyClaim']],
    ['/manual', undefined],
  ]);
  expect(entries[2]?.externalUrl).toBe('https://manuals.example');
});

test('an item that is always shown stands for its children', () => {
  const shown = item('/a', { component: 'notice/X', alwaysShow: true, redirect: '/a/1', children: [item('/a/1', { component: 'notice/X' })] });
  expect(buildMenu([shown], buildRoutes([shown], features))).toEqual([{ key: '/a', title: '/a', icon: null }]);
  expect(buildRedirects([shown])).toEqual([]);
});

test('a group leads to its redirect', () => {
  expect(buildRedirects(menu)).toEqual([{ path: '/workbench', to: '/workbench/notice' }]);
});

test.each([
  ['/', '/workbench/notice'],
  ['/workbench', '/workbench/notice'],
  ['/service', '/404'],
  ['/nowhere', '/404'],
  ['/service/future', '/404'],
  ['/service/warrantyClaimX', '/404'],
  ['/service/warrantyClaim', undefined],
  ['/service/warrantyClaim/detail/1', undefined],
  ['/404', undefined],
])('%s leads to %s', (path, target) => {
  expect(leadsTo({ menu, routes, entries }, path)).toBe(target);
});

test('the page of the tab that stays is home, or the first page of a menu without it', () => {
  expect(homePath(entries, routes)).toBe('/workbench/notice');
  const rest = menu.slice(1);
  const restRoutes = buildRoutes(rest, features);
  expect(homePath(buildMenu(rest, restRoutes), restRoutes)).toBe('/service/warrantyClaim');
  expect(homePath([], [])).toBe('/404');
});

test('today and figures are the views of home', () => {
  expect(['/workbench/notice', '/dashboard/analysis?months=3', '/workbench/notice/list', '/'].map(isHomeView)).toEqual([true, true, false, false]);
});

test.each([
  ['/service/warrantyClaim', 'Warranty claims'],
  ['/service/warrantyClaim/add', 'New claim'],
  ['/service/warrantyClaim/detail/0a', 'Claim'],
  ['/service/warrantyClaim/print/0a', 'Warranty claims'],
  ['/nowhere', undefined],
])('%s is titled %s', (path, title) => {
  expect(titleOf(menu, path)).toBe(title);
});

test.each([
  ['/service/warrantyClaim/detail/0a', '/service/warrantyClaim'],
  ['/workbench/todo', '/workbench/todo'],
  ['/workbench/notice/detail/0a', '/workbench/notice/list'],
  ['/dashboard/analysis', '/workbench/notice'],
  ['/404', undefined],
])('at %s the menu marks %s', (path, key) => {
  expect(selectedKey({ menu, entries }, path)).toBe(key);
});

test('a page below a menu item has what that item says of its head', () => {
  const quiet = item('/board', { component: 'notice/NoticePage' });
  const all = [{ ...quiet, meta: { ...quiet.meta, hiddenHeaderContent: true } }, ...menu];
  expect([metaOf(all, '/board/1')?.hiddenHeaderContent, metaOf(all, '/service/warrantyClaim')?.hiddenHeaderContent]).toEqual([true, undefined]);
});

test('a link whose address is worked out at the click is no page', () => {
  const links = [item('/g', { children: [item('/link/parts', { Type: 30, url: 'portal:epc' })] })];
  const shown = buildMenu(links, buildRoutes(links, features));
  expect(shown).toMatchObject([{ children: [{ key: '/link/parts', wayOut: 'portal:epc' }] }]);
  expect([wayOutAt(shown, '/link/parts'), wayOutAt(shown, '/g'), homePath(shown, [])]).toEqual(['portal:epc', undefined, '/404']);
});
