import type { ReactNode } from 'react';
import styles from './part.module.css';

interface PartColumn<Row> {
  key: string;
  title: string;
  /** Amounts and quantities. */
  right?: boolean;
  show: (row: Row) => ReactNode;
}

interface PartTableProps<Row> {
  /** Names the table for whoever does not see it. */
  label: string;
  columns: readonly PartColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Said where there is nothing. */
  none: string;
}

/** Rows that belong to a part. */
export function PartTable<Row>({ label, columns, rows, keyOf, none }: PartTableProps<Row>) {
  if (rows.length === 0) return <p className={styles.quiet}>{none}</p>;
  return (
    // Wider than a phone: it scrolls, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, title, right }) => (
              <th key={key} scope="col" className={right ? styles.right : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, right, show }) => (
                <td key={key} className={right ? styles.right : undefined}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
