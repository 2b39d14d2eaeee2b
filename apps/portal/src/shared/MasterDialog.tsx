import { isFailure } from '@harrow/api-client';
import { Alert, Form, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './useFailureText.ts';

interface MasterDialogProps<Values extends object> {
  title: string;
  /** What the form starts with. */
  initial: Partial<Values>;
  save: (values: Values) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
  /** `Form.Item`s. */
  children: ReactNode;
}

/** The form of a master's record. What the server finds wrong is marked at the field; what was typed stays. */
export function MasterDialog<Values extends object>({ title, initial, save, onSaved, onClose, children }: MasterDialogProps<Values>) {
  const { t } = useTranslation('shared');
  const [form] = Form.useForm<Values>();
  const failureText = useFailureText();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (values: Values): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      await save(values);
      onSaved();
      onClose();
    } catch (error) {
      const known = isFailure(error, 'invalid') ? error.failure.errors : [];
      form.setFields(known.map(({ field, text }) => ({ name: field, errors: [text] })) as Parameters<typeof form.setFields>[0]);
      setFailure(failureText(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Modal open width={800} title={title} mask={{ closable: false }} okText={t('save')} confirmLoading={saving} onOk={() => form.submit()} onCancel={onClose}>
      {failure !== undefined && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
      <Form
        form={form}
        layout="vertical"
        initialValues={initial}
        onFinish={(values: Values) => void submit(values)}
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', columnGap: 16 }}
      >
        {children}
      </Form>
    </Modal>
  );
}
