import { CloseOutlined } from '@ant-design/icons';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import type { ActiveFilter } from '../../ListPage.types.ts';
import styles from '../../ListPage.module.css';

export interface ActiveFiltersProps {
  filters: ActiveFilter[];
  onRemove?: (key: string) => void;
  onClear?: () => void;
}

/** Active filters; each can be removed. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation('ui');
  return (
    <ul className={styles.active} aria-label={t('list.activeFilters')}>
      {filters.map(({ key, label, value }) => (
        <li key={key} className={styles.condition}>
          <span>
            <span className={styles.conditionLabel}>{label}:</span> <span id={`hw-condition-${key}`}>{value}</span>
          </span>
          {onRemove && (
            <button
              type="button"
              className="hw-icon-button"
              aria-label={t('list.removeFilter')}
              aria-describedby={`hw-condition-${key}`}
              onClick={() => onRemove(key)}
            >
              <CloseOutlined aria-hidden />
            </button>
          )}
        </li>
      ))}
      {onClear && (
        <li>
          <button type="button" className="hw-link" onClick={onClear}>
            {t('list.clearFilters')}
          </button>
        </li>
      )}
    </ul>
  );
}
