/** Applications in the menu: by the entry that an administrator gave them, otherwise without one, so that their address leads somewhere. Pure. */
import type { LowAppRow } from '../../low-app/service.ts';
import type { KeptEntry } from './effectiveMenu.ts';

export const lowAppPath = (appId: string): string => `/low-app/${appId}`;

/** Screen of the portal that shows a report. */
const reportScreen = 'low-app/ReportPage';

/** Entry that shows an application; none for a page that the menu no longer has. */
function shownBy({ kind, target }: LowAppRow, entries: readonly KeptEntry[]): Pick<KeptEntry, 'component' | 'url' | 'permission'> | undefined {
  if (kind === 'frame') return { component: 'Framed', url: target, permission: null };
  if (kind === 'report') return { component: reportScreen, url: null, permission: null };
  const page = entries.find(({ path, builtIn }) => builtIn && path === target);
  return page && { component: page.component, url: null, permission: page.permission };
}

const hiddenEntry = ({ id, appId, name, icon }: LowAppRow): KeptEntry => ({
  id,
  pid: null,
  type: 1,
  Type: 1,
  title: name,
  path: lowAppPath(appId),
  component: null,
  redirect: null,
  action: null,
  icon,
  url: null,
  internalOrExternal: 'N',
  target: null,
  hidden: 'Y',
  keepAlive: 'Y',
  alwaysShow: 'N',
  route: '1',
  status: 1,
  permission: null,
  sortNo: 99_999,
  builtIn: false,
  overridden: [],
  version: 1,
});

/** The menu with the applications that the user may use; entries of others are left out. */
export function withLowApps(entries: readonly KeptEntry[], apps: readonly LowAppRow[]): KeptEntry[] {
  const named = new Set(entries.filter(({ component }) => component === 'LowApp').map(({ path }) => path));
  const all = [...entries, ...apps.filter(({ appId }) => !named.has(lowAppPath(appId))).map((app) => ({ ...hiddenEntry(app), component: 'LowApp' }))];
  return all.flatMap((entry) => {
    if (entry.component !== 'LowApp') return [entry];
    const app = apps.find(({ appId }) => lowAppPath(appId) === entry.path);
    const shown = app && shownBy(app, entries);
    return shown ? [{ ...entry, ...shown, permission: entry.permission ?? shown.permission }] : [];
  });
}
