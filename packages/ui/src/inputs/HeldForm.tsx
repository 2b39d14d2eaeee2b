import { Form } from 'antd';

interface HeldFormProps {
  /** Of the control, as antd's form gives it. */
  id: string | undefined;
  /** Rejects with what is wrong. */
  refuse: () => Promise<void>;
}

/**
 * Keeps the form of antd around a control from being submitted while something in the control is wrong. It is a field beside that of the
 * value, with the same name where the name is a single one, so that errors lead to the control.
 */
export function HeldForm({ id, refuse }: HeldFormProps) {
  const form = Form.useFormInstance<unknown>() as object | undefined;
  return form && id ? <Form.Item noStyle help={false} name={id} rules={[{ validator: refuse }]} /> : null;
}
