import InboxOutlined from '@ant-design/icons/InboxOutlined';
import { Alert, Form, Input, Modal, Tabs, Upload } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { shownName } from '../attachments/shownName.ts';
import type { UploadImage } from './editor.types.ts';
import { imageTypes, isImage, readImage } from './readImage.ts';
import { useEditorTexts } from './useEditorTexts.ts';

interface ImageDialogProps {
  uploadImage: UploadImage | undefined;
  onInsert: (address: string, remark: string) => void;
  onClose: () => void;
}

interface Fields {
  url?: string;
  remark?: string;
}

/** Puts a picture into a text: one from this device, or the address of one, each with a remark. */
export function ImageDialog({ uploadImage, onInsert, onClose }: ImageDialogProps) {
  const { t } = useEditorTexts();
  const [form] = Form.useForm<Fields>();
  const [source, setSource] = useState<'local' | 'url'>('local');
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);

  const choose = (chosen: File): void => {
    setFile(isImage(chosen) ? chosen : undefined);
    setProblem(isImage(chosen) ? undefined : t('image.notAnImage'));
  };
  const insert = async (): Promise<void> => {
    const { url = '', remark = '' } = await form.validateFields();
    if (source === 'url') return onInsert(url, remark);
    if (!file) return setProblem(t('image.none'));
    setBusy(true);
    aborter.current = new AbortController();
    try {
      onInsert(await readImage(file, uploadImage, aborter.current.signal), remark);
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : t('image.failed'));
    } finally {
      setBusy(false);
    }
  };
  const remark = (
    <Form.Item name="remark" label={t('image.remark')}>
      <Input maxLength={100} />
    </Form.Item>
  );
  return (
    <Modal
      open
      title={t('image.title')}
      okText={t('image.insert')}
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
              label: t('image.local'),
              children: (
                <>
                  <Form.Item>
                    <Upload.Dragger
                      accept={imageTypes.join(',')}
                      maxCount={1}
                      beforeUpload={(chosen) => {
                        choose(chosen);
                        return false;
                      }}
                      fileList={file ? [{ uid: '1', name: shownName(file.name), status: 'done' }] : []}
                      onRemove={() => setFile(undefined)}
                    >
                      <InboxOutlined style={{ fontSize: 28 }} />
                      <p>{t('image.drop')}</p>
                    </Upload.Dragger>
                  </Form.Item>
                  {remark}
                </>
              ),
            },
            {
              key: 'url',
              label: t('image.byUrl'),
              children: (
                <>
                  <Form.Item
                    name="url"
                    label={t('image.url')}
                    rules={[
                      { required: true, message: t('image.urlRequired') },
                      { pattern: /^(https?:\/\/|\/(?!\/))\S+$/i, message: t('image.urlWrong') },
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
