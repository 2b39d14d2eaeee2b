import { DateText, ErrorState, FileViewer, ListSkeleton, pictureUrl, shownName, type StoredFile, useAttachments, useSource } from '@harrow/ui';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './photos.module.css';

interface PhotoViewerProps {
  /** Under which the files are kept. */
  table: string;
  /** Id of the document. */
  id: string;
  /** Names of its slots, in the order in which they are shown. */
  slots: Readonly<Record<string, unknown>>;
  /** Name of a slot for the user; undefined: of a file without one, or of an earlier slot. */
  nameOf: (slot: string | undefined) => string;
}

/** The photos of a document beside its form: one large, the others as a strip; arrows go on. A click opens it over the page, with zoom. */
export function PhotoViewer({ table, id, slots, nameOf }: PhotoViewerProps) {
  const { t } = useTranslation('documents');
  const owner = useMemo(() => ({ table, id }), [table, id]);
  const photoSlots = useMemo(() => Object.keys(slots), [slots]);
  const { files, error, reload } = useAttachments(owner);
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const shown = useMemo(() => inSlotOrder(files ?? [], photoSlots), [files, photoSlots]);
  if (error) return <ErrorState onRetry={reload} />;
  if (!files) return <ListSkeleton rows={4} />;
  const file = shown[Math.min(index, shown.length - 1)];
  if (!file) return <p className={styles.quiet}>{t('review.noPhotos')}</p>;
  const at = shown.indexOf(file);
  const go = (next: number): void => setIndex(Math.min(Math.max(next, 0), shown.length - 1));
  const handleKeyDown = (event: KeyboardEvent): void => {
    // A film needs the arrows for itself.
    if (event.target instanceof HTMLVideoElement) return;
    if (event.key === 'ArrowLeft') go(at - 1);
    if (event.key === 'ArrowRight') go(at + 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside take the focus; arrows are a shortcut for them
    <div className={styles.photos} onKeyDown={handleKeyDown}>
      <Stage file={file} onOpen={() => setOpen(true)} />
      <div className={styles.photoCaption}>
        <strong>{nameOf(photoSlots.find((name) => name === file.slot))}</strong>
        <span className="hw-number">{t('review.position', { at: at + 1, of: shown.length })}</span>
        {file.takenAt && (
          <span className={styles.quiet}>
            {t('review.takenAt')} <DateText value={file.takenAt} />
          </span>
        )}
      </div>
      <div className={styles.strip}>
        {shown.map((other, position) => (
          <Thumbnail key={other.id} file={other} isCurrent={other === file} onClick={() => setIndex(position)} />
        ))}
      </div>
      {isOpen && <FileViewer files={shown} index={at} onIndexChange={go} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Slots in the order of the form, files without a slot last. */
function inSlotOrder(files: readonly StoredFile[], photoSlots: readonly string[]): StoredFile[] {
  const rank = ({ slot }: StoredFile): number => {
    const place = photoSlots.findIndex((name) => name === slot);
    return place < 0 ? photoSlots.length : place;
  };
  return files.toSorted((a, b) => rank(a) - rank(b));
}

function Stage({ file, onOpen }: { file: StoredFile; onOpen: () => void }) {
  const store = useSource('files');
  const url = store.url(file);
  const picture = file.type.startsWith('image/') ? pictureUrl(store, file) : undefined;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- films of a defect have no spoken words to caption
  if (file.type.startsWith('video/')) return <video className={styles.stage} src={url} controls aria-label={shownName(file.name)} />;
  return (
    <button type="button" className={styles.stage} onClick={onOpen} aria-label={shownName(file.name)}>
      {picture !== undefined ? <img src={picture} alt="" /> : <span>{shownName(file.name)}</span>}
    </button>
  );
}

function Thumbnail({ file, isCurrent, onClick }: { file: StoredFile; isCurrent: boolean; onClick: () => void }) {
  const store = useSource('files');
  const small = file.hasThumbnail === false ? undefined : store.thumbnailUrl?.(file);
  return (
    <button type="button" className={styles.thumbnail} aria-label={shownName(file.name)} aria-current={isCurrent} onClick={onClick}>
      {small ? <img src={small} alt="" loading="lazy" /> : <span>{file.name.split('.').at(-1)?.toUpperCase()}</span>}
    </button>
  );
}
