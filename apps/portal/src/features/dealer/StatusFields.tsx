import { DictSelect, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';

/** Reason as a text. */
export function OpinionFields() {
  const { t } = useTranslation('dealer');
  return (
    <Form.Item name="opinion" label={t('field.statusOpinion')} rules={[{ required: true, whitespace: true, min: 5, message: t('opinionRule') }]}>
      <LimitedTextArea limit={500} autoSize={{ minRows: 3, maxRows: 8 }} />
    </Form.Item>
  );
}

/** Reason from the dictionary, and as a text. */
export function SuspensionFields() {
  const { t } = useTranslation('dealer');
  return (
    <>
      <Form.Item name="reason" label={t('field.statusReason')} rules={[{ required: true, message: t('shared:required') }]}>
        <DictSelect dict="dealer_status_reason" />
      </Form.Item>
      <OpinionFields />
    </>
  );
}
