import type { OneTimePassword, UserItem } from '@harrow/api-client';
import { type Action, useMessages } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { useSayFailure } from '../../shared/useSayFailure.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteUser, freezeUser, requestedStatus, resetPassword, users } from './users.ts';

/** What an administrator may do with a row of the list. */
export function useUserActions({ onOpen, onPassword }: { onOpen: (id: string) => void; onPassword: (password: OneTimePassword) => void }) {
  const { t } = useTranslation('isystemUser');
  const { modal, message } = useMessages();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const mayEdit = usePermission('user:edit');
  const mayDelete = usePermission('user:delete');
  const askDeletion = useDeletion(users.key);
  const changed = () => client.invalidateQueries({ queryKey: users.key });

  const freeze = async ({ id, status }: UserItem): Promise<void> => {
    try {
      const { failed } = await freezeUser(id, status === 1 ? 2 : 1);
      if (failed[0]) void message.error(failed[0].text);
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
          await deleteUser(id);
        } catch (error) {
          sayFailure(error);
        }
        await changed();
      },
    });
  const requestActions = (user: UserItem): Action[] => [
    { key: 'decide', label: t('request.open'), onClick: () => onOpen(user.id) },
    ...(mayDelete ? [{ key: 'refuse', label: t('request.refuse'), danger: true, onClick: () => refuse(user) }] : []),
  ];
  const userActions = (user: UserItem): Action[] => [
    { key: 'open', label: mayEdit ? t('edit') : t('view'), onClick: () => onOpen(user.id) },
    ...(mayEdit
      ? [
          { key: 'reset', label: t('reset'), onClick: () => reset(user) },
          { key: 'freeze', label: user.status === 1 ? t('freeze') : t('unfreeze'), onClick: () => void freeze(user) },
        ]
      : []),
    ...(mayDelete ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => askDeletion(user.username, () => deleteUser(user.id)) }] : []),
  ];
  return (user: UserItem): Action[] => (user.status === requestedStatus ? requestActions(user) : userActions(user));
}
