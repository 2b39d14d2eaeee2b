import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Table, type TableColumnsType, type TableProps, theme } from 'antd';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tabPageSize, tabRows, type TabRows } from '../receipts.ts';

interface PagedTableProps<Tab extends keyof TabRows> {
  tab: Tab;
  id: string;
  columns: TableColumnsType<TabRows[Tab]>;
  /** What is said where there is nothing. */
  empty: string;
  rowSelection?: NonNullable<TableProps<TabRows[Tab]>['rowSelection']> | undefined;
  /** Number of a row, by which its checkbox is called. */
  numberOf?: (row: TabRows[Tab]) => string;
  /** Rows that follow each other with the same group stand below one heading. */
  groups?: { of: (row: TabRows[Tab]) => string; heading: (rows: readonly TabRows[Tab][]) => ReactNode };
}

/** A list beside a statement, page by page. */
export function PagedTable<Tab extends keyof TabRows>({ tab, id, columns, empty, rowSelection, numberOf, groups }: PagedTableProps<Tab>) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(tabRows(tab, id, page));
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  const { records } = data;
  const span = columns.length + (rowSelection ? 1 : 0);
  const headingAt = (row: TabRows[Tab], index: number): RowHeading | undefined =>
    groups && (index === 0 || groups.of(records[index - 1]!) !== groups.of(row))
      ? { span, text: groups.heading(records.filter((other) => groups.of(other) === groups.of(row))) }
      : undefined;
  return (
    <Table<TabRows[Tab]>
      size="small"
      rowKey="id"
      scroll={{ x: 'max-content' }}
      dataSource={records}
      columns={columns}
      locale={{ emptyText: empty }}
      pagination={data.total > tabPageSize && { current: page, pageSize: tabPageSize, total: data.total, showSizeChanger: false, onChange: setPage }}
      {...(groups && { components: { body: { row: HeadedRow } }, onRow: (row, index) => ({ heading: headingAt(row, index!) }) as object })}
      {...(rowSelection && {
        rowSelection: {
          ...rowSelection,
          getTitleCheckboxProps: () => ({ 'aria-label': t('selectAll') }),
          ...(numberOf && { getCheckboxProps: (row) => ({ 'aria-label': t('selectLine', { no: numberOf(row) }) }) }),
        },
      })}
    />
  );
}

interface RowHeading {
  span: number;
  text: ReactNode;
}

/** A row, below its heading where it has one. */
function HeadedRow({ heading, ...row }: ComponentProps<'tr'> & { heading?: RowHeading }) {
  const { token } = theme.useToken();
  return (
    <>
      {heading && (
        <tr>
          <th scope="rowgroup" colSpan={heading.span} style={{ textAlign: 'start', background: token.colorFillAlter }}>
            {heading.text}
          </th>
        </tr>
      )}
      <tr {...row} />
    </>
  );
}
