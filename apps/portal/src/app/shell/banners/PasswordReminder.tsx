import { lazyPart } from '@harrow/ui';
import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PasswordDialog = lazyPart(async () => ({ default: (await import('../../session/PasswordDialog.tsx')).PasswordDialog }));

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
      <Suspense>{isOpen && <PasswordDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
