import { Form } from 'antd';
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useOverflow } from '../../hooks/useOverflow.ts';
import { changedValues } from '../../model/changedValues.ts';
import styles from '../../ListPage.module.css';

/** Actions of the buttons beside the fields. */
export interface FieldsHandle {
  /** Hands what is in the fields to `onFilter`, unless a field refuses its value. */
  submit(): void;
  /** Empties all fields. */
  clear(): void;
}

interface FilterFieldsProps {
  handle: Ref<FieldsHandle>;
  values: Record<string, unknown> | undefined;
  /** Shows also the fields that do not fit in the first row. */
  expanded: boolean;
  onFilter: ((values: Record<string, unknown>) => void) | undefined;
  /** Called with the number of fields that do not fit in the first row. */
  onHidden: (count: number) => void;
  /** `Form.Item`s. */
  children: ReactNode;
}

/** The fields of a list's filters. */
export default function FilterFields({ handle, values, expanded, onFilter, onHidden, children }: FilterFieldsProps) {
  const [form] = Form.useForm<Record<string, unknown>>();
  const row = useOverflow<HTMLDivElement>(expanded, onHidden);
  const applied = useRef(values);
  useEffect(() => {
    // The list's state lives outside (in the address). Fields follow where it changed, also where a value was taken away;
    // what was typed and not yet asked for stays when another filter, such as a status chip, changes meanwhile.
    form.setFieldsValue(changedValues(applied.current, values));
    applied.current = values;
  }, [form, values]);
  useImperativeHandle(
    handle,
    () => ({
      submit: form.submit,
      clear: () => form.setFieldsValue(Object.fromEntries(Object.keys(form.getFieldsValue(true)).map((name) => [name, undefined]))),
    }),
    [form],
  );
  return (
    <Form
      // The form of the page is around it, with the buttons.
      component="div"
      // Named, so that equal fields of another list on the page have other ids, and labels find their own.
      name={useId()}
      form={form}
      initialValues={values ?? {}}
      layout="inline"
      colon={false}
      requiredMark={false}
      onFinish={(next) => onFilter?.(next)}
      className={styles.filterForm}
    >
      <div ref={row} className={styles.filterFields} data-expanded={expanded}>
        {children}
      </div>
    </Form>
  );
}
