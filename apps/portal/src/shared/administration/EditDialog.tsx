import { Form, type FormInstance, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldName, useEditForm } from './useEditForm.tsx';

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
  /** Of a dialog with fields in something that may be closed: opens it at once where one of them is refused. */
  uncover?: (name: FieldName) => void;
  /** The fields. */
  children: ReactNode;
}

/** A record of a master in a dialog: labels above, refusals of the server at their fields. It keeps no draft, so leaving what was changed asks first. */
export function EditDialog<Values extends object, Answer = unknown>(props: EditDialogProps<Values, Answer>) {
  const { title, initialValues, onClose, width = 720, readOnly = false, notice, children } = props;
  const { t } = useTranslation('shared');
  const { form, name, alert, isSaving, submit, markChanged, askToLeave } = useEditForm({
    form: props.form,
    save: props.save,
    onSaved: props.onSaved,
    uncover: props.uncover,
  });
  const handleCancel = () => void askToLeave().then((leaves) => leaves && onClose());
  return (
    <Modal
      open
      width={width}
      title={title}
      okText={props.okText ?? t('administration.save')}
      cancelText={readOnly ? t('administration.close') : t('administration.cancel')}
      okButtonProps={readOnly ? { style: { display: 'none' } } : {}}
      confirmLoading={isSaving}
      mask={{ closable: readOnly }}
      onOk={submit}
      onCancel={handleCancel}
    >
      {notice}
      {alert}
      <Form<Values> form={form} name={name} layout="vertical" initialValues={initialValues} disabled={readOnly} onValuesChange={markChanged}>
        {children}
      </Form>
    </Modal>
  );
}
