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
      <Suspense>
        <FindBar asked={asked} />
      </Suspense>
    )
  );
}
