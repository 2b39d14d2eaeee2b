import { DateInput, FieldGrid, useLeavePrompt, useMessages } from '@harrow/ui';
import {
  computedColumn,
  type EditableColumn,
  EditableTable,
  type EditableTableHandle,
  type ExternalError,
  FormAndTablesError,
  numberColumn,
  selectColumn,
  textColumn,
  validateFormAndTables,
} from '@harrow/ui/editable-table';
import { UserPicker } from '@harrow/ui/pickers';
import { Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';

export interface OrderLine {
  id: string;
  part: string;
  unit: string | null;
  quantity: number | null;
  price: number | null;
  /** Position in the table, from 1: written by `dragSort`. */
  orderNum?: number;
}

export interface Order {
  customer: string;
  wanted: string | null;
  clerk: string;
  lines: readonly OrderLine[];
}

const units = [
  { value: 'pc', label: 'Piece' },
  { value: 'set', label: 'Set' },
];

const columns: EditableColumn<OrderLine>[] = [
  textColumn({ key: 'part', title: 'Part', width: 200, required: true, unique: true, maxLength: 40 }),
  selectColumn({ key: 'unit', title: 'Unit', options: units }),
  numberColumn({ key: 'quantity', title: 'Quantity', required: true, min: 1, precision: 0, statistics: true }),
  numberColumn({ key: 'price', title: 'Price', min: 0, precision: 2 }),
  computedColumn({ key: 'amount', title: 'Amount', precision: 2, statistics: true, value: (line) => (line.quantity ?? 0) * (line.price ?? 0) }),
];

/** A row that the user adds has all fields from the start. */
const newLine = (id: string): OrderLine => ({ id, part: '', unit: 'pc', quantity: null, price: null });

interface OrderFormProps {
  order: Order;
  /** Stores the order; answers what the server refuses, by line and column. */
  save: (order: Order) => Promise<readonly ExternalError[]>;
}

export function OrderForm({ order, save }: OrderFormProps) {
  const [form] = Form.useForm<Order>();
  const table = useRef<EditableTableHandle<OrderLine>>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<readonly ExternalError[]>([]);
  const { message } = useMessages();
  useLeavePrompt(isUnsaved);

  async function check(): Promise<Order | undefined> {
    try {
      const { values, tables } = await validateFormAndTables(form, [{ table }]);
      return { ...values, lines: tables[0] };
    } catch (error) {
      // Whatever is wrong is marked, and the first of it has the focus.
      if (error instanceof FormAndTablesError) return undefined;
      throw error;
    }
  }

  async function submit() {
    const checked = await check();
    if (!checked) return;
    setSaving(true);
    try {
      const errors = await save(checked);
      setRefused(errors);
      if (errors.length > 0) return;
      table.current?.acceptChanges();
      setUnsaved(false);
      message.success('The order is saved');
    } catch (error) {
      message.error(error instanceof Error ? error.message : 'The order could not be saved');
    } finally {
      setSaving(false);
    }
  }

  return (
    <Form form={form} layout="vertical" initialValues={order} onValuesChange={() => setUnsaved(true)}>
      <FieldGrid>
        <Form.Item name="customer" label="Customer" rules={[{ required: true }]}>
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item name="wanted" label="Wanted on">
          <DateInput />
        </Form.Item>
        <Form.Item name="clerk" label="Clerk">
          <UserPicker multiple={false} />
        </Form.Item>
      </FieldGrid>
      <Form.Item name="lines">
        <EditableTable ref={table} label="Order lines" columns={columns} createRow={newLine} errors={refused} rowNumber dragSort maxRows={200} />
      </Form.Item>
      <Button type="primary" loading={isSaving} onClick={submit}>
        Save
      </Button>
    </Form>
  );
}
