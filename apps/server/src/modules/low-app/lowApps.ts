/** Who may use which application, and what its calls may do. */
import type { Selectable } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { forbidden, notFound } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { LowAppTable } from './tables.ts';

export type LowAppRow = Selectable<LowAppTable>;
type Holder = Pick<CurrentUser, 'roles'>;

/** Whether a user may use an application. */
export const isFor = ({ roleCodes }: Pick<LowAppRow, 'roleCodes'>, { roles }: Holder): boolean =>
  roleCodes.length === 0 || roleCodes.some((code) => roles.includes(code));

/** Enabled applications that a user may use. */
export async function lowAppsOf({ db, user }: Context): Promise<LowAppRow[]> {
  const apps = await db.selectFrom('lowApp').selectAll().where('status', '=', 1).orderBy('appId').execute();
  return apps.filter((app) => isFor(app, user));
}

/** An application that the user may use: 404 (E-581) for one that is unknown or off, 403 for one of other roles. */
export async function mustBeOpen({ db, user }: Context, appId: string): Promise<LowAppRow> {
  const app = await db.selectFrom('lowApp').selectAll().where('appId', '=', appId.slice(0, 64)).where('status', '=', 1).executeTakeFirst();
  if (!app) throw notFound('E-581');
  if (!isFor(app, user)) throw forbidden('forbidden');
  return app;
}

export const prefixesOf = ({ callPrefixes }: Pick<LowAppRow, 'callPrefixes'>): string[] =>
  (callPrefixes ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Calls of the portal's shell, whatever application it shows. */
const aroundEveryPage =
  /^(?:(?:logins|sessions|navigation|dictionaries|ownDealers|messages|todos|userPreferences|savedViews|publicNoticeReads)(?=[A-Z])|(?:configsClient|lowAppsApp)$)/;

interface AskedCall {
  /** The application that the caller names. */
  appId: string;
  /** Name of the operation. */
  id: string;
  method: string;
  path: string;
}

/** Whether a path is the prefix or lies below it, by whole segments: `/sys/dict` has `/sys/dict/items` below it, `/sys/dictionary` not. */
const isBelow = (path: string, prefix: string): boolean => `${path}/`.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

/** Whether an application may make a call: below one of its prefixes, or without any whatever only reads. */
export function mayCall(app: Pick<LowAppRow, 'callPrefixes'>, { id, method, path }: Omit<AskedCall, 'appId'>): boolean {
  if (aroundEveryPage.test(id)) return true;
  const prefixes = prefixesOf(app);
  return prefixes.length === 0 ? method === 'GET' : prefixes.some((prefix) => isBelow(path, prefix));
}

/** A call that names an application is judged by what it may do, on top of what the user may. */
export async function mustBeCallOf(context: Context, call: AskedCall): Promise<void> {
  const app = await mustBeOpen(context, call.appId);
  if (!mayCall(app, call)) throw forbidden('forbidden');
}
