import type { Mail } from '@harrow/api-client';
import { DateText, FieldGrid, ReadOnlyField, StatusTag, WideField } from '@harrow/ui';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './MailDialog.module.css';
import { mailTones } from './mails.ts';

/** A mail as its receiver reads it, and what became of it. */
export function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const { t } = useTranslation('isystemMail');
  const { t: shared } = useTranslation('shared');
  const moment = (value: string | null) => <DateText value={value} precision="second" />;
  return (
    <Modal open width={720} title={mail.subject} cancelText={shared('administration.close')} okButtonProps={{ style: { display: 'none' } }} onCancel={onClose}>
      <FieldGrid columns={2}>
        <ReadOnlyField label={t('field.toAddress')}>{mail.toAddress}</ReadOnlyField>
        <ReadOnlyField label={t('field.toName')}>{mail.toName}</ReadOnlyField>
        <ReadOnlyField label={t('field.status')}>
          <StatusTag color={mailTones[mail.status]} text={mail.status_dictText} />
        </ReadOnlyField>
        <ReadOnlyField label={t('field.tries')}>{mail.tries}</ReadOnlyField>
        <ReadOnlyField label={t('field.createTime')}>{moment(mail.createTime)}</ReadOnlyField>
        <ReadOnlyField label={mail.sentTime === null ? t('field.nextTime') : t('field.sentTime')}>{moment(mail.sentTime ?? mail.nextTime)}</ReadOnlyField>
        {mail.lastError !== null && (
          <WideField>
            <ReadOnlyField label={t('field.lastError')}>{mail.lastError}</ReadOnlyField>
          </WideField>
        )}
      </FieldGrid>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre className={styles.text} tabIndex={0} aria-label={t('text')} lang={mail.language}>
        {mail.text}
      </pre>
    </Modal>
  );
}
