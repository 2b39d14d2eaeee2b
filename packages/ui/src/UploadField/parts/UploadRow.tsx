import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { Upload } from '../../attachments/index.ts';
import { useUploadTexts } from '../hooks/useUploadTexts.ts';
import styles from '../UploadField.module.css';

/** A file on its way to the field: how far it is, or why it failed. */
export function UploadRow({ upload, onCancel, onRetry }: { upload: Upload; onCancel: () => void; onRetry: () => void }) {
  const { t } = useUploadTexts();
  const { file, status, share, error } = upload;
  const percent = Math.round(share * 100);
  return (
    <li className={styles.row} data-status={status}>
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      {status === 'failed' ? (
        <>
          <span className={styles.failed} role="alert">
            {t('failedNamed', { name: file.name })} {error?.message}
          </span>
          <button type="button" className="hw-link" aria-label={t('retryNamed', { name: file.name })} onClick={onRetry}>
            {t('ui:retry')}
          </button>
        </>
      ) : (
        <>
          <progress className={styles.progress} aria-label={t('ui:files.progress', { name: file.name })} max={100} value={percent} />
          <span className={styles.size}>{status === 'uploading' || status === 'done' ? `${percent}%` : t(`ui:files.${status}`)}</span>
        </>
      )}
      <button type="button" className="hw-icon-button" aria-label={t('ui:files.cancelNamed', { name: file.name })} onClick={onCancel}>
        <CloseOutlined aria-hidden />
      </button>
    </li>
  );
}
