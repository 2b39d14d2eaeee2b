import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useTableContext } from '../context/tableContext.ts';
import rowStyles from './rows.module.css';

/** Over the rows while they are loading: what was typed, chosen and scrolled stays, but nothing can be done. */
export function LoadingVeil() {
  return (
    <div className={rowStyles.veil} aria-hidden>
      <span className={rowStyles.spinner} />
    </div>
  );
}

/** Says it, at the beginning and not again at the end, which can be seen by what is there. */
export function LoadingStatus({ loading }: { loading: boolean }) {
  const { t } = useTableContext();
  return (
    <div role="status" className="hw-hidden">
      {loading && t('loading')}
    </div>
  );
}

/** The veil keeps pointers away; this keeps keys and the clipboard away. The focus stays where it is, and may leave. */
export const blockInput = {
  onKeyDownCapture: (event: KeyboardEvent) => event.key !== 'Tab' && stop(event),
  onBeforeInputCapture: stop,
  onPasteCapture: stop,
  onCutCapture: stop,
};

function stop(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}
