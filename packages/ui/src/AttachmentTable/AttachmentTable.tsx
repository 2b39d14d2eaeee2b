import { DeleteOutlined, EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  checkFiles,
  type FileOwner,
  type FileRules,
  FileViewer,
  isUnderWay,
  type StoredFile,
  useAttachments,
  usePictureEdit,
  useRefusalMessage,
} from '../attachments/index.ts';
import { acceptOf } from '../attachments/upload/checkFile.ts';
import { CameraButton } from '../attachments/upload/CameraButton.tsx';
import { DownloadLink } from '../attachments/viewer/DownloadLink.tsx';
import { FailureReason } from '../attachments/upload/FailureReason.tsx';
import { FilePicker } from '../attachments/upload/FilePicker.tsx';
import { ShowMore, useFirstRows } from '../attachments/ShowMore.tsx';
import { shownName } from '../attachments/shownName.ts';
import { useDropTarget } from '../attachments/upload/useDropTarget.ts';
import { FileSize } from '../FileSize/index.ts';
import { useMessages, useSource } from '../HarrowProvider/index.ts';
import { ErrorState, ListSkeleton } from '../states/index.ts';
import { useUploadTexts } from '../UploadField/hooks/useUploadTexts.ts';
import styles from './AttachmentTable.module.css';
import { type AttachmentRow, attachmentRows, type StagedFile } from './attachmentRows.ts';

export interface AttachmentTableProps extends FileRules {
  /** A record that was not saved yet takes no files: "please save first". */
  owner: FileOwner;
  /** Column of the owner that the files belong to; empty for the main list. */
  slot?: string;
  /** Shows the files, takes and removes none. Default false. */
  readOnly?: boolean;
  /** Name of the table for screen readers. Default: "Attachments". */
  'aria-label'?: string;
}

/**
 * The attachments of a record as a table: files are chosen, several at a time, then sent with the
 * start button, one request each.
 */
export function AttachmentTable({ owner, slot = '', readOnly = false, 'aria-label': label, ...rules }: AttachmentTableProps) {
  const { t } = useUploadTexts();
  const { message, modal } = useMessages();
  const attachments = useAttachments(owner);
  const tellRefused = useRefusalMessage();
  const pictureEdit = usePictureEdit(rules);
  const [staged, setStaged] = useState<readonly StagedFile[]>([]);
  const [opened, setOpened] = useState<string>();
  const lastId = useRef(0);
  const rows = attachmentRows({ stored: attachments.files ?? [], uploads: attachments.uploads, staged, slot });
  const { shown, hidden, showMore } = useFirstRows(rows);
  const uploading = attachments.uploads.filter((upload) => upload.slot === slot);
  const pictures = rows.flatMap(({ stored }) => (stored?.type.startsWith('image/') ? [stored] : []));
  const openedIndex = pictures.findIndex(({ id }) => id === opened);
  useTellWhenSent(uploading.some(isUnderWay), uploading.length > 0, () => void message.success(t('table.done')));

  function choose(files: readonly File[]): void {
    if (owner.id === undefined) return void message.warning(t('ui:files.refused.unsaved'));
    const { maxCount = 0 } = rules;
    const { accepted, refused } = checkFiles(files, rules, maxCount === 0 ? Infinity : maxCount - rows.length);
    tellRefused(refused, rules);
    pictureEdit.edit(accepted, (edited) => setStaged((old) => [...old, ...edited.map((file) => ({ id: (lastId.current += 1), file }))]));
  }
  function start(): void {
    attachments.add(
      staged.map(({ file }) => file),
      slot,
      // Staged files were counted when they were chosen.
      { ...rules, maxCount: 0 },
    );
    setStaged([]);
  }
  async function remove({ stored, upload, stagedId }: AttachmentRow): Promise<void> {
    if (upload) return attachments.cancel(upload);
    if (!stored) return setStaged((old) => old.filter(({ id }) => id !== stagedId));
    const sure = await modal.confirm({
      title: t('ui:files.removeQuestion', { name: shownName(stored.name) }),
      okText: t('ui:files.remove'),
      okButtonProps: { danger: true },
    });
    if (!sure) return;
    try {
      await attachments.remove(stored);
      message.success(t('table.removed'));
    } catch (error) {
      message.error(error instanceof Error && error.message ? error.message : t('ui:files.removeFailed'));
    }
  }

  const { over, handlers } = useDropTarget(readOnly ? undefined : choose);
  if (attachments.error) return <ErrorState reason={attachments.error.message} onRetry={attachments.reload} />;
  if (!attachments.files) return <ListSkeleton rows={2} />;
  return (
    <div className={styles.box} data-over={over} {...handlers}>
      {!readOnly && (
        <div className={styles.tools}>
          <FilePicker size="middle" accept={acceptOf(rules)} multiple={rules.maxCount !== 1} onFiles={choose}>
            {t('table.choose')}
          </FilePicker>
          <CameraButton rules={rules} size="middle" onFiles={choose} />
          <Button type="primary" disabled={staged.length === 0} onClick={start}>
            {t('table.start')}
          </Button>
          <span className={styles.hint}>{t('ui:files.batch')}</span>
        </div>
      )}
      {rows.length === 0 ? (
        <p className={styles.hint}>{t('ui:files.none')}</p>
      ) : (
        <table className={styles.table} aria-label={label ?? t('ui:files.title')}>
          <thead>
            <tr>
              <th scope="col">{t('table.name')}</th>
              <th scope="col" className={styles.size}>
                {t('table.size')}
              </th>
              <th scope="col">{t('table.status')}</th>
              {!readOnly && <th scope="col">{t('table.action')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row
                key={row.key}
                row={row}
                onOpen={() => setOpened(row.stored?.id)}
                onRetry={() => row.upload && attachments.retry(row.upload)}
                onRemove={readOnly ? undefined : () => void remove(row)}
              />
            ))}
          </tbody>
        </table>
      )}
      <ShowMore hidden={hidden} onClick={showMore} />
      {openedIndex >= 0 && (
        <FileViewer files={pictures} index={openedIndex} onIndexChange={(index) => setOpened(pictures[index]?.id)} onClose={() => setOpened(undefined)} />
      )}
      {pictureEdit.dialog}
    </div>
  );
}

