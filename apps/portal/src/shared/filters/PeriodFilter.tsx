import { DateRangeInput } from '@harrow/ui';
import { Form } from 'antd';
import { useId } from 'react';
import { HiddenFields } from '../HiddenFields.tsx';

/** A filter by the first and the last day, which are two values: `{name}_begin` and `{name}_end`. */
export function PeriodFilter({ name, label }: { name: string; label: string }) {
  const id = useId();
  const form = Form.useFormInstance<Record<string, string | undefined>>();
  const [begin, end] = [`${name}_begin`, `${name}_end`];
  const from = Form.useWatch<string | undefined>(begin, form) ?? '';
  const to = Form.useWatch<string | undefined>(end, form) ?? '';
  return (
    <>
      <HiddenFields names={[begin, end]} />
      <Form.Item label={label} htmlFor={id}>
        <DateRangeInput
          id={id}
          onDemand
          style={{ width: 240 }}
          value={from || to ? [from, to] : null}
          onChange={([first, last] = ['', '']) => form.setFieldsValue({ [begin]: first || undefined, [end]: last || undefined })}
        />
      </Form.Item>
    </>
  );
}
