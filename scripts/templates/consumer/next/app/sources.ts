import type { Sources } from '@harrow/ui';
import type { Department, RecordSource, User } from '@harrow/ui/pickers';

export interface Customer {
  id: string;
  name: string;
  town: string;
}

const users: User[] = Array.from({ length: 12 }, (_, index) => ({ id: `u${index}`, username: `user${index}`, realname: `Clerk ${index}` }));
const departments: Department[] = [{ id: 'd1', orgCode: 'SALES', departName: 'Sales', isLeaf: true }];
const someCustomers: Customer[] = Array.from({ length: 12 }, (_, index) => ({ id: `c${index}`, name: `Farm ${index}`, town: 'Dijon' }));

/** Records in memory, found by the text that any filter asks for. */
const sourceOf = <T extends object>(records: readonly T[]): RecordSource<T> => ({
  async list({ page, pageSize, filters }) {
    const found = records.filter((record) => Object.values(filters).every((text) => JSON.stringify(record).includes(text)));
    return { records: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  },
  find: async (field, values) => records.filter((record) => values.includes(String(record[field as keyof T]))),
});

export const customers = sourceOf(someCustomers);

export const sources: Sources = {
  dictionary: { items: async () => [{ value: 'stock', text: 'Stock order' }] },
  users: sourceOf(users),
  departments: {
    children: async (parent) => (parent === undefined ? departments : []),
    find: async (field, values) => departments.filter((department) => values.includes(String(department[field as keyof Department]))),
  },
};
