import type { ReactNode } from 'react';
import styles from './record.module.css';

interface RecordTableProps {
  label: string;
  columns: readonly { title: string; isNumber?: boolean }[];
  /** One cell for each column. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** Records that belong to the order, to be read. */
export const RecordTable = ({ label, columns, rows }: RecordTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled sideways by keys
  <div data-wide className={`${styles.scroll} hw-focusable`} tabIndex={0} role="group" aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" className={isNumber ? styles.number : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map(({ title, isNumber }, index) => (
              <td key={title} className={isNumber ? styles.number : undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
