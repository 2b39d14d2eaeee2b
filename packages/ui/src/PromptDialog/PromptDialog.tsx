import { Form, type FormItemProps, Input, type InputProps, type InputRef, Modal, type ModalProps } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';

export interface PromptOptions {
  /** Also the name of the field for screen readers. */
  title: string;
  /** Above the field. */
  content?: ReactNode;
  /** Initial value of the field. Default: empty. */
  defaultValue?: string;
  /** Shown in the empty field. */
  placeholder?: string;
  /** Rules of the value; an invalid one does not reach `onOk`. */
  rules?: FormItemProps['rules'];
  /** Further props of antd's `Input`, such as `maxLength`. */
  inputProps?: Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'placeholder' | 'ref'>;
  /** Further props of antd's `Modal`: width, texts of the buttons, place. */
  modalProps?: Pick<ModalProps, 'width' | 'okText' | 'cancelText' | 'okButtonProps' | 'centered' | 'zIndex'>;
  /** Closes the dialog, unless the answer is `false`. A rejection is shown at the field. Until it answers, nothing closes the dialog. */
  onOk?: (value: string) => unknown;
}

export interface PromptDialogProps extends PromptOptions {
  /** Whether the dialog is shown. */
  open: boolean;
  /** `onOk` has let the value pass, or the user gave up (`undefined`). */
  onClose: (value: string | undefined) => void;
  /** The dialog is out of sight. */
  afterClose?: () => void;
}

/** Asks for one line of text. Enter is OK. What was typed stays when `onOk` refuses it. */
export function PromptDialog({
  open,
  title,
  content,
  defaultValue = '',
  placeholder,
  rules,
  inputProps,
  modalProps,
  onOk,
  onClose,
  afterClose,
}: PromptDialogProps) {
  const [form] = Form.useForm<{ value: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<InputRef>(null);
  const contentId = useId();

  async function confirm({ value = '' }: { value?: string }): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      if ((await onOk?.(value)) !== false) onClose(value);
    } catch (refusal) {
      form.setFields([{ name: 'value', errors: [refusal instanceof Error ? refusal.message : String(refusal)] }]);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Modal
      width={420}
      {...modalProps}
      open={open}
      title={title}
      destroyOnHidden
      confirmLoading={isBusy}
      closable={!isBusy}
      keyboard={!isBusy}
      mask={{ closable: false }}
      cancelButtonProps={{ disabled: isBusy }}
      onOk={() => form.submit()}
      onCancel={() => !isBusy && onClose(undefined)}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus({ cursor: 'all' })}
      afterClose={afterClose}
    >
      <Form form={form} preserve={false} initialValues={{ value: defaultValue }} onFinish={(values) => void confirm(values)}>
        {content !== undefined && (
          <div id={contentId} style={{ marginBlockEnd: 12 }}>
            {content}
          </div>
        )}
        <Form.Item name="value" rules={rules} messageVariables={{ label: title }}>
          <Input
            autoComplete="off"
            {...inputProps}
            ref={input}
            placeholder={placeholder}
            readOnly={isBusy || inputProps?.readOnly}
            aria-label={title}
            aria-details={content === undefined ? undefined : contentId}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
