import { InboxOutlined } from '@ant-design/icons';
import { Alert, Form, Input, Modal, Tabs, Upload } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { LimitedInput } from '../inputs/LimitedInput.tsx';
import { shownName } from '../attachments/shownName.ts';
import type { UploadImage } from './editor.types.ts';
import { type EmbedKind, embedTypes, isEmbedAddress, isEmbeddable, readEmbedded } from './readEmbedded.ts';
import { useEditorTexts } from './useEditorTexts.ts';

interface EmbedDialogProps {
  kind: EmbedKind;
  upload: UploadImage | undefined;
  /** @param type of the file, e.g. `video/mp4`; undefined for an address */
  onInsert: (address: string, remark: string, type: string | undefined) => void;
  onClose: () => void;
}

interface Fields {
  url?: string;
  remark?: string;
}

/** Puts a picture, film or sound into a text: one from this device, or the address of one, each with a remark. */
export function EmbedDialog({ kind, upload, onInsert, onClose }: EmbedDialogProps) {
  const { t } = useEditorTexts();
  const [form] = Form.useForm<Fields>();
  const [source, setSource] = useState<'local' | 'url'>('local');
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);

  const choose = (chosen: File): void => {
    const taken = isEmbeddable(kind, chosen);
    setFile(taken ? chosen : undefined);
    setProblem(taken ? undefined : t(`${kind}.wrongType`));
  };
  const insert = async (): Promise<void> => {
    const { url = '', remark = '' } = await form.validateFields();
    if (source === 'url') return onInsert(url.trim(), remark, undefined);
    if (!file) return setProblem(t(`${kind}.none`));
    setBusy(true);
    aborter.current = new AbortController();
    try {
      onInsert(await readEmbedded(kind, file, upload, aborter.current.signal), remark, file.type);
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : t(`${kind}.failed`));
    } finally {
      setBusy(false);
    }
  };
  const remark = (
    <Form.Item name="remark" label={t('embed.remark')}>
      <LimitedInput limit={100} />
    </Form.Item>
  );
  return (
    <Modal
      open
      title={t(`${kind}.title`)}
      okText={t('embed.insert')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void insert().catch(() => {})}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form form={form} layout="vertical">
        <Tabs
          activeKey={source}
          onChange={(key) => {
            setSource(key as typeof source);
            setProblem(undefined);
          }}
          destroyOnHidden
          items={[
            {
              key: 'local',
              label: t(`${kind}.local`),
              children: (
                <>
                  <Form.Item>
                    <Upload.Dragger
                      accept={embedTypes[kind].join(',')}
                      maxCount={1}
                      beforeUpload={(chosen) => {
                        choose(chosen);
                        return false;
                      }}
                      fileList={file ? [{ uid: '1', name: shownName(file.name), status: 'done' }] : []}
                      onRemove={() => setFile(undefined)}
                    >
                      <InboxOutlined aria-hidden style={{ fontSize: 28 }} />
                      <p>{t(`${kind}.drop`)}</p>
                    </Upload.Dragger>
                  </Form.Item>
                  {remark}
                </>
              ),
            },
            {
              key: 'url',
              label: t(`${kind}.byUrl`),
              children: (
                <>
                  <Form.Item
                    name="url"
                    label={t(`${kind}.url`)}
                    rules={[
                      { required: true, message: t('embed.urlRequired') },
                      {
                        validator: (_rule, address: string = '') =>
                          address.trim() === '' || isEmbedAddress(kind, address.trim()) ? Promise.resolve() : Promise.reject(new Error(t(`${kind}.urlWrong`))),
                      },
                    ]}
                  >
                    <Input inputMode="url" />
                  </Form.Item>
                  {remark}
                </>
              ),
            },
          ]}
        />
        {problem && <Alert type="error" showIcon title={problem} />}
      </Form>
    </Modal>
  );
}
