import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Table, type TableColumnsType, type TableProps } from 'antd';
import { useState } from 'react';
import { tabPageSize, tabRows, type TabRows } from '../receipts.ts';

interface PagedTableProps<Tab extends keyof TabRows> {
  tab: Tab;
  id: string;
  columns: TableColumnsType<TabRows[Tab]>;
  /** What is said where there is nothing. */
  empty: string;
  rowSelection?: NonNullable<TableProps<TabRows[Tab]>['rowSelection']> | undefined;
}

/** A list beside a statement, page by page. */
export function PagedTable<Tab extends keyof TabRows>({ tab, id, columns, empty, rowSelection }: PagedTableProps<Tab>) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(tabRows(tab, id, page));
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  return (
    <Table<TabRows[Tab]>
      size="small"
      rowKey="id"
      scroll={{ x: 'max-content' }}
      dataSource={data.records}
      columns={columns}
      locale={{ emptyText: empty }}
      pagination={data.total > tabPageSize && { current: page, pageSize: tabPageSize, total: data.total, showSizeChanger: false, onChange: setPage }}
      {...(rowSelection && { rowSelection })}
    />
  );
}
