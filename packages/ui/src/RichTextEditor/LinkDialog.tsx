import type { Editor } from '@tiptap/core';
import { Form, Input, Modal } from 'antd';
import { useEditorTexts } from '../editors/useEditorTexts.ts';
import { isLinkAddress } from './extensions.ts';

/** Asks where the selected words, or the link at the cursor, lead. Without words the address is put in. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useEditorTexts();
  const [form] = Form.useForm<{ href?: string }>();
  const present = editor.getAttributes('link')['href'] as string | undefined;
  const save = async (): Promise<void> => {
    const href = (await form.validateFields()).href?.trim() ?? '';
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !present) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
  };
  return (
    <Modal
      open
      title={t('richText.link')}
      okText={t('ok')}
      cancelText={t('cancel')}
      onOk={() => void save().catch(() => {})}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" initialValues={{ href: present ?? '' }} onFinish={() => void save()}>
        <Form.Item
          name="href"
          label={t('richText.address')}
          extra={present ? t('richText.emptyRemoves') : undefined}
          rules={[
            { required: !present, message: t('embed.urlRequired') },
            {
              validator: (_rule, text?: string) =>
                !text?.trim() || isLinkAddress(text.trim()) ? Promise.resolve() : Promise.reject(new Error(t('richText.addressWrong'))),
            },
          ]}
        >
          <Input inputMode="url" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
