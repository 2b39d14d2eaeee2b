import { type Column, ListPage, type LoadList, useList } from '@harrow/ui';

interface Machine {
  id: string;
  serial: string;
  model: string;
}

const loadMachines: LoadList<Machine> = async ({ page, pageSize, sort, filters }, signal) => {
  const asked = new URLSearchParams({ ...filters, page: String(page), size: String(pageSize), by: sort.column, order: sort.order });
  const response = await fetch(`/api/machines?${asked}`, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const answer = (await response.json()) as { machines: Machine[]; count: number };
  return { records: answer.machines, total: answer.count };
};

const columns: Column<Machine>[] = [
  { key: 'serial', title: 'Serial no.', sortable: true },
  { key: 'model', title: 'Model' },
];

export function Machines() {
  const list = useList<Machine>({ load: loadMachines, defaults: { page: 1, pageSize: 10, sort: { column: 'serial', order: 'asc' }, filters: {} } });
  return <ListPage {...list.pageProps} title="Machines" columns={columns} />;
}
