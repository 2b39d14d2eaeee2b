import { useEffect, useState } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import type { FileStore, StoredFile } from '../../sources/fileStore.ts';
import type { ImageView } from './imageView.ts';
import { pictureUrl } from './pictureUrl.ts';
import { ViewerImage } from './ViewerImage.tsx';
import styles from './FileDialog.module.css';

interface ViewerStageProps {
  store: FileStore;
  file: StoredFile;
  name: string;
  view: ImageView;
  onViewChange: (change: (view: ImageView) => ImageView) => void;
}

/** The file itself, as far as a browser can show it. */
export function ViewerStage({ store, file, name, view, onViewChange }: ViewerStageProps) {
  const { t } = useTranslation('ui');
  const [broken, setBroken] = useState(false);
  const url = store.url(file);
  const picture = file.type.startsWith('image/') ? pictureUrl(store, file) : undefined;
  if (picture !== undefined) return <ViewerImage url={picture} name={name} view={view} onViewChange={onViewChange} />;
  if (broken) return <p className={styles.none}>{t('viewer.unplayable')}</p>;
  if (file.type.startsWith('video/'))
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- films of a defect have no spoken words to caption
    return <video className={styles.frame} src={url} controls playsInline aria-label={name} onError={() => setBroken(true)} />;
  if (file.type.startsWith('audio/'))
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the sound of a defect has no spoken words to caption
    return <audio className={styles.sound} src={url} controls aria-label={name} onError={() => setBroken(true)} />;
  if (file.type === 'application/pdf') return <Pdf store={store} file={file} name={name} />;
  return <p className={styles.none}>{t('viewer.none')}</p>;
}

function Pdf({ store, file, name }: Pick<ViewerStageProps, 'store' | 'file' | 'name'>) {
  const { t } = useTranslation('ui');
  const [state, setState] = useState<'asked' | 'there' | 'gone'>(store.check ? 'asked' : 'there');
  useEffect(() => {
    let isCurrent = true;
    store.check?.(file).then(
      () => isCurrent && setState('there'),
      () => isCurrent && setState('gone'),
    );
    return () => {
      isCurrent = false;
    };
  }, [store, file]);
  const url = store.url(file);
  if (state === 'gone') return <p className={styles.none}>{t('viewer.gone')}</p>;
  if (state === 'asked') return <div className={styles.frame} aria-busy />;
  // Phones that show a PDF only in a window of its own leave a frame empty.
  if (!navigator.pdfViewerEnabled)
    return (
      <p className={styles.none}>
        {t('viewer.noPdf')}{' '}
        <a className="hw-link" href={url} target="_blank" rel="noreferrer">
          {t('viewer.newTab')}
        </a>
      </p>
    );
  // Browsers do not start their PDF viewer in a sandbox; the store decides what it serves as PDF.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe className={styles.frame} src={url} title={name} />;
}
