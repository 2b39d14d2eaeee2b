import { computedColumn, type EditableColumn, EditableTable, numberColumn, textColumn } from '@harrow/ui/editable-table';
import { useState } from 'react';

interface OrderLine {
  id: string;
  part: string;
  quantity: number | null;
  price: number | null;
}

const columns: EditableColumn<OrderLine>[] = [
  textColumn({ key: 'part', title: 'Part', required: true }),
  numberColumn({ key: 'quantity', title: 'Quantity', min: 1, precision: 0 }),
  numberColumn({ key: 'price', title: 'Price', precision: 2 }),
  computedColumn({ key: 'amount', title: 'Amount', precision: 2, statistics: true, value: (line) => (line.quantity ?? 0) * (line.price ?? 0) }),
];

const newLine = (id: string): OrderLine => ({ id, part: '', quantity: null, price: null });

export function FirstTable() {
  const [lines, setLines] = useState<readonly OrderLine[]>([{ id: '1', part: 'Blade', quantity: 2, price: 14.5 }]);
  return <EditableTable label="Order lines" columns={columns} createRow={newLine} rows={lines} onRowsChange={setLines} />;
}
