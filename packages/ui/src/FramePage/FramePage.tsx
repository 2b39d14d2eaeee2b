import { useState } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { EmptyState, PageSkeleton } from '../states/index.ts';
import styles from './FramePage.module.css';

export interface FramePageProps {
  /** Names the frame for readers of the screen. */
  title: string;
  /** Address of the page, see `fillAddress`; undefined when there is none that may be shown. */
  src: string | undefined;
}

/** A page of another application inside ours. It fills the place around it and cannot lead the window away. */
export function FramePage({ title, src }: FramePageProps) {
  const { t } = useTranslation('ui');
  const [loaded, setLoaded] = useState<string>();
  if (!src) return <EmptyState title={t('frame.none')} description={t('frame.noneText')} />;
  return (
    <div className={styles.place}>
      {loaded !== src && (
        <div className={styles.waiting}>
          <PageSkeleton />
        </div>
      )}
      <iframe
        className={styles.frame}
        title={title}
        src={src}
        // Both together let only a page of our own origin out, and that is ours; others keep the origin they need for their own storage.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoaded(src)}
      />
    </div>
  );
}
