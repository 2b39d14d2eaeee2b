import { FileSize } from '../../FileSize/FileSize.tsx';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { FailureReason } from './FailureReason.tsx';
import type { Upload } from './uploadQueue.ts';
import { shownName } from '../shownName.ts';
import styles from '../attachments.module.css';

export interface UploadTileProps {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}

/** A file on its way: how much has been sent, or why it failed and what to do. */
export function UploadTile({ upload, onCancel, onRetry }: UploadTileProps) {
  const { t } = useTranslation('ui');
  const { file, status, share, error } = upload;
  const name = shownName(file.name);
  const percent = Math.round(share * 100);
  return (
    <li className={styles.file} data-status={status}>
      <div className={styles.fileFacts}>
        <span className={styles.fileName} title={name}>
          {name}
        </span>
        {status === 'failed' ? (
          <span className={styles.fileError} role="alert">
            {t('files.failed', { name })} <FailureReason error={error} />
          </span>
        ) : (
          <>
            <progress aria-label={t('files.progress', { name })} max={100} value={percent} />
            <span className={styles.fileMeta}>
              {status === 'uploading' ? `${percent}%` : t(`files.${status}`)} · <FileSize bytes={file.size} />
            </span>
          </>
        )}
        <span className={styles.fileLinks}>
          {status === 'failed' && (
            <button type="button" className="hw-link" onClick={onRetry}>
              {t('retry')}
            </button>
          )}
          <button type="button" className="hw-link" aria-label={t('files.cancelNamed', { name })} onClick={onCancel}>
            {status === 'failed' ? t('files.remove') : t('cancel')}
          </button>
        </span>
      </div>
    </li>
  );
}
