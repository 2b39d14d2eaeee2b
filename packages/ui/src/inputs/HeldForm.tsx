import { Form } from 'antd';
import { use, useEffect } from 'react';
import { HeldFieldsContext } from './heldFields.ts';

interface HeldFormProps {
  /** Of the control, as antd's form gives it. */
  id: string | undefined;
  /** Rejects with what is wrong. */
  refuse: () => Promise<void>;
  /** The typed text is no value, so that there is none to submit. Default false: there is one, which the server checks, too. */
  isUnread?: boolean;
}

/**
 * Keeps the form of antd around a control from being submitted while something in the control is wrong. It is a field beside that of the
 * value, with the same name where the name is a single one, so that errors lead to the control. A form of another kind asks
 * `useHeldFields`.
 */
export function HeldForm({ id, refuse, isUnread = false }: HeldFormProps) {
  const hold = use(HeldFieldsContext)?.hold;
  useEffect(() => (isUnread && id ? hold?.(id) : undefined), [isUnread, id, hold]);
  const form = Form.useFormInstance<unknown>() as object | undefined;
  return form && id ? <Form.Item noStyle help={false} name={id} rules={[{ validator: refuse }]} /> : null;
}
