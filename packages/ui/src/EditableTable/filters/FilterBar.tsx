import { memo, Suspense } from 'react';
import { lazyPart } from '../../HarrowProvider/parts/lazyPart.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTopic } from '../topics/useTopic.ts';
import tools from '../toolbar/tools.module.css';

const ActiveFilters = /* @__PURE__ */ lazyPart(() => import('./ActiveFilters.tsx'));

/** Above the rows: the filters that are active. Keeps their place while their code is on its way. */
export const FilterBar = memo(function FilterBar() {
  const { model } = useTableContext();
  const isFiltered = useTopic(model.topics, 'order', () => model.view.filters().size > 0);
  return (
    isFiltered && (
      <Suspense fallback={<div className={tools.filters} aria-hidden />}>
        <ActiveFilters />
      </Suspense>
    )
  );
});
