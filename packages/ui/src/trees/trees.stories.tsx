import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ListPage } from '../ListPage/ListPage.tsx';
import { valueOf } from '../recordCache/recordCache.ts';
import { renameCategories, wait } from '../pickers/pickers.fixtures.ts';
import { CategorySelect, DictTreeSelect, type Selected, TreeTable, type TreeTableProps } from './index.ts';

const changed = fn();
const opened = fn();
/** Children arrive once their place holder has been seen. */
let placeHolder: { seen: () => void; wasSeen: Promise<void> };

/** 10,000 roots, the first with children, the second with none, the third cannot be opened. */
const load: TreeTableProps['load'] = async ({ parentId, shape }, signal) => {
  await wait(signal);
  if (shape === 'odd') return 'rows';
  if (parentId === undefined) {
    const records = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index + 1), name: `Machine ${index + 1}`, qty: index, hasChildren: index < 3 }));
    return shape === 'page' ? { records } : records;
  }
  if (parentId === '3') throw new Error('The server does not answer');
  return parentId === '1' ? [{ id: '1-1', name: 'Engine', qty: 1, hasChildren: false }] : { records: [] };
};

const meta = {
  title: 'Trees/TreeTable',
  component: TreeTable,
  args: {
    label: 'Machines',
    load,
    columns: [
      { key: 'name', title: 'Name' },
      { key: 'qty', title: 'Quantity', width: 140, align: 'right' },
    ],
    onRowOpen: opened,
  },
  beforeEach: () => {
    let seen = () => {};
    const wasSeen = new Promise<void>((resolve) => (seen = resolve));
    placeHolder = { seen, wasSeen };
    changed.mockReset();
    opened.mockReset();
  },
} satisfies Meta<typeof TreeTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: the place holder, then the children; only rows in view are drawn. */
export const Keyboard: Story = {
  args: {
    load: async (query, signal) => {
      if (query['parentId'] !== undefined) await placeHolder.wasSeen;
      return load(query, signal);
    },
  },
  play: async () => {
    const grid = await screen.findByRole('treegrid', { name: 'Machines' });
    grid.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText('loading...')).toBeVisible();
    placeHolder.seen();
    await expect(await screen.findByText('Engine')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(opened).toHaveBeenLastCalledWith({ id: '1-1', name: 'Engine', qty: 1, hasChildren: false });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(screen.queryByText('Engine')).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(await screen.findByText('Machine 10000')).toBeVisible();
    await expect(screen.getAllByRole('row').length).toBeLessThan(40);
  },
};

