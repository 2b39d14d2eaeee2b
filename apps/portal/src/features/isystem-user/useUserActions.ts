import type { OneTimePassword, PasswordSlips, UserItem } from '@harrow/api-client';
import { type Action, type BatchAction, useMessages } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteUsers, freezeUsers, givePasswords, inviteUsers, resetPassword, restoreUsers, users } from './users.ts';

interface Given {
  onPassword: (password: OneTimePassword) => void;
  onSlips: (answer: PasswordSlips) => void;
}

interface UserActions {
  ofRow: (user: UserItem) => Action[];
  ofSelected: BatchAction<UserItem>[];
}

const may = ({ allowedActions }: UserItem, action: string): boolean => allowedActions.some((one) => one === action);

/** An administrator's actions on users, besides editing and deleting them. */
export function useUserActions({ onPassword, onSlips }: Given): UserActions {
  const { t } = useTranslation('isystemUser');
  const { modal, message } = useMessages();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const mayEdit = usePermission('user:edit');
  const mayDelete = usePermission('user:delete');
  const changed = () => client.invalidateQueries({ queryKey: users.key });

  const freeze = async ({ id, status }: UserItem): Promise<void> => {
    try {
      const { failed } = await freezeUsers([id], status === 1 ? 2 : 1);
      if (failed[0]) void message.error(failed[0].text);
    } catch (error) {
      sayFailure(error);
    }
    await changed();
  };
  const invite = async ({ id, email }: UserItem): Promise<void> => {
    try {
      const { failed } = await inviteUsers([id]);
      if (failed[0]) void message.error(failed[0].text);
      else void message.success(t('invited', { email }));
    } catch (error) {
      sayFailure(error);
    }
  };
  const takeBack = async ({ id, username }: UserItem): Promise<void> => {
    try {
      const { failed } = await restoreUsers([id]);
      if (failed[0]) void message.error(failed[0].text);
      else void message.success(t('restored', { name: username }));
    } catch (error) {
      sayFailure(error);
    }
    await changed();
  };
  const reset = ({ id, username }: UserItem): void =>
    void modal.confirm({
      title: t('resetAsk', { name: username }),
      content: t('resetText'),
      okText: t('reset'),
      cancelText: t('cancel'),
      async onOk() {
        try {
          onPassword(await resetPassword(id));
        } catch (error) {
          sayFailure(error);
        }
      },
    });
  const refuse = ({ id, realname }: UserItem): void =>
    void modal.confirm({
      title: t('request.refuseAsk', { name: realname }),
      content: t('request.refuseText'),
      okText: t('request.refuse'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      async onOk() {
        try {
          await deleteUsers([id]);
        } catch (error) {
          sayFailure(error);
        }
        await changed();
      },
    });
  const ofRow = (user: UserItem): Action[] => {
    const actions: Action[] = [
      { key: 'refuse', label: t('request.refuse'), danger: true, onClick: () => refuse(user) },
      { key: 'invite', label: t('invite'), onClick: () => void invite(user) },
      { key: 'resetPassword', label: t('reset'), onClick: () => reset(user) },
      { key: 'freeze', label: t('freeze'), onClick: () => void freeze(user) },
      { key: 'unfreeze', label: t('unfreeze'), onClick: () => void freeze(user) },
      { key: 'restore', label: t('restore'), onClick: () => void takeBack(user) },
    ];
    return actions.filter(({ key }) => may(user, key));
  };
  const give = async (ids: string[]) => {
    const answer = await givePasswords(ids);
    onSlips(answer);
    return { ok: answer.slips.map(({ id }) => id), failed: answer.failed };
  };
  const ofSelected: BatchAction<UserItem>[] = [
    { key: 'resetPassword', label: t('slips.give'), isAllowed: (user) => may(user, 'resetPassword'), run: give },
    { key: 'invite', label: t('invite'), isAllowed: (user) => may(user, 'invite'), run: inviteUsers },
    { key: 'freeze', label: t('freeze'), isAllowed: (user) => may(user, 'freeze'), run: (ids) => freezeUsers(ids, 2) },
    { key: 'unfreeze', label: t('unfreeze'), isAllowed: (user) => may(user, 'unfreeze'), run: (ids) => freezeUsers(ids, 1) },
  ];
  const restoring: BatchAction<UserItem> = { key: 'restore', label: t('restore'), isAllowed: (user) => may(user, 'restore'), run: restoreUsers };
  return { ofRow, ofSelected: [...(mayEdit ? ofSelected : []), ...(mayDelete ? [restoring] : [])] };
}
