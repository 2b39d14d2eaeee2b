import { LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { shortestReason } from '../actions/ReasonField.tsx';

/** The reason why orders are released on credit. */
export function ReasonFields() {
  const { t } = useTranslation('partsOrder');
  return (
    <Form.Item name="reason" label={t('ask.reason')} rules={[{ required: true, whitespace: true, min: shortestReason }]}>
      <LimitedTextArea limit={200} rows={2} />
    </Form.Item>
  );
}
