import type { ReactNode } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';

interface HelperCellProps {
  /** One of `helperKeys`. */
  column: string;
  role?: 'gridcell' | 'columnheader';
  children?: ReactNode;
}

/** A cell of the table's own columns in the heading and the sums: choice, position, row menu. */
export function HelperCell({ column, role = 'gridcell', children }: HelperCellProps) {
  const { places, styleOf } = useTableContext();
  const place = places.get(column)!;
  return (
    <div
      role={role}
      aria-colindex={place.index + 1}
      className={styles.cell}
      data-column={column}
      data-align="center"
      data-frozen={place.frozen}
      data-helper
      {...styleOf(place.style)}
    >
      {children}
    </div>
  );
}
