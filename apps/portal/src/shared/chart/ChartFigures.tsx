import type { ReactNode } from 'react';
import styles from './ChartFigures.module.css';
import { ExportTable } from './ExportTable.tsx';

interface ChartFiguresProps<Entry> {
  /** Title of the chart, and name of the exported file. */
  title: string;
  /** Label of the control that opens the table. */
  summary: string;
  /** Heading of the rows, e.g. months. */
  rowTitle: string;
  columns: readonly { key: string; title: string }[];
  /** The key is the day or month as the file has it, `YYYY-MM`. */
  rows: readonly { key: string; title: string; entry: Entry }[];
  /** Exported value of a cell; undefined leaves it empty. */
  value: (entry: Entry, column: string) => number | undefined;
  /** Displayed value of a cell. */
  cell: (entry: Entry, column: string) => ReactNode;
  /** Pixels from which on the table scrolls. Default: none. */
  maxHeight?: number;
}

/** The figures of a chart as a table: for screen readers, and for those who want them, also as a file. */
export function ChartFigures<Entry>({ title, summary, rowTitle, columns, rows, value, cell, maxHeight }: ChartFiguresProps<Entry>) {
  const lines = () => [
    [rowTitle, ...columns.map((column) => column.title)],
    ...rows.map((row) => [row.key, ...columns.map(({ key }) => value(row.entry, key) ?? '')]),
  ];
  return (
    <div className={styles.figures}>
      <details>
        <summary>{summary}</summary>
        <div className={styles.scroll} style={{ maxHeight }}>
          <table>
            <thead>
              <tr>
                <th scope="col">{rowTitle}</th>
                {columns.map(({ key, title: heading }) => (
                  <th key={key} scope="col">
                    {heading}
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
      <ExportTable title={title} lines={lines} />
    </div>
  );
}
