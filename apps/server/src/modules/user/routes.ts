import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import { addUser, deleteUser, deleteUsers, editUser, freezeUsers, restoreUsers } from './administration/administration.ts';
import { acceptUser } from './access/accessRequest.ts';
import { inviteUsers } from './password/passwordLinks.ts';
import { resetPassword, resetPasswords } from './password/resetPassword.ts';
import { userImport } from './administration/userImport.ts';
import { listUsers, multiUsers, userExport, userFilters, userList } from './userList.ts';
import { userRecord } from './administration/userRecord.ts';

const multiFields = ['id', 'username', 'workNo'] as const;

export const userRoutes = (): Handlers<'users'> => ({
  ...listRoutes('users', { list: userList, filters: userFilters, exported: userExport }),
  usersQueryUserComponentData: ({ query, context }) => listUsers(context, { ...query, status: '1' }),
  usersQueryAll: ({ query, context }) => listUsers(context, query),
  usersQueryById: ({ query, context }) => userRecord(context, query.id),
  usersAdd: ({ body, context }) => addUser(context, body),
  usersEdit: ({ body, commit }) =>
    commit(async (within) => {
      await editUser(within, body);
      return null;
    }),
  usersAccept: ({ body, context }) => acceptUser(context, body),
  usersFrozenBatch: ({ body, commit }) => commit((within) => freezeUsers(within, body)),
  ...importRoutes('users', userImport),
  usersInvite: ({ body, commit }) => commit((within) => inviteUsers(within, body.ids)),
  usersResetPassword: ({ body, context }) => resetPassword(context, body.id),
  usersResetPasswordBatch: ({ body, context }) => resetPasswords(context, body.ids),
  usersRestore: ({ body, commit }) => commit((within) => restoreUsers(within, body.ids)),
  usersRemove: ({ query, commit }) =>
    commit(async (within) => {
      await deleteUser(within, query.id);
      return null;
    }),
  usersRemoveBatch: ({ query, commit }) => commit((within) => deleteUsers(within, query.ids.split(','))),
  /** The one call that answers without an envelope. */
  async usersGetMultiUser({ query, context, reply }) {
    const [field, ...others] = multiFields.filter((name) => query[name] !== undefined);
    if (field === undefined || others.length > 0) throw badRequest('contract.required', { field: multiFields.join(', ') });
    return reply.send(await multiUsers(context, { field, values: query[field]!.split(',') }));
  },
});
