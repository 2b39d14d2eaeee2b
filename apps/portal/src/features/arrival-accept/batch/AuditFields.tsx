import { LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';

/** The reviewer's words, the same for all sheets. */
export function AuditFields() {
  const { t } = useTranslation('shared');
  return (
    <Form.Item name="opinion" label={t('field.opinion')}>
      <LimitedTextArea limit={500} rows={2} />
    </Form.Item>
  );
}
