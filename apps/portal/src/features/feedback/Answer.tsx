import { PaperClipOutlined } from '@ant-design/icons';
import { isFailure, type Feedback } from '@harrow/api-client';
import { feedbacksReplyLimits as limits } from '@harrow/api-client/limits';
import { type FileStore, useMessages, useSource } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex, Input, Upload, type UploadFile } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../platform/queryClient.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import { feedback, followUp, postFiles, replyTo } from './feedback.ts';
import styles from './feedback.module.css';

/** Files of one post. */
const mostFiles = 20;

/** The box in which staff answer and dealers ask again. What is typed is kept until it was sent. */
export function Answer({ item, verb }: { item: Feedback; verb: 'reply' | 'followUp' }) {
  const { t } = useTranslation('feedback');
  const fieldId = useId();
  const failureText = useFailureText();
  const { message } = useMessages();
  const store = useSource('files');
  const draft = useDraft<string>(`feedback.${verb}`, item.id);
  const [text, setText] = useState(() => draft.offered?.value ?? '');
  const [isInternal, setInternal] = useState(false);
  const [files, setFiles] = useState<UploadFile[]>([]);

  const send = useMutation({
    mutationFn: async () => {
      const { postId } = await (verb === 'reply' ? replyTo(item, text, isInternal) : followUp(item, text));
      draft.discard();
      // The post is there; a file that does not arrive is named and can be added to it.
      const failed = await upload(store, postId, files);
      if (failed.length > 0) void message.error(t('done.withoutFiles', { names: failed.join(', ') }));
    },
    onSuccess: () => void message.success(t(isInternal ? 'done.noted' : 'done.sent')),
    onSettled: (_data, error) => (error && !isFailure(error, 'conflict') ? undefined : queryClient.invalidateQueries({ queryKey: feedback.key })),
  });
  return (
    <form
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <label htmlFor={fieldId}>{t(`answer.${verb}`)}</label>
      <Input.TextArea
        id={fieldId}
        value={text}
        maxLength={limits.content.maxLength}
        showCount
        autoSize={{ minRows: 3, maxRows: 12 }}
        onChange={({ target }) => {
          setText(target.value);
          draft.save(target.value);
        }}
      />
      <Upload multiple maxCount={mostFiles} fileList={files} beforeUpload={() => false} onChange={({ fileList }) => setFiles(fileList)}>
        <Button icon={<PaperClipOutlined />}>{t('answer.files')}</Button>
      </Upload>
      {send.error && <Alert type="error" showIcon title={failureText(send.error)} />}
      <Flex gap={16} wrap align="center" justify="end">
        {verb === 'reply' && (
          <Checkbox checked={isInternal} onChange={({ target }) => setInternal(target.checked)}>
            {t('answer.internal')}
          </Checkbox>
        )}
        <Button type="primary" htmlType="submit" loading={send.isPending} disabled={text.trim() === ''}>
          {t(isInternal ? 'answer.note' : 'answer.send')}
        </Button>
      </Flex>
    </form>
  );
}

/** Sends the files of a post one after the other. @returns the names of those that did not arrive */
async function upload(store: FileStore, postId: string, files: readonly UploadFile[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { originFileObj, name } of files) {
    if (!originFileObj) continue;
    try {
      await store.upload(originFileObj, { owner: { table: postFiles.table, id: postId }, slot: postFiles.slot });
    } catch {
      failed.push(name);
    }
  }
  return failed;
}
