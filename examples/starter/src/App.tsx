import { useState } from 'react';
import { OrderForm } from './OrderForm';
import { OrderList } from './OrderList';
import { newOrder, type Order } from './server';

export function App() {
  const [edited, setEdited] = useState<Order>();
  return (
    <main style={{ padding: 24 }}>
      {edited ? <OrderForm order={edited} onClose={() => setEdited(undefined)} /> : <OrderList onOpen={setEdited} onNew={() => setEdited(newOrder())} />}
    </main>
  );
}
