import { CloseOutlined } from '@ant-design/icons';
import { useListTexts } from '../../hooks/useListTexts.ts';
import type { Column } from '../../model/columns.ts';
import { cellContent } from '../records/Cell.tsx';
import styles from './SelectedList.module.css';

export interface SelectedListProps<T extends object> {
  records: readonly T[];
  /** Ids of the page that is shown. */
  pageIds: readonly string[];
  rowKey: (record: T) => string;
  columns: Column<T>[];
  onRemove: (id: string) => void;
}

/** The selected records, also those of other pages, each to be taken away. */
export function SelectedList<T extends object>({ records, pageIds, rowKey, columns, onRemove }: SelectedListProps<T>) {
  const { t } = useListTexts();
  const elsewhere = records.filter((record) => !pageIds.includes(rowKey(record))).length;
  return (
    <div className={styles.selected}>
      {elsewhere > 0 && <p>{t('selected.elsewhere', { count: elsewhere })}</p>}
      <ul aria-label={t('selected.title')}>
        {records.map((record, index) => {
          const id = rowKey(record);
          return (
            <li key={id}>
              <span id={`hw-selected-${id}`}>
                {columns.map((column) => (
                  <span key={column.key}>{cellContent(column, record, index)}</span>
                ))}
              </span>
              <button
                type="button"
                className="hw-icon-button"
                aria-label={t('selected.remove')}
                aria-describedby={`hw-selected-${id}`}
                onClick={() => onRemove(id)}
              >
                <CloseOutlined aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
