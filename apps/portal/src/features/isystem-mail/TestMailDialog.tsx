import { mailsTestRecord } from '@harrow/api-client/records';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { sendTestMail } from './mails.ts';

const SheetField = sheetFieldsOf(mailsTestRecord, 'isystemMail');

/** Asks for an address and writes a mail to it that only says that mails arrive. */
export function TestMailDialog({ onSent, onClose }: { onSent: () => void; onClose: () => void }) {
  const { t } = useTranslation('isystemMail');
  return (
    <EditDialog<{ to: string }>
      title={t('test.title')}
      initialValues={{}}
      okText={t('test.send')}
      width={480}
      save={sendTestMail}
      onSaved={onSent}
      onClose={onClose}
    >
      <SheetField name="to" label={t('field.toAddress')} inputMode="email" />
    </EditDialog>
  );
}
