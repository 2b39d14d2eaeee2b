import { DateInput, FieldGrid, useMessages } from '@harrow/ui';
import { CronInput } from '@harrow/ui/cron-editor';
import {
  computedColumn,
  type EditableColumn,
  EditableTable,
  type EditableTableHandle,
  FormAndTablesError,
  numberColumn,
  textColumn,
  validateFormAndTables,
} from '@harrow/ui/editable-table';
import { UserPicker } from '@harrow/ui/pickers';
import { Button, Form, Input, Space, Typography } from 'antd';
import { useRef, useState } from 'react';
import { amountOf, newLine, type Order, type OrderLine, saveOrder } from './server';

const columns: EditableColumn<OrderLine>[] = [
  textColumn({ key: 'part', title: 'Part', width: 240, required: true, unique: true }),
  numberColumn({ key: 'quantity', title: 'Quantity', required: true, min: 1, precision: 0, statistics: true }),
  numberColumn({ key: 'price', title: 'Price', min: 0, precision: 2 }),
  computedColumn({ key: 'amount', title: 'Amount', precision: 2, statistics: true, value: amountOf }),
];

interface OrderFormProps {
  order: Order;
  onClose: () => void;
}

export function OrderForm({ order, onClose }: OrderFormProps) {
  const [form] = Form.useForm<Order>();
  const table = useRef<EditableTableHandle<OrderLine>>(null);
  const [isSaving, setSaving] = useState(false);
  const { message } = useMessages();

  async function save() {
    setSaving(true);
    try {
      const { values, tables } = await validateFormAndTables(form, [{ table }]);
      await saveOrder({ ...order, ...values, lines: tables[0] });
      message.success('The order is saved');
      onClose();
    } catch (error) {
      // What is wrong in form or table is marked there.
      if (!(error instanceof FormAndTablesError)) message.error(String(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Form form={form} layout="vertical" initialValues={order}>
      <Typography.Title level={1}>Order</Typography.Title>
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
        <Form.Item name="reminder" label="Reminder">
          <CronInput hideYear />
        </Form.Item>
      </FieldGrid>
      <Form.Item name="lines">
        <EditableTable ref={table} label="Order lines" columns={columns} createRow={newLine} rowNumber dragSort />
      </Form.Item>
      <Space>
        <Button type="primary" loading={isSaving} onClick={save}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Space>
    </Form>
  );
}
