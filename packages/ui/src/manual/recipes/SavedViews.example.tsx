import { type Column, type LoadList, ListPage, Money, StatusTag, type Tone, useList, type ViewStore } from '@harrow/ui';
import { AdvancedQuery, QueryChips, type QueryField } from '@harrow/ui/advanced-query';
import { encodeQuery, resolveQuery } from '@harrow/validation/query';
import { Form, Input } from 'antd';

export interface Claim {
  id: string;
  claimNo: string;
  dealer: string;
  status: string;
  amount: number;
  createTime: string;
}

const colors: Record<string, Tone> = { Draft: 'default', Submitted: 'processing', Approved: 'success', Refused: 'error' };

const columns: Column<Claim>[] = [
  { key: 'claimNo', title: 'Claim', sortable: true },
  { key: 'dealer', title: 'Dealer', width: 260 },
  { key: 'status', title: 'Status', render: ({ status }) => <StatusTag text={status} color={colors[status] ?? 'default'} /> },
  { key: 'amount', title: 'Amount', align: 'right', sortable: true, render: ({ amount }) => <Money amount={amount} currency="EUR" /> },
  { key: 'createTime', title: 'Created', sortable: true, defaultHidden: true },
];

export const fields: QueryField[] = [
  { value: 'claimNo', label: 'Claim' },
  { value: 'status', label: 'Status', options: Object.keys(colors).map((status) => ({ value: status, text: status })) },
  { value: 'amount', label: 'Amount', type: 'number' },
  { value: 'createTime', label: 'Created', type: 'datetime' },
];

const first = { page: 1, pageSize: 10, sort: { column: 'claimNo', order: 'asc' }, filters: {} } as const;

export function ClaimList({ load }: { load: LoadList<Claim> }) {
  const list = useList<Claim>({ load, defaults: first });
  const { state, change } = list;
  const dealer = state.filters['dealer'];
  return (
    <ListPage
      {...list.pageProps}
      title="Claims"
      columns={columns}
      storageKey="claims"
      view={list.view}
      filters={{
        fields: (
          <Form.Item name="dealer" label="Dealer">
            <Input allowClear />
          </Form.Item>
        ),
        active: dealer ? [{ key: 'dealer', label: 'Dealer', value: dealer }] : [],
        extra: <AdvancedQuery fields={fields} saveCode="claims" value={state.query} onChange={(query) => change({ query })} />,
        queryChips: state.query && <QueryChips fields={fields} value={state.query} onChange={(query) => change({ query })} />,
      }}
    />
  );
}

/** Asks a server: the query travels in two parameters. */
export const loadClaims: LoadList<Claim> = async ({ page, pageSize, sort, filters, query }, signal) => {
  const asked = new URLSearchParams({ ...filters, page: String(page), size: String(pageSize), by: sort.column, order: sort.order });
  const encoded = query && encodeQuery(resolveQuery(query, new Date().toISOString().slice(0, 10)));
  if (encoded?.ok) for (const [name, value] of Object.entries(encoded.params)) asked.set(name, value);
  const response = await fetch(`/api/claims?${asked}`, { signal });
  if (!response.ok) throw new Error(`The claims could not be loaded (${response.status})`);
  return (await response.json()) as { records: Claim[]; total: number };
};

/** Views that follow the user to other machines: `<HarrowProvider sources={{ views }}>`. */
export const views: ViewStore = {
  list: (list) => call('GET', `/api/views/${list}`),
  save: (list, view) => call('POST', `/api/views/${list}`, view),
  remove: (list, id) => call('DELETE', `/api/views/${list}/${id}`),
  setDefault: (list, id) => call('PUT', `/api/views/${list}/default`, { id }),
  roles: () => call('GET', '/api/roles'),
};

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, { method, ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }) });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()) as Answer;
}
