import type { Handlers } from '../../shared/contract/handlers.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { addUser, deleteUser, deleteUsers, editUser, freezeUsers, resetPassword } from './administration.ts';
import { acceptUser } from './accessRequest.ts';
import { listUsers, multiUsers } from './userList.ts';
import { userRecord } from './userRecord.ts';

const multiFields = ['id', 'username', 'workNo'] as const;

export const userRoutes = (services: Services): Handlers<'users'> => ({
  usersList: ({ query, user, language }) => listUsers(services, user, query, language),
  usersQueryUserComponentData: ({ query, user, language }) => listUsers(services, user, { ...query, status: '1' }, language),
  usersQueryAll: ({ query, user, language }) => listUsers(services, user, query, language),
  usersQueryById: ({ query, user, language }) => userRecord(services, user, query.id, language),
  usersAdd: ({ body, user }) => addUser(services, user, body),
  usersEdit: ({ body, user, commit }) =>
    commit(async (within) => {
      await editUser(within, user, body);
      return null;
    }),
  usersAccept: ({ body, user }) => acceptUser(services, user, body),
  usersFrozenBatch: ({ body, user, language, commit }) => commit((within) => freezeUsers(within, user, body.ids, body.status, language)),
  usersResetPassword: ({ body, user }) => resetPassword(services, user, body.id),
  usersRemove: ({ query, user, commit }) =>
    commit(async (within) => {
      await deleteUser(within, user, query.id);
      return null;
    }),
  usersRemoveBatch: ({ query, user, language, commit }) => commit((within) => deleteUsers(within, user, query.ids.split(','), language)),
  /** The one call that answers without an envelope. */
  async usersGetMultiUser({ query, user, language, reply }) {
    const [field, ...others] = multiFields.filter((name) => query[name] !== undefined);
    if (field === undefined || others.length > 0) throw badRequest('contract.required', { field: multiFields.join(', ') });
    return reply.send(await multiUsers(services, user, { field, values: query[field]!.split(',') }, language));
  },
});
