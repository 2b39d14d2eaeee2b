import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../HarrowProvider/parts/lazyPart.ts';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import type { Batches } from '../../hooks/useBatch.ts';
import type { Column } from '../../model/columns.ts';
import type { BatchDialogProps } from './BatchDialog.tsx';

const BatchDialog = lazyPart(async () => ({ default: (await import('./BatchDialog.tsx')).default as (props: BatchDialogProps<object>) => ReactNode }));

interface BatchProps<T extends object> {
  batches: Batches<T>;
  rowKey: (record: T) => string;
  columns: Column<T>[];
  href?: ((record: T) => string) | undefined;
  onChanged: ((ids: string[]) => void) | undefined;
}

/** The dialog of the batch that was asked for; its code comes with the first of them. */
export function Batch<T extends object>({ batches, ...props }: BatchProps<T>) {
  const { t } = useTranslation('ui');
  if (!batches.open) return null;
  const { action, records, isDeletion } = batches.open;
  const words = isDeletion && {
    title: t('list.confirmDelete'),
    question: t('list.deleteQuestion'),
    success: t('list.deleted'),
    failure: t('list.deleteFailed'),
  };
  const dialog = { action, records, onClose: batches.close, ...words, ...props } as unknown as BatchDialogProps<object>;
  return (
    <Suspense>
      <BatchDialog {...dialog} />
    </Suspense>
  );
}
