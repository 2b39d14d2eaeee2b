'use client';
import { AppLayout, DateRangeInput, DictMultiSelect, ListPage } from '@harrow/ui';
import { QueryBar, type QueryField } from '@harrow/ui/advanced-query';
import { dateColumn, type EditableColumn, EditableTable, numberColumn, type RowSource, textColumn } from '@harrow/ui/editable-table';
import type { QueryGroup } from '@harrow/validation/query';
import { useState } from 'react';

export interface Item {
  id: string;
  part: string;
  place: string;
  quantity: number;
  counted: string;
}

const columns: EditableColumn<Item>[] = [
  textColumn({ key: 'part', title: 'Part', frozen: 'left', width: 240 }),
  textColumn({ key: 'place', title: 'Place', group: 'Store', width: 400 }),
  numberColumn({ key: 'quantity', title: 'Quantity', group: 'Store', statistics: true, width: 400 }),
  dateColumn({ key: 'counted', title: 'Counted on', width: 400 }),
];

const counts: EditableColumn<Item>[] = [
  textColumn({ key: 'place', title: 'Hall', readOnly: true, span: true }),
  textColumn({ key: 'part', title: 'Part', readOnly: true }),
  numberColumn({ key: 'quantity', title: 'Quantity' }),
];

const byPlace = [{ column: 'place', order: 'asc' }] as const;

const fields: QueryField[] = [{ value: 'place', label: 'Hall' }];

/** A server of 100,000 machines. */
const machines: RowSource<Item> = {
  load: async ({ from, to }) => ({
    rows: Array.from({ length: to - from }, (_, at) => ({ id: `m${from + at}`, part: `Machine ${from + at}`, place: '', quantity: 1, counted: '2026-12-01' })),
    total: 100_000,
  }),
};

const nothing = () => undefined;

/** Parts whose layout depends on sizes: a layout, a list, and tables that scroll both ways, with groups. */
export function Stock({ items }: { items: readonly Item[] }) {
  const [rows, setRows] = useState(items);
  const [page, setPage] = useState(1);
  const [query, setQuery] = useState<QueryGroup>();
  return (
    <AppLayout
      productName="Stock"
      homeHref="/stock"
      menu={[{ key: '/stock', title: 'Parts' }]}
      selectedKey="/stock"
      collapsed={false}
      onCollapsedChange={nothing}
      onOpen={nothing}
    >
      <EditableTable label="Stock" rows={rows} onRowsChange={setRows} columns={columns} rowNumber rowSelection="checkbox" maxHeight={300} />
      <EditableTable label="By place" rows={rows} onRowsChange={setRows} columns={columns} rowGroups={{ by: ['place'] }} maxHeight={300} />
      <EditableTable label="Halls" rows={rows} onRowsChange={setRows} columns={counts} sort={byPlace} findable maxHeight={300} />
      <EditableTable label="Machines" columns={columns} rowSource={machines} maxHeight={300} />
      <QueryBar fields={fields} value={query} onChange={setQuery} />
      <DateRangeInput aria-label="Counted" value={['2026-12-01', '2026-12-24']} />
      <DictMultiSelect dict="order_kind" value="stock" aria-label="Kinds" />
      <ListPage
        title="Counts"
        columns={[
          { key: 'part', title: 'Part', fixed: 'left', width: 200 },
          { key: 'place', title: 'Place' },
        ]}
        data={{ records: items.slice((page - 1) * 10, page * 10) }}
        paging={{ page, pageSize: 10, total: items.length, onChange: setPage }}
      />
    </AppLayout>
  );
}
