import { DateInput, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../../shared/todayIn.ts';

/** Why lines are taken back, and on which day. */
export function ReverseFields() {
  const { t } = useTranslation('dealerPayment');
  return (
    <>
      <Form.Item name="feeDate" label={t('field.feeDate')}>
        <DateInput max={todayIn()} />
      </Form.Item>
      <Form.Item name="reason" label={t('reason')} rules={[{ required: true, whitespace: true, min: 5, message: t('reasonNeeded') }]}>
        <LimitedTextArea limit={300} rows={2} />
      </Form.Item>
    </>
  );
}
