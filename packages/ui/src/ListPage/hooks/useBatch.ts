import { useState } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import type { BatchAction, BatchResult } from '../batch.types.ts';
import type { ListBatch } from '../ListPage.types.ts';

/** A batch that the dialog is open for. */
export interface OpenBatch<T> {
  action: BatchAction<T>;
  records: readonly T[];
  isDeletion: boolean;
}

export interface Batches<T> {
  open: OpenBatch<T> | undefined;
  /** Buttons of the selection bar: those of the application, then deletion. */
  actions: BatchAction<T>[];
  start: (action: BatchAction<T>, records: readonly T[]) => void;
  /** Asks for one record's deletion; undefined where the list has none. */
  startDeletion: ((record: T) => void) | undefined;
  close: () => void;
}

/** Which batch is being asked about. Deletion is one of them. */
export function useBatch<T extends object>({ deletion, actions = [] }: ListBatch<T> = {}): Batches<T> {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState<OpenBatch<T>>();
  const removal: BatchAction<T> | undefined = deletion && {
    key: 'delete',
    label: t('list.delete'),
    danger: true,
    ...(deletion.preview ? { preview: deletion.preview } : deletion.isAllowed && { isAllowed: deletion.isAllowed }),
    async run(ids): Promise<BatchResult> {
      if (!deletion.remove) throw new Error(t('list.noRemove'));
      return (await deletion.remove(ids)) ?? { ok: ids, failed: [] };
    },
  };
  return {
    open,
    actions: removal ? [...actions, removal] : actions,
    start: (action, records) => setOpen({ action, records, isDeletion: action.key === removal?.key && action.run === removal.run }),
    startDeletion: removal && ((record) => setOpen({ action: removal, records: [record], isDeletion: true })),
    close: () => setOpen(undefined),
  };
}
