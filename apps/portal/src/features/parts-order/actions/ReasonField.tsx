import { LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';

/** Least length of a reason (E-006). */
export const shortestReason = 5;

interface ReasonFieldProps {
  value: string;
  /** Most characters. */
  limit: number;
  onChange: (reason: string) => void;
}

/** Why something is done; the dealer reads it. */
export function ReasonField({ value, limit, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('partsOrder');
  return (
    <Form.Item layout="vertical" label={t('ask.reason')} htmlFor="orderReason" required extra={t('ask.reasonLength', { n: shortestReason })}>
      <LimitedTextArea id="orderReason" limit={limit} rows={2} value={value} onChange={({ target }) => onChange(target.value)} />
    </Form.Item>
  );
}
