import type { FileFamily } from '@harrow/validation';
import { useState } from 'react';
import { useMessages } from '../HarrowProvider/notices/useMessages.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { FileTile } from './FileTile.tsx';
import { shownName } from './shownName.ts';
import { FileViewer } from './viewer/FileViewer.tsx';
import type { StoredFile } from '../sources/fileStore.ts';
import type { Attachments } from './useAttachments.ts';
import { fitsFamilies } from './upload/checkFile.ts';
import { useFamilyNames } from './upload/useFamilyNames.ts';
import { UploadTile } from './upload/UploadTile.tsx';
import styles from './attachments.module.css';

export interface AttachmentFilesProps {
  attachments: Attachments;
  /** Files of one slot; '' for the main list. */
  slot: string;
  /** Families that the slot takes: stored files of another one say that they do not count. Undefined for any. */
  takes: readonly FileFamily[] | undefined;
  readOnly: boolean;
  label: string;
}

/** Maximum number of listed uploads: ten thousand files may be dropped at once, and those beyond are only counted. */
const mostShown = 20;

/** The files of one slot: stored ones, those on their way, refusals. */
export function AttachmentFiles({ attachments, slot, takes, readOnly, label }: AttachmentFilesProps) {
  const { t } = useTranslation('ui');
  const namesOf = useFamilyNames();
  const { modal, message } = useMessages();
  const [opened, setOpened] = useState<number>();
  const files = (attachments.files ?? []).filter((file) => (file.slot ?? '') === slot);
  const uploads = attachments.uploads.filter((upload) => upload.slot === slot);
  const refused = attachments.refused.filter((refusal) => refusal.slot === slot);
  const remove = async (file: StoredFile): Promise<void> => {
    // Cannot be undone, so it asks.
    if (
      !(await modal.confirm({
        title: t('files.removeQuestion', { name: shownName(file.name) }),
        okText: t('files.remove'),
        okButtonProps: { danger: true },
      }))
    )
      return;
    try {
      await attachments.remove(file);
    } catch (error) {
      void message.error(error instanceof Error && error.message ? error.message : t('files.removeFailed'));
    }
  };
  return (
    <>
      {refused.length > 0 && (
        <div className={styles.fileRefused} role="alert">
          {refused.slice(0, mostShown).map(({ name, reason, maxMb, maxCount, takes: families }, index) => (
            // Several files may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              {shownName(name)}: {t(`files.refused.${reason}`, { maxMb, count: maxCount, kinds: namesOf(families) })}
            </div>
          ))}
          {refused.length > mostShown && <div>{t('files.more', { count: refused.length - mostShown })}</div>}
        </div>
      )}
      {files.length + uploads.length > 0 && (
        <ul className={styles.files} aria-label={label}>
          {files.map((file, index) => (
            <FileTile
              key={file.id}
              file={file}
              note={takes && !fitsFamilies(file, takes) ? t('files.doesNotCount', { kinds: namesOf(takes) }) : undefined}
              onOpen={() => setOpened(index)}
              onRemove={readOnly ? undefined : () => void remove(file)}
            />
          ))}
          {uploads.slice(0, mostShown).map((upload) => (
            <UploadTile key={upload.id} upload={upload} onCancel={() => attachments.cancel(upload)} onRetry={() => attachments.retry(upload)} />
          ))}
          {uploads.length > mostShown && <li className={styles.fileMeta}>{t('files.more', { count: uploads.length - mostShown })}</li>}
        </ul>
      )}
      {opened !== undefined && files[opened] && <FileViewer files={files} index={opened} onIndexChange={setOpened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
