import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { FileSize } from '../../FileSize/index.ts';
import { useUploadTexts } from '../hooks/useUploadTexts.ts';
import { toStored, typeOf } from '../model/fieldFiles.ts';
import styles from '../UploadField.module.css';
import { addressOf, type FileActions } from './fileActions.ts';
import { DownloadLink } from '../../attachments/viewer/DownloadLink.tsx';
import { shownName } from '../../attachments/shownName.ts';
import { StepButtons } from './StepButtons.tsx';

/** A file of the field: pictures, PDF and films open in the viewer, others are downloaded. */
export function FileRow({ file, store, allowDownload, onOpen, onRemove, onStep }: FileActions) {
  const { t } = useUploadTexts();
  const name = shownName(file.name);
  const url = addressOf(store, file);
  const isShown = /^(?:image|video)\/|pdf$/.test(typeOf(file));
  return (
    <li className={styles.row}>
      <PaperClipOutlined aria-hidden className={styles.clip} />
      {url && isShown ? (
        <button type="button" className={`hw-link ${styles.name}`} title={name} onClick={onOpen}>
          {name}
        </button>
      ) : url && allowDownload ? (
        <DownloadLink className={`hw-link ${styles.name}`} store={store} file={toStored(file)} title={name}>
          {name}
        </DownloadLink>
      ) : (
        <span className={styles.name} title={name}>
          {name}
        </span>
      )}
      {Number(file.size) > 0 && (
        <span className={styles.size}>
          <FileSize bytes={Number(file.size)} />
        </span>
      )}
      {onStep && <StepButtons name={name} back={<ArrowUpOutlined aria-hidden />} on={<ArrowDownOutlined aria-hidden />} onStep={onStep} />}
      {onRemove && (
        <button type="button" className="hw-icon-button" aria-label={t('ui:files.removeNamed', { name })} onClick={onRemove}>
          <DeleteOutlined aria-hidden />
        </button>
      )}
    </li>
  );
}