interface RowProps {
  row: AttachmentRow;
  onOpen: () => void;
  onRetry: () => void;
  /** Missing: it cannot be removed here. */
  onRemove: (() => void) | undefined;
}

function Row({ row: { name: given, size, status, share, error, stored }, onOpen, onRetry, onRemove }: RowProps) {
  const { t } = useUploadTexts();
  const name = shownName(given);
  return (
    <tr>
      <td className={styles.name}>
        <Download file={stored}>{name}</Download>
        {stored?.type.startsWith('image/') && (
          <button type="button" className="hw-icon-button" aria-label={t('table.preview', { name })} title={t('table.preview', { name })} onClick={onOpen}>
            <EyeOutlined aria-hidden />
          </button>
        )}
      </td>
      <td className={styles.size}>
        <Download file={stored}>
          <FileSize bytes={size} />
        </Download>
      </td>
      <td>
        {status === 'uploading' && (
          <>
            <progress className={styles.progress} aria-label={t('ui:files.progress', { name })} max={100} value={Math.round(share * 100)} />{' '}
            {Math.round(share * 100)}%
          </>
        )}
        {status === 'failed' && (
          <span className={styles.failed} role="alert">
            {t('failedNamed', { name })} <FailureReason error={error} />
          </span>
        )}
        {(status === 'toSend' || status === 'sent') && t(`table.${status}`)}
        {(status === 'waiting' || status === 'paused') && t(`ui:files.${status}`)}
      </td>
      {onRemove && (
        <td className={styles.actions}>
          {status === 'failed' && (
            <button type="button" className="hw-link" aria-label={t('retryNamed', { name })} onClick={onRetry}>
              {t('ui:retry')}
            </button>
          )}
          <button type="button" className="hw-icon-button" aria-label={t('ui:files.removeNamed', { name })} onClick={onRemove}>
            <DeleteOutlined aria-hidden />
          </button>
        </td>
      )}
    </tr>
  );
}

function Download({ file, children }: { file: StoredFile | undefined; children: ReactNode }) {
  const store = useSource('files');
  if (!file) return children;
  return (
    <DownloadLink className="hw-link" store={store} file={file}>
      {children}
    </DownloadLink>
  );
}

/** Says once that all have arrived: when nothing is under way any more and nothing failed. */
function useTellWhenSent(sending: boolean, someLeft: boolean, tell: () => void): void {
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !sending && !someLeft) tell();
    wasSending.current = sending;
    // Only the end of sending is worth telling.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sending, someLeft]);
}
