import { type RefObject, Suspense, useEffect } from 'react';
import { lazyDialog } from '../../HarrowProvider/parts/lazyPart.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTopic } from '../topics/useTopic.ts';
import type { SubFormOptions } from '../props/RowOptions.types.ts';

const { Dialog: SubFormPanel, prepare } = lazyDialog(() => import('./SubFormPanel.tsx'));

export interface SubFormProps {
  options: SubFormOptions<object>;
  scroller: RefObject<HTMLElement | null>;
}

/** Details of a row, in a floating panel below or above it. One at a time; closes as soon as the rows scroll, change or move. */
export function SubForm({ options, scroller }: SubFormProps) {
  const { model, rowViews } = useTableContext();
  const open = useTopic(model.topics, 'open', rowViews!.open.subForm);
  // Once the rows are there: the panel stands where its row was when it was opened, so it must not come late.
  useEffect(prepare, []);
  return (
    open && (
      <Suspense>
        <SubFormPanel key={open.rowId} options={options} scroller={scroller} open={open} />
      </Suspense>
    )
  );
}
