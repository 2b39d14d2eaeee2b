import { useMessages } from '@harrow/ui';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSayFailure } from '../calls/useSayFailure.ts';

/** Asks before a record is deleted, deletes it, and brings what depends on `key` up to date. */
export function useDeletion(key: QueryKey, onDone?: () => void): (name: string, remove: () => Promise<unknown>) => void {
  const { t } = useTranslation('shared');
  const { modal } = useMessages();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  return (name, remove) =>
    void modal.confirm({
      title: t('administration.deleteAsk', { name }),
      okText: t('administration.delete'),
      cancelText: t('administration.cancel'),
      okButtonProps: { danger: true },
      async onOk() {
        try {
          await remove();
        } catch (error) {
          sayFailure(error);
        }
        await client.invalidateQueries({ queryKey: key });
        onDone?.();
      },
    });
}
