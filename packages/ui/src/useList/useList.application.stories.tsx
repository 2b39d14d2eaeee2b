import { decodeQuery, encodeQuery, evaluateQuery, resolveQuery } from '@harrow/validation/query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Input } from 'antd';
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AdvancedQuery, QueryChips, queryColumns } from '../AdvancedQuery/index.ts';
import { findQueryButton } from '../AdvancedQuery/queryTestKit.ts';
import { claimFields, claims, type Claim } from '../AdvancedQuery/stories/AdvancedQuery.fixtures.tsx';
import { ExportButton, type ExportRequest } from '../ExportButton/index.ts';
import type { Column } from '../ListPage/index.ts';
import { ListPage } from '../ListPage/index.ts';
import { type ListAnswer, type ListState, useList } from './index.ts';

const today = '2026-05-15';
const fields = claimFields.filter(({ value }) => ['claimNo', 'vin', 'kind', 'amount', 'createTime'].includes(value));
const columns: Column<Claim>[] = [
  { key: 'claimNo', title: 'Claim no.', sortable: true },
  { key: 'vin', title: 'VIN', width: 200 },
  { key: 'amount', title: 'Amount', align: 'right' },
];

/** A foreign server. It takes a query in the two parameters of the advanced query and reports its requests. */
function answer(input: string): Response {
  const { vin = '', q, match, skip = '0', take = '10', way } = Object.fromEntries(new URL(input, location.origin).searchParams) as Record<string, string>;
  const query = decodeQuery(q, match);
  const found = claims.filter((claim) => claim.vin.includes(vin));
  const matching = (query ? evaluateQuery(found, query, queryColumns(fields)) : found).toSorted(
    (a, b) => a.claimNo.localeCompare(b.claimNo) * (way === 'desc' ? -1 : 1),
  );
  return Response.json({ rows: matching.slice(Number(skip), Number(skip) + Number(take)), count: matching.length });
}

/** Request of a list state to that server. */
function parameters({ filters, query, sort }: ListState): URLSearchParams {
  const encoded = query && encodeQuery(resolveQuery(query, today));
  const asked = new URLSearchParams({ ...filters, way: sort.order });
  if (encoded?.ok) {
    asked.set('q', encoded.params.superQueryParams);
    asked.set('match', encoded.params.superQueryMatchType);
  }
  return asked;
}

async function loadClaims(state: ListState, signal: AbortSignal): Promise<ListAnswer<Claim>> {
  const page = new URLSearchParams({ skip: String((state.page - 1) * state.pageSize), take: String(state.pageSize) });
  const response = await fetch(`/their-claims?${parameters(state)}&${page}`, { signal });
  const { rows, count } = (await response.json()) as { rows: Claim[]; count: number };
  return { records: rows, total: count };
}

async function exportClaims(state: ListState, { rows, ids, columns: chosen, format }: ExportRequest): Promise<void> {
  const asked = rows === 'filtered' ? parameters(state) : new URLSearchParams();
  await fetch(`/their-claims/file.${format}?${asked}&columns=${chosen.join()}&ids=${ids.join()}`);
}

/** A list with everything, in an application that has neither our portal nor our server. */
function TheirClaims() {
  const list = useList<Claim>({ load: loadClaims, defaults: { page: 1, pageSize: 10, sort: { column: 'claimNo', order: 'asc' }, filters: {} } });
  const { state, change } = list;
  return (
    <ListPage
      {...list.pageProps}
      title="Their claims"
      storageKey="their-claims"
      view={list.view}
      columns={columns}
      selection={list.selection}
      toolbar={
        <ExportButton
          list="their-claims"
          columns={columns}
          selectedIds={list.selection.ids}
          isFiltered={list.pageProps.filtering.isFiltered}
          onExport={(request) => exportClaims(state, request)}
        />
      }
      filters={{
        fields: (
          <Form.Item name="vin" label="VIN">
            <Input allowClear />
          </Form.Item>
        ),
        extra: <AdvancedQuery fields={fields} saveCode="their-claims" value={state.query} onChange={(query) => change({ query })} />,
        queryChips: state.query && <QueryChips fields={fields} value={state.query} onChange={(query) => change({ query })} />,
      }}
    />
  );
}

const forget = (): void => ['harrow.views.their-claims', 'harrow.list.their-claims'].forEach((key) => localStorage.removeItem(key));

const meta: Meta<typeof TheirClaims> = {
  title: 'Lists/useList/In another application',
  component: TheirClaims,
  tags: ['!autodocs'],
  beforeEach: () => {
    forget();
    const real = window.fetch.bind(window);
    const spy = spyOn(window, 'fetch').mockImplementation(async (input, init) =>
      String(input).startsWith('/their-claims') ? answer(String(input)) : real(input, init),
    );
    return () => {
      spy.mockRestore();
      forget();
    };
  },
};
export default meta;

/** The last call of their server, decoded. */
const lastCall = (): URL =>
  new URL(
    mocked(window.fetch)
      .mock.calls.map(([input]) => String(input))
      .findLast((input) => input.startsWith('/their-claims'))!,
    location.origin,
  );

/** List, query, export and a view that this browser keeps. */
export const Application: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await canvas.findByText('1-10 of 40');
    await userEvent.click(await findQueryButton());
    await userEvent.click(await screen.findByRole('combobox', { name: 'Condition 1: Field' }));
    await userEvent.click(await screen.findByText('Kind', { selector: '.ant-select-tree-title' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Condition 1: Value' }));
    await userEvent.click(await screen.findByText('Goodwill', { selector: '.ant-select-item-option-content' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Search' }));
    await canvas.findByText('1-10 of 13');
    await userEvent.click(screen.getByText('Close', { selector: '.ant-btn span' }));
    await userEvent.click(canvas.getByRole('button', { name: /Export/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filtered rows' }));
    await waitFor(() => expect(lastCall().pathname).toBe('/their-claims/file.xls'));
    await expect(decodeQuery(lastCall().searchParams.get('q')!, 'and')?.items).toEqual([expect.objectContaining({ field: 'kind', rule: 'eq', val: 'good' })]);
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    const panel = within(await screen.findByRole('tooltip'));
    await userEvent.type(await panel.findByLabelText('Save what is shown as'), 'Goodwill{Enter}');
    await waitFor(() => expect(JSON.parse(localStorage.getItem('harrow.views.their-claims') ?? '[]')).toHaveLength(1));
  },
};
