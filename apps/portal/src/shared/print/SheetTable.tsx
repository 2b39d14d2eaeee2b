import type { ReactNode } from 'react';

export interface SheetColumn<Row> {
  /** In two languages. */
  title: ReactNode;
  /** Stands on the right. */
  isNumber?: true;
  value: (row: Row) => ReactNode;
}

interface SheetTableProps<Row> {
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  /** Below the last columns. */
  total?: { label: ReactNode; values: readonly ReactNode[] };
}

const classOf = ({ isNumber }: { isNumber?: true | undefined }) => (isNumber ? { className: 'print-sheet-number' } : {});

/** Lines of a paper. */
export function SheetTable<Row extends { id: string }>({ columns, rows, total }: SheetTableProps<Row>) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns stay in their order
            <th key={index} scope="col" {...classOf({ isNumber })}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ isNumber, value }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns stay in their order
              <td key={index} {...classOf({ isNumber })}>
                {value(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - total.values.length}>
              {total.label}
            </th>
            {total.values.map((value, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns stay in their order
              <td key={index} className="print-sheet-number">
                {value}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
