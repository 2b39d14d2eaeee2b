import { offeredRights } from '../../documents/dealer/offeredRights.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import { runBatch } from '../../shared/batch/batch.ts';
import { envelope } from '../../shared/contract/envelope.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { StartOptions } from '../../shared/module.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { draftKey } from '../../shared/session/draftKey.ts';
import { addEntry, deleteEntry, editEntry, moveEntry, resetEntry } from './administration.ts';
import { entryActions } from './menu/entryActions.ts';
import { siteOf } from './menu/checkEntry.ts';
import { type KeptEntry, readMenu, toReply } from './menu/effectiveMenu.ts';
import { builtInEntries, permissionTitle } from './menu/entries.ts';
import { lowAppsOf } from '../low-app/service.ts';
import { withLowApps } from './menu/lowAppEntries.ts';
import { baseOf, defaultActions, grantablePermissions, permissionModules } from './matrix.ts';
import { flatMenu, menuOf, withoutHidden } from './menu/menu.ts';
import { menuTree } from './menu/menuTree.ts';

type Reply = Operations['sessionsPermissions']['reply'];
type Item = Reply['data'][number];

const button = (permission: string, language: Language): Item => ({
  type: '2',
  action: permission,
  status: '1',
  describe: permissionTitle(language, permission),
});
/** Rights over lines speak the language of tables: 1 is what shows columns and buttons. */
const lineRight = (permission: string, language: Language): Item => ({ ...button(permission, language), type: '1' });
const rightOf = (permission: string, language: Language): Item => (baseOf(permission) === undefined ? button : lineRight)(permission, language);

/** Menus and permissions of a user. */
function permissionReply(
  { modules }: Pick<Services, 'modules'>,
  entries: readonly KeptEntry[],
  user: CurrentUser,
  key: string,
): Pick<Reply, 'data' | 'result'> {
  const { language } = user;
  const menu = menuOf(entries, user);
  const permissions = [...offeredRights(modules, user)].sort();
  const menus = flatMenu(menu).map(({ path, meta }): Item => ({ type: '1', action: path, status: '1', describe: meta.title }));
  const buttons = permissions.filter((permission) => baseOf(permission) === undefined).map((permission) => button(permission, language));
  const defaults = [...permissionModules(modules).flatMap((module) => defaultActions.map((action) => `${module}:${action}`)), 'message:read'];
  const off = entries.filter(({ type, status }) => type === 2 && status === 0).map(({ id }) => id);
  const lines = grantablePermissions(modules).filter((permission) => baseOf(permission) !== undefined);
  return {
    data: [...menus, ...buttons],
    result: {
      menu,
      auth: permissions.map((permission) => rightOf(permission, language)),
      allAuth: [
        ...[...new Set([...defaults, ...lines])].filter((permission) => !off.includes(permission)).map((permission) => rightOf(permission, language)),
        ...off.map((permission): Item => ({ ...button(permission, language), status: '0' })),
      ],
      draftKey: key,
    },
  };
}

/** An account without any rights can do nothing here. */
function mustHaveRights({ permissions }: CurrentUser): void {
  if (permissions.size === 0) throw refuse('permission.none');
}

export function permissionRoutes(
  services: Services,
  { portals }: Pick<StartOptions, 'portals'>,
): Pick<Handlers<'sessions'>, 'sessionsPermissions'> & Handlers<'navigation'> & Handlers<'permissions'> {
  const { modules, db } = services;
  const builtIn = builtInEntries(modules);
  const menuNow = (): Promise<KeptEntry[]> => readMenu(db, builtIn);
  const menuFor = async (context: Context): Promise<KeptEntry[]> => {
    const [entries, apps] = await Promise.all([menuNow(), lowAppsOf(context)]);
    // A site that is not set up has no entry.
    const there = entries.filter(({ url }) => siteOf(url) === undefined || portals.sites[siteOf(url)!] !== undefined);
    return withLowApps(there, apps);
  };
  const batch = async (context: TrxContext, ids: readonly string[], work: (context: TrxContext, id: string) => Promise<void>) =>
    runBatch(
      context,
      ids,
      (id) => work(context, id),
      async (id) => (await readMenu(context.db, builtIn)).find((entry) => entry.id === id)?.title[context.user.language] ?? '',
    );
  return {
    async sessionsPermissions({ user, context }) {
      mustHaveRights(user);
      const [menu, key] = await Promise.all([menuFor(context), draftKey(db, user.id)]);
      return envelope<Reply>(permissionReply(services, menu, user, key));
    },
    async navigationGetNavigation({ user, context }) {
      mustHaveRights(user);
      const entries = await menuFor(context);
      return withoutHidden(menuOf(entries, user), entries);
    },
    async permissionsList({ query, language, context }) {
      const menu = await menuNow();
      return menuTree(menu, language, { ...query, actionsOf: await entryActions(context, menu) });
    },
    async permissionsQueryById({ query, language, context }) {
      const menu = await menuNow();
      const entry = menu.find(({ id }) => id === query.id);
      if (!entry) throw refuse('E-012');
      return toReply(entry, language, await entryActions(context, menu));
    },
    permissionsAdd: ({ body, commit }) => commit((within) => addEntry(within, body)),
    permissionsEdit: ({ body, commit }) =>
      commit(async (within) => {
        await editEntry(within, body);
        return null;
      }),
    permissionsMove: ({ body, commit }) =>
      commit(async (within) => {
        await moveEntry(within, body);
        return null;
      }),
    permissionsResetDefaults: ({ body, commit }) => commit((within) => batch(within, body.ids, resetEntry)),
    permissionsRemove: ({ query, commit }) =>
      commit(async (within) => {
        await deleteEntry(within, query.id);
        return null;
      }),
    permissionsRemoveBatch: ({ query, commit }) => commit((within) => batch(within, query.ids.split(','), deleteEntry)),
  };
}
