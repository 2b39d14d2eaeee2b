import type { Handlers } from '../../shared/contract/handlers.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { listUsers, multiUsers } from './userList.ts';

const multiFields = ['id', 'username', 'workNo'] as const;

export const userRoutes = (services: Services): Handlers<'users'> => ({
  usersList: ({ query, user, language }) => listUsers(services, user, query, language),
  usersQueryUserComponentData: ({ query, user, language }) => listUsers(services, user, { ...query, status: '1' }, language),
  /** The one call that answers without an envelope (interface blocks 7.3). */
  async usersGetMultiUser({ query, user, language, reply }) {
    const [field, ...others] = multiFields.filter((name) => query[name] !== undefined);
    if (field === undefined || others.length > 0) throw badRequest('contract.required', { field: multiFields.join(', ') });
    return reply.send(await multiUsers(services, user, { field, values: query[field]!.split(',') }, language));
  },
});
