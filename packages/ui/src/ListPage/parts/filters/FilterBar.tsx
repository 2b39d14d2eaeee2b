import { Button } from 'antd';
import { type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../HarrowProvider/parts/lazyPart.ts';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import type { FieldsHandle } from './FilterFields.tsx';
import styles from '../../ListPage.module.css';

export interface FilterBarProps {
  filters: ReactNode;
  /** The fields may come now; until then their place is kept. */
  isDue: boolean;
  values?: Record<string, unknown>;
  onFilter?: (values: Record<string, unknown>) => void;
  onClear?: () => void;
  extra?: ReactNode;
}

// Fields weigh more than the table with all its records.
const FilterFields = lazyPart(() => import('./FilterFields.tsx'));

/** One row of filters; what does not fit is behind "more". Enter asks for the list. The buttons work before the fields have come. */
export function FilterBar({ filters, isDue, values, onFilter, onClear, extra }: FilterBarProps) {
  const { t } = useTranslation('ui');
  const fields = useRef<FieldsHandle>(null);
  // Until the fields are there it is not known how many do not fit.
  const [hiddenCount, setHiddenCount] = useState<number>();
  const [expanded, setExpanded] = useState(false);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // A form around the list is another one.
    event.stopPropagation();
    if (fields.current) fields.current.submit();
    else onFilter?.(values ?? {});
  };
  const handleReset = (): void => {
    fields.current?.clear();
    if (onClear) onClear();
    else onFilter?.({});
  };
  const place = <div className={styles.filterFields} />;
  return (
    <form className={styles.filters} role="search" onSubmit={handleSubmit}>
      {isDue ? (
        <Suspense fallback={place}>
          <FilterFields handle={fields} values={values} expanded={expanded} onFilter={onFilter} onHidden={setHiddenCount}>
            {filters}
          </FilterFields>
        </Suspense>
      ) : (
        place
      )}
      <div className={styles.filterButtons}>
        {(hiddenCount !== 0 || expanded) && (
          <button
            type="button"
            className={`hw-link ${styles.moreFilters}`}
            aria-expanded={expanded}
            // Keeps its place, so that the other buttons do not move when the fields come.
            data-unknown={hiddenCount === undefined || undefined}
            onClick={() => setExpanded((open) => !open)}
          >
            {expanded ? t('list.lessFilters') : t('list.moreFilters', { n: hiddenCount ?? 1 })}
          </button>
        )}
        <Button htmlType="submit">{t('list.query')}</Button>
        <Button type="text" onClick={handleReset}>
          {t('list.reset')}
        </Button>
        {extra}
      </div>
    </form>
  );
}
