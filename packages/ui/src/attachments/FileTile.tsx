import { FileOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { DateText } from '../DateText/DateText.tsx';
import { FileSize } from '../FileSize/FileSize.tsx';
import { useSource } from '../HarrowProvider/settings.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { DownloadLink } from './viewer/DownloadLink.tsx';
import type { StoredFile } from '../sources/fileStore.ts';
import { shownName } from './shownName.ts';
import styles from './attachments.module.css';

export interface FileTileProps {
  file: StoredFile;
  /** Note beside it. */
  note?: string | undefined;
  onOpen: () => void;
  /** Missing: it cannot be removed here. */
  onRemove?: () => void;
}

/** A stored file: small picture, name, size, when a photo was taken. */
export function FileTile({ file, note, onOpen, onRemove }: FileTileProps) {
  const { t } = useTranslation('ui');
  const store = useSource('files');
  const name = shownName(file.name);
  const [broken, setBroken] = useState(false);
  const isPicture = file.type.startsWith('image/');
  // Without a small one the whole picture would be loaded for its tile.
  const thumbnail = isPicture && file.hasThumbnail !== false ? (store.thumbnailUrl?.(file) ?? store.url(file)) : undefined;
  return (
    <li className={styles.file}>
      <button type="button" className={`${styles.filePicture} hw-focusable`} aria-label={t('files.open', { name })} onClick={onOpen}>
        {thumbnail && !broken ? (
          <img src={thumbnail} alt="" loading="lazy" onError={() => setBroken(true)} />
        ) : file.type.startsWith('video/') ? (
          <PlayCircleOutlined aria-hidden />
        ) : (
          <FileOutlined aria-hidden />
        )}
      </button>
      <div className={styles.fileFacts}>
        <span className={styles.fileName} title={name}>
          {name}
        </span>
        <span className={styles.fileMeta}>
          <FileSize bytes={file.size} />
          {file.takenAt && (
            <>
              {' · '}
              {t('files.taken')} <DateText value={file.takenAt} />
            </>
          )}
        </span>
        {isPicture && file.hasThumbnail === false && <span className={styles.fileMeta}>{t('files.noPreview')}</span>}
        {note !== undefined && <span className={styles.fileNote}>{note}</span>}
        <span className={styles.fileLinks}>
          <DownloadLink className="hw-link" store={store} file={file} aria-label={t('files.downloadNamed', { name })}>
            {t('files.download')}
          </DownloadLink>
          {onRemove && (
            <button type="button" className="hw-link" aria-label={t('files.removeNamed', { name })} onClick={onRemove}>
              {t('files.remove')}
            </button>
          )}
        </span>
      </div>
    </li>
  );
}
