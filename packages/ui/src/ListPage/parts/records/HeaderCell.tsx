import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { PointerEvent } from 'react';
import type { Sort } from '../../../listState/listState.ts';
import type { Column, FixedPlace } from '../../model/columns.ts';
import { useStyleOf } from '../../../serverStyles/useStyleOf.ts';
import styles from '../table.module.css';

export interface HeaderCellProps<T> {
  column: Column<T>;
  fixed: FixedPlace | undefined;
  /** The others go by under its edge. */
  isLastFixed: boolean;
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  /** For the edge by which the column is made wider; the keys for it are in the column settings. */
  resize?: { onPointerDown: (event: PointerEvent<HTMLElement>) => void; onDoubleClick: () => void };
}

/** First click sorts downwards (newest, highest), the second upwards, the third not at all. */
export function nextSort(column: string, sort: Sort | null | undefined): Sort | null {
  if (sort?.column !== column) return { column, order: 'desc' };
  return sort.order === 'desc' ? { column, order: 'asc' } : null;
}

export function HeaderCell<T>({ column, fixed, isLastFixed, sort, onSortChange, resize }: HeaderCellProps<T>) {
  const order = sort?.column === column.key ? sort.order : undefined;
  const styleOf = useStyleOf();
  const sortable = column.sortable && onSortChange;
  return (
    <th
      scope="col"
      className={`${styles[column.align ?? 'left']} ${fixed ? styles.fixed : ''} ${isLastFixed ? styles.edge : ''}`}
      {...styleOf(fixed)}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
      title={typeof column.title === 'string' ? column.title : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={`${styles.sort} hw-focusable`}
          data-active={order !== undefined}
          onClick={() => onSortChange(nextSort(column.key, sort))}
        >
          <span className={styles.sortText}>{column.title}</span>
          <span className={styles.sortIcon} aria-hidden="true">
            {order === 'asc' ? <CaretUpOutlined aria-hidden /> : <CaretDownOutlined aria-hidden />}
          </span>
        </button>
      ) : (
        column.title
      )}
      {resize && <span className={styles.resize} aria-hidden="true" {...resize} />}
    </th>
  );
}
