import { PaperClipOutlined } from '@ant-design/icons';
import { DownloadLink } from '../../../attachments/viewer/DownloadLink.tsx';
import { shownName } from '../../../attachments/shownName.ts';
import { useTableContext } from '../../context/tableContext.ts';
import { shortName, type ValueFile } from '../../../fileValues/fileValues.ts';
import styles from '../editors.module.css';
import { fileUrl, type FileSettings, toStored, useFileStore } from './fileSettings.ts';

/** The first file of a cell, and how many more there are. */
export function FileNames({ files, settings }: { files: readonly ValueFile[]; settings: FileSettings }) {
  const [first] = files;
  if (!first) return null;
  return (
    <span className={styles.files}>
      <FileName file={first} settings={settings} />
      {files.length > 1 && <span className={styles.raw}>+{files.length - 1}</span>}
    </span>
  );
}

export function FileName({ file, settings, full = false }: { file: ValueFile; settings: FileSettings; full?: boolean }) {
  const { t } = useTableContext();
  const store = useFileStore(settings);
  const url = fileUrl(store, file);
  const name = shownName(file.name);
  const picture = settings.imagesOnly && url ? (store.thumbnailUrl?.(toStored(file)) ?? url) : undefined;
  const content = (
    <>
      {picture ? <img className={styles.thumbnail} src={picture} alt="" /> : <PaperClipOutlined aria-hidden />}
      <span className={full ? styles.fileName : undefined} aria-hidden={full ? undefined : true}>
        {full ? name : shownName(shortName(file.name))}
      </span>
      {!full && <span className="hw-hidden">{name}</span>}
    </>
  );
  if (!settings.allowDownload || !url) {
    return (
      <span className={styles.file} title={name}>
        {content}
      </span>
    );
  }
  return (
    <DownloadLink
      className={`hw-link ${styles.file}`}
      store={store}
      file={toStored(file)}
      target="_blank"
      rel="noreferrer"
      title={t('ui:files.downloadNamed', { name })}
    >
      {content}
    </DownloadLink>
  );
}
