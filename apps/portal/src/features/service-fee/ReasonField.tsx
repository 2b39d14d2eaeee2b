import { LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';

export function ReasonField() {
  const { t } = useTranslation('serviceFee');
  return (
    <Form.Item name="reason" label={t('reason')} rules={[{ required: true, whitespace: true, min: 5, message: t('reasonNeeded') }]}>
      <LimitedTextArea limit={500} rows={2} />
    </Form.Item>
  );
}
