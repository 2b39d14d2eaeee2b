import type { Operations } from '../../generated/operations.gen.ts';
import { message } from '../../shared/messages/messages.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';

type MenuItem = Operations['navigationGetNavigation']['reply']['result'][number];

/** A page of the menu tree. */
interface Page {
  path: string;
  /** Screen of the portal, `folder/Component`. */
  component: string;
  /** Permission a user needs to see it. */
  permission: string;
  /** Its hidden children, each opening a tab of its own. */
  hidden?: readonly { path: string; component: string; permission: string }[];
}
interface Group {
  /** Also the key of its title, `menu.{name}`. */
  name: string;
  path: string;
  icon: string;
  pages: readonly Page[];
}

/** The menus that exist now; a page is added together with its screen. */
const groups: readonly Group[] = [
  {
    name: 'workbench',
    path: '/workbench',
    icon: 'desktop',
    pages: [
      {
        path: '/workbench/notice',
        component: 'notice/NoticePage',
        permission: 'publicnotice:query',
        hidden: [
          { path: '/workbench/notice/list', component: 'notice/NoticeListPage', permission: 'publicnotice:query' },
          { path: '/workbench/notice/detail/:id', component: 'notice/NoticeReaderPage', permission: 'publicnotice:query' },
          { path: '/workbench/notice/manage', component: 'public-notice/NoticeMasterListPage', permission: 'publicnotice:edit' },
          { path: '/workbench/notice/manage/add', component: 'public-notice/NoticeEditPage', permission: 'publicnotice:add' },
          { path: '/workbench/notice/manage/edit/:id', component: 'public-notice/NoticeEditPage', permission: 'publicnotice:edit' },
        ],
      },
      { path: '/workbench/todo', component: 'todo/TodoPage', permission: 'dashboard:query' },
      {
        path: '/workbench/message',
        component: 'message/MessagePage',
        permission: 'dashboard:query',
        hidden: [{ path: '/workbench/message/file/:id', component: 'message/KeptFilePage', permission: 'dashboard:query' }],
      },
      { path: '/dashboard/analysis', component: 'dashboard/DashboardPage', permission: 'dashboard:query' },
    ],
  },
  {
    name: 'vehicle',
    path: '/vehicle',
    icon: 'car',
    pages: [
      {
        path: '/vehicle/list',
        component: 'vehicle/VehicleListPage',
        permission: 'vehicle:query',
        hidden: [{ path: '/vehicle/list/detail/:id', component: 'vehicle/VehiclePage', permission: 'vehicle:query' }],
      },
    ],
  },
  {
    name: 'service',
    path: '/service',
    icon: 'tool',
    pages: [
      {
        path: '/service/warrantyClaim',
        component: 'warranty-claim/ClaimListPage',
        permission: 'warrantyClaim:query',
        hidden: [
          { path: '/service/warrantyClaim/add', component: 'warranty-claim/ClaimPage', permission: 'warrantyClaim:add' },
          { path: '/service/warrantyClaim/edit/:id', component: 'warranty-claim/ClaimPage', permission: 'warrantyClaim:edit' },
          { path: '/service/warrantyClaim/detail/:id', component: 'warranty-claim/ClaimPage', permission: 'warrantyClaim:query' },
        ],
      },
      {
        path: '/service/catalog',
        component: 'service-catalogue/FaultListPage',
        permission: 'serviceCatalogue:query',
        hidden: [
          { path: '/service/catalog/labour', component: 'service-catalogue/LabourListPage', permission: 'serviceCatalogue:query' },
          { path: '/service/catalog/systems', component: 'service-catalogue/SystemListPage', permission: 'serviceCatalogue:query' },
        ],
      },
    ],
  },
  {
    name: 'parts',
    path: '/parts',
    icon: 'appstore',
    pages: [
      {
        path: '/parts/list',
        component: 'parts/PartListPage',
        permission: 'parts:query',
        hidden: [{ path: '/parts/list/prices', component: 'parts/PriceListPage', permission: 'parts:edit' }],
      },
    ],
  },
  {
    name: 'isystem',
    path: '/isystem',
    icon: 'setting',
    pages: [
      {
        path: '/isystem/user',
        component: 'isystem-user/UserListPage',
        permission: 'user:query',
        hidden: [{ path: '/isystem/user/detail/:id', component: 'isystem-user/UserListPage', permission: 'user:query' }],
      },
      { path: '/isystem/role', component: 'isystem-role/RoleListPage', permission: 'permission:query' },
      { path: '/isystem/depart', component: 'isystem-depart/DepartPage', permission: 'depart:query' },
      { path: '/isystem/position', component: 'isystem-position/PositionListPage', permission: 'depart:query' },
      { path: '/isystem/dict', component: 'isystem-dict/DictionaryListPage', permission: 'dictionary:query' },
      { path: '/isystem/category', component: 'isystem-category/CategoryPage', permission: 'dictionary:query' },
      { path: '/isystem/report', component: 'isystem-report/ReportListPage', permission: 'dictionary:query' },
      { path: '/isystem/online', component: 'isystem-online/OnlinePage', permission: 'log:query' },
      { path: '/isystem/visit', component: 'isystem-visit/VisitPage', permission: 'log:query' },
      { path: '/isystem/job', component: 'job/JobPage', permission: 'job:query' },
    ],
  },
];

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-').replaceAll(':', '');

/** The menu tree of a user, titles in their language; groups without a page are left out. */
export function menuOf(user: CurrentUser): MenuItem[] {
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
        title: message(user.language, `menu.${title}`),
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

  return groups.flatMap((group) => {
    const pages = group.pages.filter(may);
    if (pages.length === 0) return [];
    const children = pages.map((page) => {
      const title = nameOf(page.path);
      const hidden = (page.hidden ?? []).filter(may).map((child) =>
        item(child.path, `${title}.${child.path.split('/')[3]}`, {
          component: child.component,
          hidden: true,
          permissions: actionsOf(moduleOf(child.permission)),
        }),
      );
      return item(page.path, title, {
        component: page.component,
        keepAlive: true,
        permissions: actionsOf(moduleOf(page.permission)),
        ...(hidden.length > 0 && { children: hidden }),
      });
    });
    return [item(group.path, group.name, { icon: group.icon, redirect: pages[0]!.path, Type: 0, children })];
  });
}

/** The menu items of a tree, one after the other. */
export const flatMenu = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flatMenu(item.children ?? [])]);
