import type { Operations } from '../../generated/operations.gen.ts';
import { envelope } from '../../shared/contract/envelope.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { type Language, message } from '../../shared/messages/messages.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { defaultActions, permissionModules } from './matrix.ts';
import { flatMenu, menuOf } from './menu.ts';

type Reply = Operations['sessionsPermissions']['reply'];
type Entry = Reply['data'][number];

const button = (permission: string, language: Language): Entry => {
  const [module = '', action = ''] = permission.split(':');
  return { type: '2', action: permission, status: '1', describe: `${message(language, `module.${module}`)} · ${message(language, `action.${action}`)}` };
};

/** Menus and permissions of a user. */
export function permissionReply({ modules }: Pick<Services, 'modules'>, user: CurrentUser): Pick<Reply, 'data' | 'result'> {
  const { language } = user;
  const menu = menuOf(modules, user);
  const auth = [...user.permissions].sort().map((permission) => button(permission, language));
  const menus = flatMenu(menu).map(({ path, meta }): Entry => ({ type: '1', action: path, status: '1', describe: meta.title }));
  const defaults = [...permissionModules(modules).flatMap((module) => defaultActions.map((action) => `${module}:${action}`)), 'message:read'];
  return { data: [...menus, ...auth], result: { menu, auth, allAuth: defaults.map((permission) => button(permission, language)) } };
}

export const permissionRoutes = (services: Services): Pick<Handlers<'sessions'>, 'sessionsPermissions'> & Handlers<'navigation'> => ({
  sessionsPermissions: ({ user }) => envelope<Reply>(permissionReply(services, user)),
  navigationGetNavigation: ({ user }) => menuOf(services.modules, user),
});
