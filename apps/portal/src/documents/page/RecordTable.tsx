import type { ReactNode } from 'react';
import styles from './recordTable.module.css';

interface RecordTableProps {
  label: string;
  columns: readonly { key: string; title: string; isNumber?: boolean }[];
  /** Cells by the keys of their columns. */
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[];
}

/** Records that belong to a document, to be read. */
export const RecordTable = ({ label, columns, rows }: RecordTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled sideways by keys
  <div data-wide className={`${styles.scroll} hw-focusable`} tabIndex={0} role="group" aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ key, title, isNumber }) => (
            <th key={key} scope="col" className={isNumber ? styles.number : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map(({ key, isNumber }) => (
              <td key={key} className={isNumber ? styles.number : undefined}>
                {cells[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
