import { type EditableColumn, EditableTable, type EditableTableHandle, numberColumn, textColumn } from '@harrow/ui/editable-table';
import { Button } from 'antd';
import { useRef, useState } from 'react';

interface OrderLine {
  id: string;
  part: string;
  quantity: number | null;
}

const columns: EditableColumn<OrderLine>[] = [
  textColumn({ key: 'part', title: 'Part', required: true }),
  numberColumn({ key: 'quantity', title: 'Quantity', required: true, min: 1, precision: 0 }),
];

const newLine = (id: string): OrderLine => ({ id, part: '', quantity: null });

const stored: OrderLine[] = [{ id: '1', part: 'Blade', quantity: 2 }];

export function SavedTable() {
  const table = useRef<EditableTableHandle<OrderLine>>(null);
  const [sent, setSent] = useState('');

  async function save() {
    const { ok } = await table.current!.validate({ focus: true });
    if (!ok) return;
    const { added, edited, deletedIds } = table.current!.getChanges();
    // Send the three lists to your server here.
    setSent(`${added.length} added, ${edited.length} edited, ${deletedIds.length} deleted`);
    table.current!.acceptChanges();
  }

  return (
    <>
      <EditableTable ref={table} label="Order lines" columns={columns} createRow={newLine} defaultRows={stored} />
      <Button type="primary" onClick={save}>
        Save
      </Button>
      <output>{sent}</output>
    </>
  );
}
