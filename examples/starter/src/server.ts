// A server in memory. Put calls of your own in the place of these functions; the screens stay as they are.
import type { LoadList, Sources } from '@harrow/ui';
import { type QueryField, queryColumns } from '@harrow/ui/advanced-query';
import type { Department, User } from '@harrow/ui/pickers';
import { evaluateQuery, resolveQuery } from '@harrow/validation/query';

export interface OrderLine {
  id: string;
  part: string;
  quantity: number | null;
  price: number | null;
  /** Position in the table, from 1: written by `dragSort`. */
  orderNum?: number;
}

export interface Order {
  id: string;
  customer: string;
  /** YYYY-MM-DD */
  wanted: string | null;
  /** Account of a user. */
  clerk: string;
  /** A Quartz expression. */
  reminder: string;
  lines: readonly OrderLine[];
}

export const amountOf = ({ quantity, price }: OrderLine): number => (quantity ?? 0) * (price ?? 0);

const names = ['Rift Valley Tractors', 'Highland Farm Supply', 'Northern Implements'];

let orders: Order[] = Array.from({ length: 23 }, (_, index) => ({
  id: `o${index + 1}`,
  customer: `${names[index % names.length]} ${index + 1}`,
  wanted: `2026-06-${String(index + 1).padStart(2, '0')}`,
  clerk: index % 2 === 0 ? 'anna' : 'joao',
  reminder: '0 0 8 ? * MON-FRI',
  lines: [{ id: `o${index + 1}-1`, part: 'Blade', quantity: index + 1, price: 14.5 }],
}));

/** What the advanced query may ask about. */
export const orderFields: QueryField[] = [
  { value: 'customer', label: 'Customer' },
  { value: 'wanted', label: 'Wanted on', type: 'date' },
];

export const loadOrders: LoadList<Order> = async ({ page, pageSize, sort, filters, query }) => {
  const named = orders.filter(({ customer }) => customer.toLowerCase().includes((filters['customer'] ?? '').toLowerCase()));
  const today = new Date().toISOString().slice(0, 10);
  const found = query ? evaluateQuery(named, resolveQuery(query, today), queryColumns(orderFields)) : named;
  const textOf = (order: Order): string => String(order[sort.column as keyof Order] ?? '');
  const sorted = found.toSorted((a, b) => textOf(a).localeCompare(textOf(b)) * (sort.order === 'asc' ? 1 : -1));
  return { records: sorted.slice((page - 1) * pageSize, page * pageSize), total: sorted.length };
};

export const newLine = (id: string): OrderLine => ({ id, part: '', quantity: null, price: null });

export const newOrder = (): Order => ({ id: '', customer: '', wanted: null, clerk: '', reminder: '', lines: [] });

export async function saveOrder(order: Order): Promise<void> {
  const saved = { ...order, id: order.id || `o${orders.length + 1}` };
  orders = [...orders.filter(({ id }) => id !== saved.id), saved];
}

const users: User[] = [
  { id: '1', username: 'anna', realname: 'Anna Sidorova', orgCodeTxt: 'Sales' },
  { id: '2', username: 'joao', realname: 'João Figueiredo', orgCodeTxt: 'Sales' },
  { id: '3', username: 'grace', realname: 'Grace Wanjiru', orgCodeTxt: 'Service' },
];

const departments: Department[] = [
  { id: 'd1', orgCode: 'SALES', departName: 'Sales', isLeaf: true },
  { id: 'd2', orgCode: 'SERVICE', departName: 'Service', isLeaf: true },
];

/** What pickers and dictionaries ask. */
export const sources: Sources = {
  users: {
    async list({ page, pageSize, filters }) {
      const department = departments.find(({ id }) => id === filters['departId'])?.departName;
      const found = users.filter(({ username, orgCodeTxt }) => username.includes(filters['username'] ?? '') && (!department || orgCodeTxt === department));
      return { records: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    },
    find: async (field, values) => users.filter((user) => values.includes(String(user[field as keyof User]))),
  },
  departments: {
    children: async (parent) => (parent === undefined ? departments : []),
    find: async (field, values) => departments.filter((department) => values.includes(String(department[field as keyof Department]))),
  },
};
