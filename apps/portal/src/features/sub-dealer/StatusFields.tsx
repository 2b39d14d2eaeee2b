import { DictSelect, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';

/** Reason from the dictionary. */
export function ReasonField() {
  const { t } = useTranslation('subDealer');
  return (
    <Form.Item name="reason" label={t('field.statusReason')} rules={[{ required: true, message: t('shared:required') }]}>
      <DictSelect dict="dealer_status_reason" />
    </Form.Item>
  );
}

/** Reason as a text. */
export function OpinionField({ required }: { required: boolean }) {
  const { t } = useTranslation('subDealer');
  return (
    <Form.Item
      name="opinion"
      label={t('field.statusOpinion')}
      rules={[{ required, whitespace: required, ...(required && { min: 5 }), message: t('opinionRule') }]}
    >
      <LimitedTextArea limit={500} autoSize={{ minRows: 3, maxRows: 8 }} />
    </Form.Item>
  );
}
