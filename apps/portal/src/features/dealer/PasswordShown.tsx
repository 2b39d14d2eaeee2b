import { CopyText, formatDate, useSettings } from '@harrow/ui';
import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface PasswordShownProps {
  username: string;
  password: string;
  validUntil: string;
  onClose: () => void;
}

/** The first administrator's password, shown once. It closes only with its button, so that a stray click beside the dialog cannot lose it. */
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
