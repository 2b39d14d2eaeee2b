import { Button, Popover } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../HarrowProvider/parts/lazyPart.ts';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import type { BatchAction } from '../../batch.types.ts';
import type { SelectedListProps } from './SelectedList.tsx';
import styles from '../../ListPage.module.css';

const SelectedList = lazyPart(async () => ({ default: (await import('./SelectedList.tsx')).SelectedList as (props: SelectedListProps<object>) => ReactNode }));

export interface SelectionBarProps<T extends object> {
  count: number;
  /** Selected records, for review; absent if the caller keeps ids only. */
  selected?: SelectedListProps<T> | undefined;
  actions?: ReactNode;
  batchActions: BatchAction<T>[];
  onBatch: (action: BatchAction<T>) => void;
  /** Without it nothing can be copied. */
  onCopy?: () => void;
  onClear: () => void;
}

/** Takes the place of the chips while records are selected: how many, which, and what can be done with them. */
export function SelectionBar<T extends object>({ count, selected, actions, batchActions, onBatch, onCopy, onClear }: SelectionBarProps<T>) {
  const { t } = useTranslation('ui');
  const text = t('list.selected', { n: count });
  return (
    <div className={styles.selection} role="region" aria-label={t('list.selection')}>
      {selected ? (
        <Popover
          trigger="click"
          placement="bottomLeft"
          destroyOnHidden
          content={
            <Suspense>
              <SelectedList {...(selected as unknown as SelectedListProps<object>)} />
            </Suspense>
          }
        >
          <button type="button" className="hw-link" aria-haspopup="dialog" title={t('list.showSelected')}>
            <span role="status">{text}</span>
          </button>
        </Popover>
      ) : (
        <span role="status">{text}</span>
      )}
      <button type="button" className="hw-link" onClick={onClear}>
        {t('list.clearSelection')}
      </button>
      {onCopy && (
        <button type="button" className="hw-link" onClick={onCopy}>
          {t('list.copy')}
        </button>
      )}
      <span className={styles.selectionActions}>
        {actions}
        {batchActions.map((action) => (
          <Button key={action.key} size="small" danger={action.danger ?? false} onClick={() => onBatch(action)}>
            {action.label}
          </Button>
        ))}
      </span>
    </div>
  );
}
