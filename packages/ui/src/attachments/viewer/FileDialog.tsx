import { CloseOutlined, LeftOutlined, RightOutlined, RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { DateText } from '../../DateText/DateText.tsx';
import { useSettings } from '../../HarrowProvider/settings.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { DownloadLink } from './DownloadLink.tsx';
import type { StoredFile } from '../../sources/fileStore.ts';
import type { FileViewerProps } from './FileViewer.tsx';
import { type ImageView, resetView, rotate, zoom } from './imageView.ts';
import { shownName } from '../shownName.ts';
import { ViewerStage } from './ViewerStage.tsx';
import styles from './FileDialog.module.css';

/** The viewer itself; loaded when the first file is opened. */
export default function FileDialog({ store: given, files, index, onIndexChange, onClose }: FileViewerProps) {
  const { t } = useTranslation('ui');
  const { sources } = useSettings();
  const store = given ?? sources.files;
  if (!store) throw new Error("FileViewer has no store, and HarrowProvider no source 'files'");
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<ImageView>(resetView);
  const file = files[index]!;
  const name = shownName(file.name);
  const isImage = file.type.startsWith('image/');
  // A native dialog keeps the focus inside, closes with Escape and gives the focus back.
  useEffect(() => dialog.current?.showModal(), []);

  const show = (next: number): void => {
    if (next < 0 || next >= files.length) return;
    setView(resetView);
    onIndexChange(next);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const commands: Record<string, () => void> = {
      ArrowLeft: () => show(index - 1),
      ArrowRight: () => show(index + 1),
      '+': () => setView((now) => zoom(now, 1)),
      '-': () => setView((now) => zoom(now, -1)),
      r: () => setView(rotate),
      '0': () => setView(resetView),
    };
    // A video needs the arrows for itself.
    if (event.target instanceof HTMLVideoElement) return;
    commands[event.key]?.();
  };
  return (
    // The dialog only listens for what its buttons can do, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.viewer} aria-label={name} onClose={onClose} onKeyDown={handleKeyDown}>
      <header className={styles.head}>
        <span className={styles.name}>
          {name} <span className="hw-number">({t('viewer.position', { n: index + 1, total: files.length })})</span>
        </span>
        {isImage && (
          <>
            <Tool label={t('viewer.zoomOut')} onClick={() => setView((now) => zoom(now, -1))} icon={<ZoomOutOutlined aria-hidden />} />
            <Tool label={t('viewer.zoomIn')} onClick={() => setView((now) => zoom(now, 1))} icon={<ZoomInOutlined aria-hidden />} />
            <Tool label={t('viewer.rotate')} onClick={() => setView(rotate)} icon={<RotateRightOutlined aria-hidden />} />
          </>
        )}
        <DownloadLink className="hw-link" store={store} file={file}>
          {t('files.download')}
        </DownloadLink>
        <Tool label={t('close')} onClick={() => dialog.current?.close()} icon={<CloseOutlined aria-hidden />} />
      </header>
      <div className={styles.stage}>
        <Tool label={t('viewer.previous')} disabled={index === 0} onClick={() => show(index - 1)} icon={<LeftOutlined aria-hidden />} />
        <ViewerStage key={file.id} store={store} file={file} name={name} view={view} onViewChange={setView} />
        <Tool label={t('viewer.next')} disabled={index === files.length - 1} onClick={() => show(index + 1)} icon={<RightOutlined aria-hidden />} />
      </div>
      <PhotoFacts file={file} />
    </dialog>
  );
}

/** Time and place of a photo, for reviewers. */
function PhotoFacts({ file }: { file: StoredFile }) {
  const { t } = useTranslation('ui');
  if (!file.takenAt && file.latitude === undefined) return null;
  return (
    <footer className={styles.facts}>
      {file.takenAt && (
        <span>
          {t('files.taken')} <DateText value={file.takenAt} />
        </span>
      )}
      {file.latitude !== undefined && file.longitude !== undefined && (
        <span className="hw-number">
          {t('files.place')} {file.latitude.toFixed(5)}, {file.longitude.toFixed(5)}
        </span>
      )}
    </footer>
  );
}

function Tool({ label, icon, disabled, onClick }: { label: string; icon: ReactNode; disabled?: boolean; onClick: () => void }) {
  return (
    <button type="button" className="hw-icon-button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {icon}
    </button>
  );
}
