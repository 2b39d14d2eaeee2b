import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { menuChangedStore } from '../../session/followPermissions.ts';
import { reloadPortal } from '../../session/renewPermissions.ts';

/** The menu has changed: offers to show it. */
export function MenuChanged() {
  const { t } = useTranslation('app');
  return (
    <Alert
      banner
      type="info"
      title={t('menuChanged.text')}
      closable={{ 'aria-label': t('close'), onClose: () => menuChangedStore.set(false) }}
      action={
        <Button size="small" onClick={reloadPortal}>
          {t('shared:reload')}
        </Button>
      }
    />
  );
}
