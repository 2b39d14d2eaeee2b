import { CloseOutlined } from '@ant-design/icons';
import type { Upload } from '../../attachments/index.ts';
import { FailureReason } from '../../attachments/upload/FailureReason.tsx';
import { useUploadTexts } from '../hooks/useUploadTexts.ts';
import styles from '../UploadField.module.css';
import { shownName } from '../../attachments/shownName.ts';

/** A file on its way to the field: how far it is, or why it failed. */
export function UploadRow({ upload, onCancel, onRetry }: { upload: Upload; onCancel: () => void; onRetry: () => void }) {
  const { t } = useUploadTexts();
  const { file, status, share, error } = upload;
  const name = shownName(file.name);
  const percent = Math.round(share * 100);
  return (
    <li className={styles.row} data-status={status}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {status === 'failed' ? (
        <>
          <span className={styles.failed} role="alert">
            {t('failedNamed', { name })} <FailureReason error={error} />
          </span>
          <button type="button" className="hw-link" aria-label={t('retryNamed', { name })} onClick={onRetry}>
            {t('ui:retry')}
          </button>
        </>
      ) : (
        <>
          <progress className={styles.progress} aria-label={t('ui:files.progress', { name })} max={100} value={percent} />
          <span className={styles.size}>{status === 'uploading' || status === 'done' ? `${percent}%` : t(`ui:files.${status}`)}</span>
        </>
      )}
      <button type="button" className="hw-icon-button" aria-label={t('ui:files.cancelNamed', { name })} onClick={onCancel}>
        <CloseOutlined aria-hidden />
      </button>
    </li>
  );
}
