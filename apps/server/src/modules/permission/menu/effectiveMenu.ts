/** The menu as it is: what came with the system, as far as administrators left it, and what they added. */
import type { Selectable } from 'kysely';
import type { MenuEntry } from '../../../generated/types.gen.ts';
import type { Db } from '../../../shared/database/database.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import type { Entry } from './entries.ts';
import type { MenuTable } from '../tables.ts';

/** An entry with what is known about its changes; its name is that of the reader. */
export type KeptEntry = Omit<MenuEntry, 'name' | 'allowedActions'>;
/** Actions that the reader may take on an entry. */
export type EntryActions = (entry: KeptEntry) => MenuEntry['allowedActions'];
export type MenuRow = Selectable<MenuTable>;

/** Columns of a built-in entry that an administrator may change. */
export const lookFields = ['pid', 'sortNo', 'title', 'icon', 'hidden', 'keepAlive', 'alwaysShow', 'route', 'status'] as const;
export type LookField = (typeof lookFields)[number];

function withChanges(entry: Entry, row: MenuRow | undefined): KeptEntry {
  const changed = row ? lookFields.filter((field) => row[field] !== null) : [];
  return {
    ...entry,
    ...(Object.fromEntries(changed.map((field) => [field, row![field]])) as Partial<Entry>),
    overridden: [...changed],
    version: row?.version ?? 1,
  };
}

const addedEntry = (row: MenuRow): KeptEntry => ({
  id: row.id,
  pid: row.pid,
  type: 1,
  Type: row.menuType!,
  title: row.title!,
  path: row.path,
  component: row.component,
  redirect: null,
  action: null,
  icon: row.icon,
  url: row.url,
  internalOrExternal: row.internalOrExternal ?? 'N',
  target: row.target,
  hidden: row.hidden ?? 'N',
  keepAlive: row.keepAlive ?? 'N',
  alwaysShow: row.alwaysShow ?? 'N',
  route: row.route ?? '1',
  status: row.status ?? 1,
  permission: row.permission,
  sortNo: row.sortNo ?? 99_999,
  builtIn: false,
  overridden: [],
  version: row.version,
});

/** All entries, those beside each other in their order. */
function mergeMenu(builtIn: readonly Entry[], rows: readonly MenuRow[]): KeptEntry[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const entries = [...builtIn.map((entry) => withChanges(entry, byId.get(entry.id))), ...rows.filter(({ added }) => added === 'Y').map(addedEntry)];
  return entries.toSorted((one, other) => one.sortNo - other.sortNo);
}

/** The menu of this moment. */
export const readMenu = async (db: Db, builtIn: readonly Entry[]): Promise<KeptEntry[]> =>
  mergeMenu(builtIn, await db.selectFrom('sysMenu').selectAll().orderBy('id').execute());

export const toReply = (entry: KeptEntry, language: Language, actionsOf: EntryActions): MenuEntry => ({
  ...entry,
  name: entry.title[language],
  allowedActions: actionsOf(entry),
});
