import { DictSelect, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';

/** Reasons for which documents are returned. */
export function ReturnFields() {
  const { t } = useTranslation('shared');
  return (
    <>
      <Form.Item name="rejectReason" label={t('field.rejectReason')} rules={[{ required: true }]}>
        <DictSelect dict="reject_reason" />
      </Form.Item>
      <Form.Item name="opinion" label={t('field.opinion')} rules={[{ required: true, whitespace: true, min: 5 }]}>
        <LimitedTextArea limit={500} rows={2} />
      </Form.Item>
    </>
  );
}
