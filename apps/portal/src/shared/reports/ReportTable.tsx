import type { ReportConfig } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { Table, type TablePaginationConfig } from 'antd';
import type { ReactNode } from 'react';

type ReportRow = Record<string, unknown>;
export type ShownReport = Pick<ReportConfig, 'columns' | 'dictOptions'>;

/** A cell of a report as the user reads it. */
export function reportCell({ dictOptions }: Pick<ShownReport, 'dictOptions'>, column: ShownReport['columns'][number], value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return '–';
  const { customRender, fieldType } = column;
  if (customRender !== undefined) {
    const items = (dictOptions[customRender] ?? []) as { value: string; text: string }[];
    return items.find((item) => item.value === String(value))?.text ?? String(value);
  }
  return fieldType === 'Date' || fieldType === 'Datetime' ? <DateText value={String(value)} /> : String(value);
}

interface ReportTableProps {
  /** Names the table for those who do not see it. */
  label: string;
  report: ShownReport;
  rows: ReportRow[];
  loading: boolean;
  emptyText: string;
  pagination: false | TablePaginationConfig;
}

/** Rows of a report. */
export function ReportTable({ label, report, rows, loading, emptyText, pagination }: ReportTableProps) {
  return (
    // Wider than the page, it is scrolled by keys as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="hw-focusable" role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <Table<ReportRow>
        rowKey={(row) => JSON.stringify(row)}
        size="middle"
        style={{ minInlineSize: 'max-content' }}
        loading={loading}
        dataSource={rows}
        locale={{ emptyText }}
        pagination={pagination}
        columns={report.columns.map((column) => ({
          key: column.key,
          dataIndex: column.dataIndex,
          title: column.title,
          align: column.align,
          ...(column.fieldWidth !== null && { width: column.fieldWidth }),
          render: (value: unknown) => reportCell(report, column, value),
        }))}
      />
    </div>
  );
}
