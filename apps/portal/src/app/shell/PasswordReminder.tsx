import { Alert, Button } from 'antd';
import { useState } from 'react';
import { LazyPart } from '../failures/LazyPart.tsx';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../routing/lazyPage.tsx';

const PasswordDialog = lazyPage(async () => (await import('../session/PasswordDialog.tsx')).PasswordDialog);

/** A password older than three months: reminds, and lets the user go on. */
export function PasswordReminder() {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <>
      <Alert
        banner
        type="warning"
        title={t('password.expiring')}
        closable={{ 'aria-label': t('close'), onClose: () => setDismissed(true) }}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('user.password')}
          </Button>
        }
      />
      <LazyPart>{isOpen && <PasswordDialog onClose={() => setOpen(false)} />}</LazyPart>
    </>
  );
}
