import { isFailure } from '@harrow/api-client';
import { useLeavePrompt } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../calls/useFailureText.ts';

interface EditDialogProps<Values extends object, Answer = unknown> {
  title: ReactNode;
  /** Of a dialog that watches its own fields. */
  form?: FormInstance<Values>;
  initialValues: Partial<Values>;
  save: (values: Values) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  onClose: () => void;
  /** Default: save. */
  okText?: string | undefined;
  /** Px. Default 720. */
  width?: number;
  /** Only shows the record. */
  readOnly?: boolean;
  /** Between title and fields. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Where a refused field stands in the form: `value` of `items[1]` is `['items', 1, 'value']`. */
function placeOf(field: string, line: string | undefined): (string | number)[] {
  const [, list, at] = /^(\w+)\[(\d+)\]$/.exec(line ?? '') ?? [];
  return list === undefined ? [field] : [list, Number(at), field];
}

/** A record of a master in a dialog: labels above, refusals of the server at their fields. It keeps no draft, so leaving what was changed asks first. */
export function EditDialog<Values extends object, Answer = unknown>(props: EditDialogProps<Values, Answer>) {
  const { title, initialValues, save: write, onSaved, onClose, width = 720, readOnly = false, notice, children } = props;
  const { t } = useTranslation('shared');
  const [form] = Form.useForm<Values>(props.form);
  const failureText = useFailureText();
  const [isChanged, setIsChanged] = useState(false);
  const askToLeave = useLeavePrompt(isChanged);
  const save = useMutation({
    mutationFn: write,
    onSuccess(answer) {
      setIsChanged(false);
      onSaved(answer);
    },
    onError(error) {
      if (isFailure(error, 'invalid'))
        form.setFields(
          error.failure.errors.map(({ field, line, text }) => ({ name: placeOf(field, line), errors: [text] })) as Parameters<typeof form.setFields>[0],
        );
    },
  });
  const handleOk = () =>
    void form.validateFields().then(
      (values) => save.mutate(values),
      () => {},
    );
  const handleCancel = () => void askToLeave().then((leaves) => leaves && onClose());
  return (
    <Modal
      open
      width={width}
      title={title}
      okText={props.okText ?? t('administration.save')}
      cancelText={readOnly ? t('administration.close') : t('administration.cancel')}
      okButtonProps={readOnly ? { style: { display: 'none' } } : {}}
      confirmLoading={save.isPending}
      mask={{ closable: readOnly }}
      onOk={handleOk}
      onCancel={handleCancel}
    >
      {notice}
      {save.error && <Alert type="error" showIcon title={failureText(save.error)} style={{ marginBlockEnd: 16 }} />}
      <Form<Values>
        form={form}
        name="edit"
        layout="vertical"
        initialValues={initialValues}
        disabled={readOnly}
        scrollToFirstError
        onValuesChange={() => setIsChanged(true)}
      >
        {children}
      </Form>
    </Modal>
  );
}
