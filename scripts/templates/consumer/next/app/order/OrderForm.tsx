'use client';
import { DateInput, DictSelect, FieldGrid, useSettings } from '@harrow/ui';
import { AdvancedQuery, QueryChips, type QueryField, queryColumns } from '@harrow/ui/advanced-query';
import { AreaPicker } from '@harrow/ui/area-picker';
import { CronInput } from '@harrow/ui/cron-editor';
import {
  computedColumn,
  dateColumn,
  type EditableColumn,
  EditableTable,
  type EditableTableHandle,
  FormAndTablesError,
  lookupColumn,
  numberColumn,
  selectColumn,
  textColumn,
  validateFormAndTables,
} from '@harrow/ui/editable-table';
import { DepartmentPicker, type PickerColumn, recordLookup, SelectFromList, UserPicker } from '@harrow/ui/pickers';
import { RichTextEditor } from '@harrow/ui/rich-text-editor';
import { evaluateQuery, type QueryGroup, resolveQuery } from '@harrow/validation/query';
import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { keepLook } from '../keepLook';
import { type Customer, customers } from '../sources';

interface OrderLine {
  id: string;
  customer: string | null;
  part: string;
  unit: 'pc' | 'set' | null;
  quantity: number | null;
  price: number | null;
  wanted: string | null;
  orderNum?: number;
}

export interface Order {
  customer: string;
  kind: string;
  clerk: string;
  department: string;
  region: string;
  wanted: string | null;
  schedule: string;
  note: string;
  lines: readonly OrderLine[];
}

const newLine = (id: string): OrderLine => ({ id, customer: null, part: '', unit: 'pc', quantity: null, price: null, wanted: null });

const columns: EditableColumn<OrderLine>[] = [
  textColumn({ key: 'part', title: 'Part', required: true, maxLength: 40 }),
  numberColumn({ key: 'quantity', title: 'Quantity', required: true, min: 1, precision: 0, statistics: true }),
  selectColumn({
    key: 'unit',
    title: 'Unit',
    options: [
      { value: 'pc', label: 'Piece' },
      { value: 'set', label: 'Set' },
    ],
  }),
  numberColumn({ key: 'price', title: 'Price', min: 0, precision: 2 }),
  dateColumn({ key: 'wanted', title: 'Wanted on', min: '2026-01-01' }),
  lookupColumn({ key: 'customer', title: 'For', source: recordLookup(customers, { filter: 'name', store: 'id', text: 'name' }) }),
  computedColumn({ key: 'amount', title: 'Amount', precision: 2, statistics: true, value: (line) => (line.quantity ?? 0) * (line.price ?? 0) }),
];

const customerColumns: PickerColumn<Customer>[] = [{ key: 'name', title: 'Name', sortable: true }];

const fields: QueryField[] = [
  { value: 'part', label: 'Part' },
  { value: 'quantity', label: 'Quantity', type: 'int' },
];

export function OrderForm({ order }: { order: Order }) {
  const [form] = Form.useForm<Order>();
  const table = useRef<EditableTableHandle<OrderLine>>(null);
  const [saved, setSaved] = useState('');
  const [query, setQuery] = useState<QueryGroup>();
  const { dark } = useSettings();
  const found = query ? evaluateQuery(order.lines, resolveQuery(query, '2026-12-01'), queryColumns(fields)) : order.lines;

  async function save() {
    try {
      const { values, tables } = await validateFormAndTables(form, [{ table }]);
      setSaved(JSON.stringify({ ...values, lines: tables[0] }));
    } catch (error) {
      if (!(error instanceof FormAndTablesError)) throw error;
    }
  }

  return (
    <Form form={form} layout="vertical" initialValues={order}>
      <Button onClick={() => keepLook('language', 'ru')}>Русский</Button>
      <Button onClick={() => keepLook('theme', dark ? 'light' : 'dark')}>Dark</Button>
      <FieldGrid>
        <Form.Item name="customer" label="Customer" rules={[{ required: true }]}>
          <SelectFromList name="Customer" source={customers} columns={customerColumns} labelKey="name" multiple={false} />
        </Form.Item>
        <Form.Item name="kind" label="Kind">
          <DictSelect dict="order_kind" />
        </Form.Item>
        <Form.Item name="clerk" label="Clerk">
          <UserPicker multiple={false} />
        </Form.Item>
        <Form.Item name="department" label="Department">
          <DepartmentPicker />
        </Form.Item>
        <Form.Item name="region" label="Region">
          <AreaPicker />
        </Form.Item>
        <Form.Item name="wanted" label="Wanted on">
          <DateInput />
        </Form.Item>
        <Form.Item name="schedule" label="Schedule" rules={[{ required: true }]}>
          <CronInput hideYear />
        </Form.Item>
        <Form.Item name="note" label="Note">
          <RichTextEditor />
        </Form.Item>
      </FieldGrid>
      <Form.Item name="lines">
        <EditableTable ref={table} label="Order lines" columns={columns} createRow={newLine} rowNumber dragSort />
      </Form.Item>
      <Button type="primary" onClick={save}>
        Save
      </Button>
      <output>{saved}</output>
      <AdvancedQuery fields={fields} value={query} onChange={setQuery} supportsTree />
      <QueryChips fields={fields} value={query} onChange={setQuery} />
      <p>{found.length} found</p>
    </Form>
  );
}
