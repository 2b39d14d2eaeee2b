/** The entries of the menu as they came with the system: groups, pages and the buttons of their modules. Pure. */
import type { MenuEntry } from '../../../generated/types.gen.ts';
import { firstMessage, type Language, languages, message, type Texts } from '../../../shared/messages/messages.ts';
import type { Module } from '../../../shared/module.ts';
import { grantablePermissions } from '../matrix.ts';

/** Groups of the menu in their order; each has a title, `menu.{name}`. One without a page the user may see is left out. */
const groups = [
  { name: 'workbench', icon: 'desktop' },
  { name: 'vehicle', icon: 'car' },
  { name: 'service', icon: 'tool' },
  { name: 'parts', icon: 'appstore' },
  { name: 'finance', icon: 'bank' },
  { name: 'sales', icon: 'bar-chart' },
  { name: 'training', icon: 'read' },
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

/** An entry whose name in one language is found in its title. */
export type Entry = Omit<MenuEntry, 'name' | 'version' | 'overridden' | 'allowedActions'>;

type Declaring = Pick<Module, 'menu' | 'grants' | 'documents' | 'parameters' | 'reportSources' | 'rights'>;

/** The key of a page: its address with hyphens. */
export const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-').replaceAll(':', '');
export const moduleOf = (permission: string): string => permission.split(':', 1)[0]!;

const inAllLanguages = (text: (language: Language) => string): Texts => Object.fromEntries(languages.map((language) => [language, text(language)])) as Texts;

/** Title of a right, without its module: `Export`, or for lines of a document `Faults · Add`. */
export function actionTitle(language: Language, permission: string): string {
  const [module = '', ...names] = permission.split(':');
  const action = message(language, `action.${names.at(-1)!}`);
  return names.length === 1 ? action : `${message(language, `lines.${module}.${names[0]!}`)} · ${action}`;
}

/** Title of a right, with its module: `Warranty claim · Export`. */
export const permissionTitle = (language: Language, permission: string): string =>
  `${message(language, `module.${moduleOf(permission)}`)} · ${actionTitle(language, permission)}`;

const plain = {
  type: 1,
  component: null,
  redirect: null,
  action: null,
  icon: null,
  url: null,
  internalOrExternal: 'N',
  target: null,
  hidden: 'N',
  keepAlive: 'N',
  alwaysShow: 'N',
  route: '1',
  status: 1,
  permission: null,
  builtIn: true,
} as const satisfies Partial<Entry>;

/** Places of entries under one another: room between them, so that one can come between two. */
const placeOf = (index: number): number => (index + 1) * 10;

function titleOf(language: Language, name: string, permission = '', record = name): string {
  return firstMessage(language, `menu.${name}`, `menu.${record}`, `module.${moduleOf(permission)}`);
}

/** Those who edit a record and those who read it see the page of one record. */
function titleBelow(language: Language, name: string, { path, permission }: { path: string; permission: string }): string {
  const below = path.split('/')[3];
  if (below === undefined) return titleOf(language, nameOf(path), permission);
  return titleOf(language, `${name}.${below}`, permission, below === 'edit' ? `${name}.detail` : undefined);
}

const pageEntries = (page: MenuPage, index: number): Entry[] => {
  const name = nameOf(page.path);
  const { path, component, permission } = page;
  const title = inAllLanguages((language) => titleOf(language, name, permission));
  return [
    { ...plain, id: name, pid: page.group, Type: 1, path, component, permission, keepAlive: 'Y', sortNo: placeOf(index), title },
    ...(page.hidden ?? []).map((child, at): Entry => ({
      ...plain,
      id: nameOf(child.path),
      pid: name,
      Type: 1,
      path: child.path,
      component: child.component,
      permission: child.permission,
      hidden: 'Y',
      // Input and its findings are kept while the user is on another tab.
      keepAlive: 'Y',
      sortNo: placeOf(at),
      title: inAllLanguages((language) => titleBelow(language, name, child)),
    })),
  ];
};

/** Buttons lie under the first page of their module; those of a module without a page beside the groups. */
function buttonEntries(modules: readonly Declaring[], pages: readonly MenuPage[]): Entry[] {
  return grantablePermissions(modules).map((permission, index): Entry => {
    const page = pages.find((one) => moduleOf(one.permission) === moduleOf(permission));
    const title = page ? actionTitle : permissionTitle;
    return {
      ...plain,
      type: 2,
      Type: null,
      id: permission,
      pid: page ? nameOf(page.path) : null,
      path: null,
      action: permission,
      permission,
      sortNo: 1000 + placeOf(index),
      title: inAllLanguages((language) => title(language, permission)),
    };
  });
}

/** The modules of a server do not change while it runs. */
const built = new WeakMap<readonly Declaring[], readonly Entry[]>();

/** Every entry that came with the system, groups before their pages, and these before what is below them. */
export function builtInEntries(modules: readonly Declaring[]): readonly Entry[] {
  const entries = built.get(modules) ?? entriesOf(modules);
  built.set(modules, entries);
  return entries;
}

function entriesOf(modules: readonly Declaring[]): Entry[] {
  const pages = modules.flatMap(({ menu = [] }) => menu);
  return [
    ...groups.map(({ name, icon }, index): Entry => ({
      ...plain,
      id: name,
      pid: null,
      Type: 0,
      path: `/${name}`,
      icon,
      sortNo: placeOf(index),
      title: inAllLanguages((language) => titleOf(language, name)),
    })),
    ...groups.flatMap(({ name }) => pages.filter(({ group }) => group === name).flatMap(pageEntries)),
    ...buttonEntries(modules, pages),
  ];
}
