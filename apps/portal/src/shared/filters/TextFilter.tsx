import { clearable, LimitedInput } from '@harrow/ui';
import { Form } from 'antd';

/** A filter that looks for a part of a text. @param maxLength as the contract says. Default 100 */
export function TextFilter({ name, label, maxLength = 100 }: { name: string; label: string; maxLength?: number }) {
  return (
    <Form.Item name={name} label={label}>
      <LimitedInput allowClear={clearable} limit={maxLength} />
    </Form.Item>
  );
}
