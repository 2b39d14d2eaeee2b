import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../HarrowProvider/parts/lazyPart.ts';
import { useTableContext } from '../context/tableContext.ts';

const FindBar = /* @__PURE__ */ lazyPart(() => import('./FindBar.tsx'));

/** Above the rows: the bar to find texts in cells, once it is asked for. */
export function FindPlace() {
  const { find } = useTableContext();
  const asked = useSyncExternalStore(find.subscribe, find.asked, find.asked);
  return (
    asked > 0 && (
      <Suspense fallback={<EarlyField />}>
        <FindBar asked={asked} />
      </Suspense>
    )
  );
}

/** Takes what is typed until the bar is there, lest it goes into a cell. */
function EarlyField() {
  const { find, t } = useTableContext();
  return (
    <input
      ref={(field) => field?.focus({ preventScroll: true })}
      data-find
      className="hw-hidden"
      aria-label={t('find.text')}
      onChange={({ target }) => find.typeEarly(target.value)}
      // It neither closes a dialog around the table, nor does it submit a form.
      onKeyDown={(event) => (event.key === 'Enter' || event.key === 'Escape') && event.preventDefault()}
    />
  );
}
