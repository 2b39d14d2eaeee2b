import { useFieldRules, LimitedInput } from '@harrow/ui';
import { mailsTestLimits } from '@harrow/api-client/limits';
import { limitRules } from '@harrow/validation/field-rules';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { sendTestMail } from './mails.ts';

const addressRules = limitRules(mailsTestLimits.to);

/** Asks for an address and writes a mail to it that only says that mails arrive. */
export function TestMailDialog({ onSent, onClose }: { onSent: () => void; onClose: () => void }) {
  const { t } = useTranslation('isystemMail');
  const rules = useFieldRules().form;
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
      <Form.Item name="to" label={t('field.toAddress')} rules={rules(addressRules)}>
        <LimitedInput type="email" inputMode="email" autoComplete="email" limit={254} />
      </Form.Item>
    </EditDialog>
  );
}
