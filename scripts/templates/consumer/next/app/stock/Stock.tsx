'use client';
import { AppLayout, DateRangeInput, DictMultiSelect, ListPage } from '@harrow/ui';
import { dateColumn, type EditableColumn, EditableTable, numberColumn, textColumn } from '@harrow/ui/editable-table';
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

const nothing = () => undefined;

/** Parts whose layout depends on sizes: a layout, a list, and tables that scroll both ways, with groups. */
export function Stock({ items }: { items: readonly Item[] }) {
  const [rows, setRows] = useState(items);
  const [page, setPage] = useState(1);
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
