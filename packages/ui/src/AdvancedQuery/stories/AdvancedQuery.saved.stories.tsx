import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { claimFields, createMemoryStore, HeldQuery } from './AdvancedQuery.fixtures.tsx';
import { all, amount, button, chinese, confirm, grouped, open, press, reads, status, vin } from '../queryTestKit.ts';
import { AdvancedQuery } from '../index.ts';

const meta = {
  title: 'Lists/AdvancedQuery tests/Saved queries',
  component: AdvancedQuery,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields: claimFields, onChange: fn(), store: createMemoryStore() },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

const mine = createMemoryStore();

export const SavedUnderANameAndRemoved: Story = {
  ...chinese,
  args: { ...chinese.args, store: mine },
  async play() {
    await open('高级查询');
    await press('保存查询条件');
    const name = await screen.findByPlaceholderText('请输入保存的名称');
    await press('确定');
    await screen.findByText('保存名称不能为空');
    await userEvent.type(name, '我的查询{Enter}');
    await screen.findByText('保存成功');
    await expect(mine.queries()).toEqual([{ title: '我的查询', matchType: 'and', records: chinese.args.value.items }]);
    await userEvent.click(await screen.findByRole('button', { name: '删除查询 我的查询' }));
    await confirm('是否删除当前查询？');
    await screen.findByText('没有保存任何查询');
    await expect(mine.queries()).toEqual([]);
  },
};

const twice = createMemoryStore([{ title: '我的查询', matchType: 'or', records: [] }]);

export const SavingUnderATakenNameAsks: Story = {
  ...chinese,
  args: { ...chinese.args, store: twice },
  async play() {
    await open('高级查询');
    await screen.findByRole('button', { name: '我的查询' });
    await press('保存查询条件');
    await userEvent.type(await screen.findByPlaceholderText('请输入保存的名称'), '我的查询{Enter}');
    await screen.findByText('我的查询 已存在，是否覆盖？', { selector: '.ant-modal-confirm-title' });
    await expect(twice.queries()[0]!.records).toEqual([]);
    await confirm('我的查询 已存在，是否覆盖？');
    // The match is that of the new query, too.
    await waitFor(() => expect(twice.queries()).toEqual([{ title: '我的查询', matchType: 'and', records: chinese.args.value.items }]));
  },
};

export const ASavedQueryIsChosenThenAsked: Story = {
  args: {
    store: createMemoryStore([
      { title: 'Mine', matchType: 'or', records: [vin, amount] },
      { title: 'Of the reviewers', matchType: 'and', records: [status], sharedRole: 'reviewer', readOnly: true },
    ]),
  },
  async play({ args }) {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mine' }));
    await reads('VIN contains “0012” or Amount is at least 500');
    await expect(args.onChange).not.toHaveBeenCalled();
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith({ match: 'or', items: [vin, amount] });
    // Queries shared by others can be applied, not removed.
    await expect(screen.queryByRole('button', { name: 'Delete query Of the reviewers' })).toBeNull();
    await expect(button('Delete query Mine')).toBeVisible();
  },
};

const sharing = createMemoryStore();

export const SharedWithARoleAndTheDefault: Story = {
  args: { value: grouped, supportsTree: true, store: sharing },
  async play() {
    await open();
    await press('Save conditions');
    await userEvent.type(await screen.findByPlaceholderText('Enter a name to save it under'), 'broken');
    await press('OK');
    await screen.findByText('Could not save: Network timeout');
    const name = screen.getByPlaceholderText('Enter a name to save it under');
    await userEvent.clear(name);
    await userEvent.type(name, ' Late ');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Share with a role' }));
    await userEvent.click(await screen.findByText('Dealers', { selector: '.ant-select-item-option-content' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use when the list opens' }));
    await press('OK');
    await waitFor(() =>
      expect(sharing.queries()).toEqual([{ title: 'Late', sharedRole: 'dealer', isDefault: true, matchType: 'and', records: grouped.items }]),
    );
  },
};

export const TheDefaultIsAskedAtFirst: Story = {
  args: { applyDefault: true, store: createMemoryStore([{ title: 'Mine', matchType: 'or', records: [vin], isDefault: true }]) },
  async play({ args }) {
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ match: 'or', items: [vin] }));
    await screen.findByText('VIN contains “0012”');
  },
};

export const TheBrowserKeepsQueriesUnderTheSaveCode: Story = {
  args: { value: all(vin), store: undefined!, saveCode: 'claims-of-a-test' },
  async play() {
    localStorage.removeItem('JSuperQuerySaved_claims-of-a-test');
    await open();
    await press('Save conditions');
    await userEvent.type(await screen.findByPlaceholderText('Enter a name to save it under'), 'Mine{Enter}');
    await screen.findByRole('button', { name: 'Mine' });
    await expect(JSON.parse(localStorage.getItem('JSuperQuerySaved_claims-of-a-test')!)).toEqual([{ title: 'Mine', matchType: 'and', records: [vin] }]);
    localStorage.removeItem('JSuperQuerySaved_claims-of-a-test');
  },
};
