import { type Order, OrderForm } from './OrderForm';

const order: Order = {
  customer: 'c3',
  kind: 'stock',
  clerk: 'user4',
  department: 'd1',
  region: '330302',
  wanted: '2026-12-24',
  schedule: '0 0 8 ? * MON-FRI',
  note: '<p>By the back door</p>',
  lines: [{ id: '1', customer: 'c5', part: 'Blade', unit: 'pc', quantity: 2, price: 7.5, wanted: '2026-12-20' }],
};

export default function Page() {
  return <OrderForm order={order} />;
}
