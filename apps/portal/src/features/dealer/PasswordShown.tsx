import { CopyText, formatDate, useSettings } from '@harrow/ui';
import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface PasswordShownProps {
  username: string;
  password: string;
  validUntil: string;
  onClose: () => void;
}

/** The password of the first administrator, this once. Closing takes a press of the button, so that nobody loses it by a click beside the dialog. */
export function PasswordShown({ username, password, validUntil, onClose }: PasswordShownProps) {
  const { t } = useTranslation('dealer');
  const { timeZone } = useSettings();
  return (
    <Modal
      open
      width={450}
      title={t('password.title', { name: username })}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('password.noted')}
        </Button>
      }
    >
      <p style={{ fontSize: 20, fontFamily: 'monospace' }} data-testid="one-time-password">
        <CopyText text={password} />
      </p>
      <p>{t('password.valid', { until: formatDate(validUntil, { timeZone }) })}</p>
      <Alert type="warning" showIcon title={t('password.once')} />
    </Modal>
  );
}
