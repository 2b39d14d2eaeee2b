import { PaperClipOutlined } from '@ant-design/icons';
import { approvalsCommentLimits as limits } from '@harrow/api-client/limits';
import { type FileStore, useMessages, useSource, LimitedTextArea } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex, Upload, type UploadFile } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptInput } from '../../shared/useKeptInput.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { postFiles } from './Thread.tsx';
import styles from './thread.module.css';

/** Files of one post. */
const mostFiles = 20;

interface Post {
  content: string;
  isInternal: boolean;
}

/** Earlier versions of the portal kept the text alone. */
const fromOlder = (kept: Partial<Post> | string): Partial<Post> => (typeof kept === 'string' ? { content: kept } : kept);

interface PostBoxProps {
  label: string;
  /** Name of the draft under which this browser keeps the text until it is sent, with the id of the document. */
  draftName: string;
  documentId: string;
  /** The user may keep it among the maker's staff. */
  mayBeInternal: boolean;
  /** Writes the post. @returns its id */
  send: (content: string, isInternal: boolean) => Promise<string>;
  /** The post and its files are there. */
  onSent: () => void;
}

/** The box in which a post is written, with its files. */
export function PostBox({ label, draftName, documentId, mayBeInternal, send, onSent }: PostBoxProps) {
  const { t } = useTranslation('documents');
  const fieldId = useId();
  const failureText = useFailureText();
  const { message } = useMessages();
  const store = useSource('files');
  const { typed, type, discard } = useKeptInput<Post>(draftName, documentId, { content: '', isInternal: false }, fromOlder);
  const { content } = typed;
  // It stays chosen for the next post: a second note must not go to the dealer.
  const [isInternal, setInternal] = useState(typed.isInternal);
  const keep = (post: Post): void => type({ content: post.content, isInternal: post.content !== '' && post.isInternal });
  const [files, setFiles] = useState<UploadFile[]>([]);
  const sending = useMutation({
    mutationFn: async () => {
      const postId = await send(content, isInternal);
      discard();
      setFiles([]);
      // The post is there; a file that does not arrive is named and can be added to the next one.
      const failed = await upload(store, postId, files);
      if (failed.length > 0) void message.error(t('thread.withoutFiles', { names: failed.join(', ') }));
      else void message.success(t(isInternal ? 'thread.noted' : 'thread.sent'));
    },
    onSuccess: onSent,
  });
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      <label htmlFor={fieldId}>{label}</label>
      <LimitedTextArea
        id={fieldId}
        value={content}
        limit={limits.content.maxLength}
        autoSize={{ minRows: 3, maxRows: 12 }}
        onChange={({ target }) => keep({ content: target.value, isInternal })}
      />
      <Upload multiple maxCount={mostFiles} fileList={files} beforeUpload={() => false} onChange={({ fileList }) => setFiles(fileList)}>
        <Button icon={<PaperClipOutlined aria-hidden />}>{t('thread.files')}</Button>
      </Upload>
      {sending.error && <Alert type="error" showIcon title={failureText(sending.error)} />}
      <Flex gap={16} wrap align="center" justify="end">
        {mayBeInternal && (
          <Checkbox
            checked={isInternal}
            onChange={({ target }) => {
              setInternal(target.checked);
              keep({ content, isInternal: target.checked });
            }}
          >
            {t('thread.internal')}
          </Checkbox>
        )}
        <Button type="primary" htmlType="submit" aria-busy={sending.isPending} disabled={sending.isPending || content.trim() === ''}>
          {t(isInternal ? 'thread.note' : 'thread.send')}
        </Button>
      </Flex>
    </form>
  );
}

/** Sends files one after the other. @returns the names of those that did not arrive */
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
