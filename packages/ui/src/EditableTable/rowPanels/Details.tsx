import { Suspense } from 'react';
import { lazyPart } from '../../HarrowProvider/parts/lazyPart.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTopic } from '../topics/useTopic.ts';
import type { DetailsOptions } from '../props/RowOptions.types.ts';

const DetailsDialog = lazyPart(() => import('./DetailsDialog.tsx'));

/** The dialog with the details of a row. Loaded when it is first opened. */
export function Details({ options }: { options: DetailsOptions<object> }) {
  const { model, rowViews } = useTableContext();
  const rowId = useTopic(model.topics, 'open', rowViews!.open.details);
  if (rowId === undefined || !model.store.row(rowId)) return null;
  return (
    <Suspense>
      <DetailsDialog key={rowId} options={options} rowId={rowId} />
    </Suspense>
  );
}
