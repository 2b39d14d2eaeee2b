import {
  resultOf,
  type UserItem,
  type UserRecord,
  usersAccept,
  usersAdd,
  type UsersAddData,
  usersEdit,
  usersFrozenBatch,
  usersInvite,
  usersList,
  usersQueryById,
  usersRemove,
  usersRemoveBatch,
  usersResetPassword,
  usersResetPasswordBatch,
  usersRestore,
} from '@harrow/api-client';
import { removal } from '../../shared/administration/removal.ts';
import { detailOf, listOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of users. */
export const users = resource<UserItem, UserRecord>('user', { list: listOf(usersList), detail: detailOf(usersQueryById) });

/** Status of an applicant who has no account yet. */
export const requestedStatus = 3;

/** Fields of the dialog; the user name never changes. */
export type UserValues = UsersAddData['body'];

export const addUser = (body: UserValues) => resultOf(usersAdd({ body }));
/** Gives an applicant an account. */
export const acceptUser = (id: string, body: UserValues) => resultOf(usersAccept({ body: { ...body, id } }));
export const editUser = ({ id, version, language, timezone }: UserRecord, { username: _username, ...body }: UserValues) =>
  resultOf(usersEdit({ body: { language, timezone, ...body, id, version } }));
export const freezeUsers = (ids: string[], status: 1 | 2) => resultOf(usersFrozenBatch({ body: { ids, status } }));
const invite = writeOf(usersInvite);
/** Sends users a link by e-mail with which they choose a password. */
export const inviteUsers = (ids: string[]) => invite({ ids });
export const resetPassword = (id: string) => resultOf(usersResetPassword({ body: { id } }));
/** Gives users one-time passwords, this once: a repeat gives others. */
export const givePasswords = (ids: string[]) => resultOf(usersResetPasswordBatch({ body: { ids } }));
const restore = writeOf(usersRestore);
/** Takes deleted users back as they were. */
export const restoreUsers = (ids: string[]) => restore({ ids });
export const deleteUsers = removal(usersRemove, usersRemoveBatch);

/** Proposed user name of an applicant: the part of their e-mail address before the @. */
export function proposedUsername(email: string | null): string {
  const front = (email ?? '').split('@', 1)[0]!.replaceAll(/\W+/g, '_').slice(0, 18);
  return front.length < 4 ? '' : front;
}
