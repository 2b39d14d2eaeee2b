import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { DictSelect } from '../DictSelect/DictSelect.tsx';
import { type Claim, claimColumns, claims } from './ListPage.fixtures.tsx';
import { ListPage } from './ListPage.tsx';
import type { ListPageProps } from './ListPage.types.ts';
import type { Sort } from '../listState/listState.ts';

const fields = (
  <>
    <Form.Item name="claimNo" label="Claim no.">
      <Input allowClear />
    </Form.Item>
    <Form.Item name="status" label="Status">
      <DictSelect dict="bill_status" style={{ width: 180 }} />
    </Form.Item>
    <Form.Item name="vin" label="VIN">
      <Input allowClear maxLength={17} />
    </Form.Item>
    <Form.Item name="dealer" label="Dealer">
      <Input allowClear />
    </Form.Item>
    <Form.Item name="currency" label="Currency">
      <DictSelect dict="currency" style={{ width: 180 }} />
    </Form.Item>
  </>
);

/** The list of the stories: claims with everything a list has. */
export const claimList: ListPageProps<Claim> = {
  title: 'Warranty claims',
  description: 'Claims of your dealers, newest first.',
  toolbar: <Button type="primary">New claim</Button>,
  chips: [
    { key: 'all', label: 'All', count: 10_000, countCapped: true, active: true },
    { key: 'draft', label: 'Draft', count: 12 },
    { key: 'submitted', label: 'Submitted', count: 7 },
    { key: 'no_pass', label: 'No pass', count: 3 },
  ],
  columns: claimColumns,
  data: { records: claims.slice(0, 10) },
  paging: { total: 10_000, totalCapped: true, onChange: fn() },
  sorting: { sort: { column: 'createTime', order: 'desc' }, onChange: fn() },
  filtering: { onFilter: fn(), onRemove: fn(), onClear: fn() },
  filters: { fields },
  onChipClick: fn(),
  rows: {
    onOpen: fn(),
    href: (claim) => `#claim/${claim.id}`,
    actions: (claim) => [
      { key: 'view', label: 'View', onClick: fn() },
      { key: 'edit', label: 'Edit', onClick: fn(), disabled: claim.status !== 'draft' },
      { key: 'delete', label: 'Delete', danger: true, onClick: fn() },
    ],
  },
};

/** Keeps page, sort and selection as an application would. */
export function HeldList(args: ListPageProps<Claim>) {
  const [selected, setSelected] = useState<string[]>(args.selection?.ids ?? []);
  const [paging, setPaging] = useState({ page: args.paging?.page ?? 1, pageSize: args.paging?.pageSize ?? 10 });
  const [sort, setSort] = useState<Sort | null | undefined>(args.sorting?.sort);
  const controlled: ListPageProps<Claim> = {
    ...args,
    paging: {
      ...args.paging,
      ...paging,
      onChange: (page, pageSize) => {
        args.paging?.onChange?.(page, pageSize);
        setPaging({ page, pageSize });
      },
    },
    sorting: {
      sort,
      onChange: (next) => {
        args.sorting?.onChange?.(next);
        setSort(next);
      },
    },
    selection: args.selection && {
      ...args.selection,
      ids: selected,
      onChange: (ids) => {
        args.selection?.onChange(ids);
        setSelected(ids);
      },
    },
  };
  return <ListPage {...controlled} />;
}
