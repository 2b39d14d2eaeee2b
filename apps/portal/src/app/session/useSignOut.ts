import { useMessages } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { readableDrafts } from '../../platform/drafts/drafts.ts';
import { leave } from '../../platform/session/leave.ts';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';

/** Signs out. Asks first where drafts would go with it, and otherwise where it may have been pressed by mistake. */
export function useSignOut(): (options?: { isSure?: boolean }) => void {
  const { t } = useTranslation('app');
  const { modal } = useMessages();
  const sayFailure = useSayFailure();
  const signOut = (): Promise<void> => leave().catch((error: unknown) => sayFailure(error));
  return ({ isSure = false } = {}) => {
    const drafts = readableDrafts();
    if (isSure && drafts === 0) return void signOut();
    modal.confirm({
      title: t('logout.title'),
      content: drafts > 0 ? t('logout.withDrafts', { count: drafts }) : t('logout.question'),
      okText: t('user.logout'),
      okButtonProps: { danger: drafts > 0 },
      cancelText: t('cancel'),
      onOk: signOut,
    });
  };
}
