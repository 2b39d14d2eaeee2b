import type { OneTimePassword } from '@harrow/api-client';
import { CopyText, formatDate, useSettings } from '@harrow/ui';
import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

/** A one-time password, shown once. It closes only with its button, so that a stray click beside the dialog cannot lose it. */
export function PasswordShown({ password: { username, oneTimePassword, validUntil }, onClose }: { password: OneTimePassword; onClose: () => void }) {
  const { t } = useTranslation('isystemUser');
  const { timeZone } = useSettings();
  return (
    <Modal
      open
      width={450}
      title={t('passwordOf', { name: username })}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('passwordNoted')}
        </Button>
      }
    >
      <p style={{ fontSize: 20, fontFamily: 'monospace' }} data-testid="one-time-password">
        <CopyText text={oneTimePassword} />
      </p>
      <p>{t('passwordValid', { until: formatDate(validUntil, { timeZone }) })}</p>
      <Alert type="warning" showIcon title={t('passwordOnce')} />
    </Modal>
  );
}
