/** One entry of the permission list. `action` may hold several codes, joined by commas. */
export interface PermissionEntry {
  type: string;
  action: string;
  /** '0': disabled. Absent counts as enabled. */
  status?: string;
}

/** Permissions granted by the server, and those of everyone. */
export interface PermissionLists {
  granted: readonly PermissionEntry[];
  /** Harmless actions for everybody; `*:print` means printing of any document. */
  defaults: readonly PermissionEntry[];
}

/** Interpretation of button permissions; see `canUse`. */
export type ButtonAuthMode = 'doc1' | 'doc2' | 'any';

const actionsOf = (entry: PermissionEntry): string[] => entry.action.split(',').map((action) => action.trim());

function names(entry: PermissionEntry, code: string): boolean {
  const anyModule = `*:${code.slice(code.indexOf(':') + 1)}`;
  return actionsOf(entry).some((action) => action === code || action === anyModule);
}

/** The entries that a reading looks at. */
const isRead: Record<ButtonAuthMode, (entry: PermissionEntry) => boolean> = {
  doc1: ({ type }) => type === '2',
  doc2: ({ type }) => type !== '2',
  any: () => true,
};

/**
 * May the user see and press the button with this code, for example `warrantyClaim:submit`?
 * Yes when a granted entry has the action; otherwise when the default list has it and it is not disabled there.
 * It only decides what is shown: the server checks every call itself.
 * @param mode which granted entries count. `doc1` those of type 2, `doc2` those of
 *             another type, `any` all: menus carry no button action, so where a server
 *             grants buttons in one type only, all readings agree.
 */
export function canUse(code: string, { granted, defaults }: PermissionLists, mode: ButtonAuthMode = 'any'): boolean {
  if (granted.some((entry) => isRead[mode](entry) && actionsOf(entry).includes(code))) return true;
  return defaults.some((entry) => entry.status !== '0' && names(entry, code));
}
