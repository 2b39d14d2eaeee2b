import type { ReactNode } from 'react';
import styles from './ChartFigures.module.css';

interface ChartFiguresProps<Entry> {
  /** Label of the control that opens the table. */
  summary: string;
  /** Heading of the rows, e.g. months. */
  rowTitle: string;
  columns: readonly { key: string; title: string }[];
  rows: readonly { key: string; title: string; entry: Entry }[];
  cell: (entry: Entry, column: string) => ReactNode;
  /** Pixels from which on the table scrolls. Default: none. */
  maxHeight?: number;
}

/** The figures of a chart as a table: for screen readers, and for those who want them. */
export function ChartFigures<Entry>({ summary, rowTitle, columns, rows, cell, maxHeight }: ChartFiguresProps<Entry>) {
  return (
    <details className={styles.figures}>
      <summary>{summary}</summary>
      <div className={styles.scroll} style={{ maxHeight }}>
        <table>
          <thead>
            <tr>
              <th scope="col">{rowTitle}</th>
              {columns.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.title}</th>
                {columns.map(({ key }) => (
                  <td key={key}>{cell(row.entry, key)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
