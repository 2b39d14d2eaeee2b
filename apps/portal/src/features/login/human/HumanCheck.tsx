import { Suspense } from 'react';
import { ErrorBoundary } from '../../../platform/failures/ErrorBoundary.tsx';
import { PlainFailure } from '../../../platform/failures/PlainFailure.tsx';
import { lazyPage } from '../../../platform/routing/lazyPage.tsx';
import styles from './HumanCheck.module.css';

const DragSlider = lazyPage(async () => (await import('./DragSlider.tsx')).DragSlider);

/**
 * The slider that has to be dragged to the end; its code is fetched only by those who need it.
 * It slows scripts and hasty fingers down, no more: the server counts failures itself.
 */
export function HumanCheck({ onPassed }: { onPassed: () => void }) {
  return (
    <div className={styles.check}>
      <ErrorBoundary fallback={PlainFailure}>
        <Suspense>
          <DragSlider onSuccess={onPassed} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
