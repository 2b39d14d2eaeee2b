import { type Column, DateText, ListPage, Money, useList } from '@harrow/ui';
import { AdvancedQuery, QueryChips } from '@harrow/ui/advanced-query';
import { Button, Form, Input } from 'antd';
import { amountOf, loadOrders, type Order, orderFields } from './server';

const columns: Column<Order>[] = [
  { key: 'customer', title: 'Customer', width: 280, sortable: true },
  { key: 'wanted', title: 'Wanted on', sortable: true, render: ({ wanted }) => <DateText value={wanted} /> },
  { key: 'lines', title: 'Lines', align: 'right', render: ({ lines }) => lines.length },
  {
    key: 'amount',
    title: 'Amount',
    align: 'right',
    render: ({ lines }) => <Money amount={lines.reduce((sum, line) => sum + amountOf(line), 0)} currency="EUR" />,
  },
];

interface OrderListProps {
  onOpen: (order: Order) => void;
  onNew: () => void;
}

export function OrderList({ onOpen, onNew }: OrderListProps) {
  const list = useList<Order>({ load: loadOrders, defaults: { page: 1, pageSize: 10, sort: { column: 'wanted', order: 'asc' }, filters: {} } });
  const { state, change } = list;
  const customer = state.filters['customer'];
  return (
    <ListPage
      {...list.pageProps}
      title="Orders"
      columns={columns}
      storageKey="orders"
      view={list.view}
      rows={{ onOpen }}
      toolbar={
        <Button type="primary" onClick={onNew}>
          New order
        </Button>
      }
      filters={{
        fields: (
          <Form.Item name="customer" label="Customer">
            <Input allowClear />
          </Form.Item>
        ),
        active: customer ? [{ key: 'customer', label: 'Customer', value: customer }] : [],
        extra: <AdvancedQuery fields={orderFields} saveCode="orders" supportsTree value={state.query} onChange={(query) => change({ query })} />,
        queryChips: state.query && <QueryChips fields={orderFields} value={state.query} onChange={(query) => change({ query })} />,
      }}
    />
  );
}
