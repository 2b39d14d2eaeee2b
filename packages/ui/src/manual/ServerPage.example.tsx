'use client';
import { HarrowProvider } from '@harrow/ui';
import { EditableTable, numberColumn, textColumn } from '@harrow/ui/editable-table';
import en from '@harrow/ui/locales/en';

interface OrderLine {
  id: string;
  part: string;
  quantity: number;
}

const columns = [textColumn<OrderLine>({ key: 'part', title: 'Part' }), numberColumn<OrderLine>({ key: 'quantity', title: 'Quantity' })];

export function Orders({ lines }: { lines: OrderLine[] }) {
  return (
    <HarrowProvider language={en} timeZone="Europe/Paris">
      <EditableTable label="Order lines" columns={columns} defaultRows={lines} />
    </HarrowProvider>
  );
}
