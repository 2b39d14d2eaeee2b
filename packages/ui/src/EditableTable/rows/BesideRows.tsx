import { type RefObject, Suspense } from 'react';
import { useMediaQuery } from '../../HarrowProvider/index.ts';
import { lazyPart, quietPart } from '../../HarrowProvider/parts/lazyPart.ts';
import { useTableContext } from '../context/tableContext.ts';
import type { RangeCommands } from '../clipboard/useRangeCommands.ts';
import type { DetailsOptions, SubFormOptions } from '../props/RowOptions.types.ts';
import { Details } from '../rowPanels/Details.tsx';
import { DragStatus } from '../dragging/DragStatus.tsx';
import { SubForm } from '../rowPanels/SubForm.tsx';

const TouchRange = quietPart(() => import('../ranges/TouchRange.tsx'));
const RowDragging = lazyPart(() => import('../dragging/RowDragging.tsx'));

export interface BesideRowsProps {
  scroller: RefObject<HTMLElement | null>;
  range: RangeCommands;
  subForm: SubFormOptions<object> | undefined;
  details: DetailsOptions<object> | undefined;
}

/** Parts of the table beside its rows: dialogs, menus, announcements. */
export function BesideRows({ scroller, range, subForm, details }: BesideRowsProps) {
  const { drag } = useTableContext();
  const hasTouch = useMediaQuery('(any-pointer: coarse)');
  return (
    <>
      {hasTouch && (
        <Suspense>
          <TouchRange scroller={scroller} commands={range} />
        </Suspense>
      )}
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
