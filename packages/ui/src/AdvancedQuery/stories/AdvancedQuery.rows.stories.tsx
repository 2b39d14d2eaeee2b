import { evaluateQuery, type QueryGroup, resolveQuery } from '@harrow/validation/query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from 'antd';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type Claim, claimFields, claims, createMemoryStore } from './AdvancedQuery.fixtures.tsx';
import { findQueryButton } from '../queryTestKit.ts';
import { AdvancedQuery, QueryChips, queryColumns } from '../index.ts';

const fields = claimFields.filter(({ value }) => ['claimNo', 'vin', 'status', 'kind', 'amount', 'faultDate', 'createTime', 'urgent'].includes(value));
const columns = queryColumns(fields);
const store = createMemoryStore();
const today = '2026-05-15';

/** Any call that answers rows. */
const fetchClaims = (): Promise<Claim[]> => new Promise((resolve) => setTimeout(() => resolve(claims), 100));

function ClaimsOfAnyFetch() {
  const [rows, setRows] = useState<Claim[]>();
  const [query, setQuery] = useState<QueryGroup>();
  useEffect(() => void fetchClaims().then(setRows), []);
  const matching = (asked: QueryGroup | undefined): Claim[] => (asked ? evaluateQuery(rows ?? [], resolveQuery(asked, today), columns) : (rows ?? []));
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <AdvancedQuery
        fields={fields}
        value={query}
        onChange={setQuery}
        store={store}
        supportsTree
        onCount={async (asked) => ({ total: matching(asked).length })}
      />
      <QueryChips fields={fields} value={query} onChange={setQuery} />
      <Table<Claim>
        size="small"
        rowKey="id"
        loading={!rows}
        pagination={false}
        dataSource={matching(query)}
        columns={[
          { key: 'claimNo', dataIndex: 'claimNo', title: 'Claim no.' },
          { key: 'vin', dataIndex: 'vin', title: 'VIN' },
          { key: 'amount', dataIndex: 'amount', title: 'Amount', align: 'right' },
          { key: 'createTime', dataIndex: 'createTime', title: 'Created' },
        ]}
      />
    </div>
  );
}

const meta = {
  title: 'Lists/AdvancedQuery with any fetch',
  component: AdvancedQuery,
  tags: ['!autodocs'],
  args: { fields, onChange: () => undefined },
} satisfies Meta<typeof AdvancedQuery>;
export default meta;

/** No list component and no server: rows of any call in a plain antd table, filtered in the browser. */
export const AnyFetch: StoryObj<typeof meta> = {
  render: () => <ClaimsOfAnyFetch />,
  async play() {
    await screen.findByText('WC2026010001');
    await userEvent.click(await findQueryButton());
    await userEvent.click(await screen.findByRole('combobox', { name: 'Condition 1: Field' }));
    await userEvent.click(await screen.findByText('Amount', { selector: '.ant-select-tree-title' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Condition 1: Rule' }));
    await userEvent.click(await screen.findByText('is between', { selector: '.ant-select-item-option-content' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Condition 1: Value From' }), '137.25');
    await userEvent.type(screen.getByRole('textbox', { name: 'Condition 1: Value To' }), '274.5');
    await screen.findByText('Matching records: 2');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expect(
      within(document.querySelector<HTMLElement>('.ant-table-tbody')!)
        .getAllByRole<HTMLTableRowElement>('row')
        .map((row) => row.cells[0]!.textContent),
    ).toEqual(['WC2026020002', 'WC2026030003']);
  },
};
