import { lazy, type RefObject, Suspense } from 'react';
import { useTableContext } from '../hooks/tableContext.ts';
import type { DetailsOptions, SubFormOptions } from '../RowOptions.types.ts';
import { Details } from './Details.tsx';
import { DragStatus } from './DragStatus.tsx';
import { SubForm } from './SubForm.tsx';

const RowDragging = lazy(() => import('./RowDragging.tsx'));

export interface BesideRowsProps {
  scroller: RefObject<HTMLElement | null>;
  subForm: SubFormOptions<object> | undefined;
  details: DetailsOptions<object> | undefined;
}

/** What some tables have beside their rows. */
export function BesideRows({ scroller, subForm, details }: BesideRowsProps) {
  const { drag } = useTableContext();
  return (
    <>
      {drag && <DragStatus />}
      {drag && (
        <Suspense>
          <RowDragging scroller={scroller} />
        </Suspense>
      )}
      {subForm && <SubForm options={subForm} scroller={scroller} />}
      {details && <Details options={details} />}
    </>
  );
}
