import type { OneTimePassword } from '@harrow/api-client';
import { CopyText, formatDate, useSettings } from '@harrow/ui';
import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

/** A one-time password, this once. Closing takes a press of the button, so that nobody loses it by a click beside the dialog. */
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