/** A row without children loses its expander; one that cannot be loaded stays closed and says why. */
export const EmptyAndFailed: Story = {
  args: { queryParams: { shape: 'page' } },
  play: async () => {
    const row = async (name: string) => (await screen.findByText(name)).closest<HTMLElement>('[role="row"]')!;
    await userEvent.click((await row('Machine 2')).querySelector('button')!);
    await waitFor(async () => expect(await row('Machine 2')).not.toHaveAttribute('aria-expanded'));
    await userEvent.click((await row('Machine 3')).querySelector('button')!);
    await expect(await screen.findByText('The server does not answer')).toBeVisible();
    await expect(await row('Machine 3')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const AnswerOfAnotherType: Story = {
  args: { queryParams: { shape: 'odd' } },
  globals: { language: 'zh-cn' },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('返回数据类型不识别'),
};

/** Actions stand at the end of a row; another version brings rows up to date and leaves open what is. */
export const ActionsAndNewRows: Story = {
  args: { columns: [{ key: 'name', title: 'Name' }] },
  render: function Renewed(args) {
    const [version, setVersion] = useState(0);
    const rename: TreeTableProps['load'] = async (query, signal) => {
      const answer = (await load(query, signal)) as { name: string }[];
      return query['parentId'] === '1' && version > 0 ? answer.map((row) => ({ ...row, name: `${row.name} ${version + 1}` })) : answer;
    };
    return (
      <>
        <Button onClick={() => setVersion(version + 1)}>Bring up to date</Button>
        <TreeTable
          {...args}
          openRoots
          load={rename}
          version={version}
          rowActions={(row) => [{ key: 'move', label: 'Move', onClick: () => opened(valueOf(row, 'id')) }]}
        />
      </>
    );
  },
  play: async () => {
    await expect(await screen.findByText('Engine')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Actions of Engine' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move' }));
    await expect(opened).toHaveBeenLastCalledWith('1-1');
    await userEvent.click(screen.getByRole('button', { name: 'Bring up to date' }));
    await expect(await screen.findByText('Engine 2')).toBeVisible();
  },
};

/** Rows are selected by their box or the space bar, also one below another, and deleted together; each that stays says why. */
export const Deletion: Story = {
  args: {
    openRoots: true,
    deletion: {
      remove: async (ids) => ({ ok: ids.filter((id) => id !== '2'), failed: [{ id: '2', text: 'Machine 2 is in use' }] }),
      isAllowed: (row) => valueOf(row, 'id') !== '3',
    },
    onDeleted: changed,
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Engine' }));
    const grid = screen.getByRole('treegrid', { name: 'Machines' });
    await expect(screen.queryByRole('checkbox', { name: 'Select Machine 3' })).toBeNull();
    grid.focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(screen.getByRole('row', { name: /Machine 2/, selected: true })).toBeVisible();
    const bar = screen.getByRole('region', { name: 'Selected records' });
    await expect(within(bar).getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await within(dialog).findByText('Machine 2 is in use (1)')).toBeVisible();
    await expect(changed).toHaveBeenLastCalledWith(['1-1']);
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(within(bar).getByRole('status')).toHaveTextContent('1 selected');
  },
};

interface Node {
  id: string;
  name: string;
  code: string;
}

function InList() {
  const [selected, setSelected] = useState<Selected<Node>>(new Map());
  return (
    <ListPage<Node>
      title="Departments"
      storageKey="story.departments"
      columns={[
        { key: 'name', title: 'Name' },
        { key: 'code', title: 'Code', kind: 'code' },
        { key: 'empty', title: 'None' },
      ]}
      data={{ onRefresh: changed }}
      filters={{
        fields: (
          <Form.Item name="keyWord" label="Find">
            <Input />
          </Form.Item>
        ),
      }}
      selection={{
        ids: [...selected.keys()],
        records: [...selected.values()],
        onChange: (ids) => setSelected(new Map([...selected].filter(([id]) => ids.includes(id)))),
      }}
      body={(shown) => (
        <TreeTable<Node>
          {...shown}
          label="Departments"
          hasChildren={() => false}
          load={() => Promise.resolve([{ id: '1', name: 'Service', code: 'A-0001-0002-0003-0004-0005' }])}
          selection={{ rows: selected, onChange: setSelected }}
        />
      )}
    />
  );
}

/** In a list: with its search, columns and selection. Codes are whole, empty columns narrow, and the name takes the room. */
export const OfAList: StoryObj = {
  render: () => <InList />,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('treegrid', { name: 'Departments' });
    const [name, code, none] = [...(await within(grid).findByRole('row', { name: /Service/ })).querySelectorAll<HTMLElement>('[role="gridcell"]')];
    await expect(code!.scrollWidth).toBeLessThanOrEqual(code!.clientWidth);
    await expect(none!.clientWidth).toBeLessThan(code!.clientWidth);
    await expect(name!.clientWidth).toBeGreaterThan(code!.clientWidth);
    await userEvent.click(within(grid).getByRole('checkbox', { name: 'Select Service' }));
    const bar = await canvas.findByRole('region', { name: 'Selected records' });
    await expect(within(bar).getByRole('status')).toHaveTextContent('1 selected');
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    await expect(within(grid).getByRole('checkbox', { name: 'Select Service' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Code' }));
    await waitFor(() => expect(within(grid).queryByRole('columnheader', { name: 'Code' })).toBeNull());
  },
};

/** Where columns do not fit they stand below the name. */
export const Narrow: Story = {
  args: { openRoots: true, rowActions: () => [{ key: 'move', label: 'Move', onClick: opened }] },
  render: (args) => (
    <div style={{ width: 358 }}>
      <TreeTable {...args} />
    </div>
  ),
  play: async () => {
    const name = await screen.findByText('Engine');
    const row = name.closest<HTMLElement>('[role="row"]')!;
    const qty = [...row.querySelectorAll<HTMLElement>('[role="gridcell"]')].find((cell) => cell.textContent === '1')!;
    await waitFor(() => expect(qty.getBoundingClientRect().top).toBeGreaterThan(name.getBoundingClientRect().top + 10));
    await expect(row.scrollWidth).toBeLessThanOrEqual(358);
    const menu = screen.getByRole('button', { name: 'Actions of Engine' });
    await expect(menu.getBoundingClientRect().bottom).toBeLessThan(qty.getBoundingClientRect().bottom);
    await expect(menu.getBoundingClientRect().left).toBeGreaterThan(name.getBoundingClientRect().right);
  },
};

/** Facts below a name stand in one line: short ones are whole, long ones give way. */
export const NarrowWithManyFacts: StoryObj = {
  render: () => (
    <div style={{ width: 358 }}>
      <TreeTable<{ id: string; name: string; code: string; type: string; status: string }>
        label="Departments"
        columns={[
          { key: 'name', title: 'Name' },
          { key: 'code', title: 'Code', kind: 'code' },
          { key: 'type', title: 'Type', kind: 'code' },
          { key: 'empty', title: 'Dealer', kind: 'code' },
          { key: 'status', title: 'Status' },
        ]}
        hasChildren={() => false}
        load={() =>
          Promise.resolve([{ id: '1', name: 'Service', code: 'A01A01', type: 'A department of the manufacturer of machines', status: 'Waiting for review' }])
        }
        rowActions={() => [{ key: 'move', label: 'Move', onClick: opened }]}
      />
    </div>
  ),
  play: async () => {
    const [code, type, status] = await Promise.all(['A01A01', /^A department/, 'Waiting for review'].map((text) => screen.findByText(text)));
    const tops = () => new Set([code!, type!, status!].map((fact) => Math.round(fact.getBoundingClientRect().top)));
    await waitFor(() => expect(code!.getBoundingClientRect().top).toBeGreaterThan(screen.getByText('Service').getBoundingClientRect().top + 10));
    await expect(tops().size).toBe(1);
    for (const short of [code!, status!]) await expect(short.scrollWidth).toBeLessThanOrEqual(short.clientWidth + 1);
    await expect(type!.scrollWidth).toBeGreaterThan(type!.clientWidth);
    await expect(status!.getBoundingClientRect().right).toBeLessThanOrEqual(status!.closest('[role="treegrid"]')!.getBoundingClientRect().right);
  },
};

/** Beside the record that is shown, whose row is marked: a click on a name shows another one. High letters have room in the head. */
export const BesideARecord: Story = {
  args: { columns: [{ key: 'name', title: '部门名称' }], current: '2' },
  render: (args) => (
    <div style={{ width: 420 }}>
      <TreeTable {...args} />
    </div>
  ),
  play: async () => {
    const row = (await screen.findByText('Machine 2')).closest<HTMLElement>('[role="row"]')!;
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect(row.clientHeight).toBeLessThan(48);
    await userEvent.click(screen.getByRole('button', { name: 'Machine 4' }));
    await expect(opened).toHaveBeenLastCalledWith(expect.objectContaining({ id: '4' }));
    const head = screen.getByRole('columnheader', { name: '部门名称' });
    const letters = document.createRange();
    letters.selectNodeContents(head);
    await expect(letters.getBoundingClientRect().bottom).toBeLessThanOrEqual(head.getBoundingClientRect().bottom + 0.5);
    await expect(letters.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().top - 0.5);
  },
};

export const Dark: Story = { globals: { theme: 'dark', language: 'ru' } };

/** Trees that drop down, loaded as they are opened; values that have not been seen are named by the source. */
export const Selects: StoryObj = {
  render: () => (
    <Form layout="vertical" initialValues={{ assembly: 'n11', several: 'n1,left', category: '' }} onValuesChange={changed} style={{ maxWidth: 420 }}>
      <Form.Item name="assembly" label="Assembly">
        <DictTreeSelect dict="assembly,name,id" hasChildField="has_child" />
      </Form.Item>
      <Form.Item name="several" label="Assemblies">
        <DictTreeSelect dict="assembly,name,id" multiple condition='{"state":"1"}' />
      </Form.Item>
      <Form.Item name="category" label="Category">
        <CategorySelect />
      </Form.Item>
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Assembly 11')).toBeVisible();
    await expect(await canvas.findByText('left')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Assembly' })).toHaveAccessibleDescription('Assembly 11');
    await expect(canvas.getByRole('combobox', { name: 'Assemblies' })).toHaveAccessibleDescription('Assembly 1 left');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }));
    await userEvent.click(await screen.findByTitle('Assembly 4'));
    await expect(changed).toHaveBeenLastCalledWith({ category: 'n4' }, expect.anything());
  },
};

export const DisabledSelects: StoryObj = {
  render: () => (
    <Form layout="vertical" initialValues={{ assembly: 'n11', category: 'n4' }} style={{ maxWidth: 420 }}>
      <Form.Item name="assembly" label="Assembly">
        <DictTreeSelect disabled dict="assembly,name,id" hasChildField="has_child" />
      </Form.Item>
      <Form.Item name="category" label="Category">
        <CategorySelect disabled />
      </Form.Item>
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Assembly 11')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Assembly' })).toBeDisabled();
  },
};

/** An open tree follows changes by other users, with its open branches; so does the name in the field. */
export const Renamed: StoryObj = {
  beforeEach: () => () => renameCategories(''),
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <CategorySelect aria-label="Category" />
      <CategorySelect aria-label="Chosen" value="n11" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Category' }));
    const first = await screen.findByTitle('Assembly 1');
    await userEvent.click(first.closest('.ant-select-tree-treenode')!.querySelector('.ant-select-tree-switcher')!);
    await expect(await screen.findByTitle('Assembly 12')).toBeVisible();
    renameCategories(' B');
    await expect(await screen.findByTitle('Assembly 12 B')).toBeVisible();
    await expect(await canvas.findByText('Assembly 11 B')).toBeVisible();
    await userEvent.click(screen.getByTitle('Assembly 12 B'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const WrongCondition: StoryObj = {
  globals: { language: 'zh-cn' },
  render: () => <DictTreeSelect dict="assembly,name,id" condition="{a:1}" />,
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('组件JTreeSelect-condition传值有误，需要一个json字符串!'),
};
