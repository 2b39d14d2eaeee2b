import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { claimFields, createMemoryStore, HeldQuery } from './AdvancedQuery.fixtures.tsx';
import { all, chinese, findQueryButton, open, press, vin } from '../queryTestKit.ts';
import { AdvancedQuery } from '../index.ts';

const meta = {
  title: 'Lists/AdvancedQuery tests/Chinese texts',
  component: AdvancedQuery,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields: claimFields, onChange: fn(), store: createMemoryStore() },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChineseTexts: Story = {
  globals: chinese.globals,
  args: { fields: chinese.args.fields, store: createMemoryStore() },
  async play({ args }) {
    await open('高级查询');
    await screen.findByRole('dialog', { name: '高级查询构造器' });
    await screen.findByText('没有保存任何查询');
    await waitFor(() => expect(screen.getByText('保存的查询')).toBeVisible());
    for (const name of ['重置', '保存查询条件', '关闭', '查询']) await expect(screen.getByText(name, { selector: '.ant-modal-footer span' })).toBeVisible();
    await press('查询');
    await screen.findByText('不能查询空条件');
    await press('保存查询条件');
    await screen.findByText('空条件不能保存');
    await expect(args.onChange).not.toHaveBeenCalled();
    await press('删除条件 1');
    await expect(screen.getByText('没有任何查询条件')).toBeVisible();
    await press('点击新增');
    await expect(screen.getByRole('group', { name: '条件 1' })).toHaveTextContent('等于');
  },
};

export const TheTenRules: Story = {
  // antd's open list scrolls by the keys of its combobox, which axe cannot see.
  parameters: { a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } } },
  globals: chinese.globals,
  args: { fields: chinese.args.fields },
  async play() {
    await open('高级查询');
    await waitFor(() => expect(screen.getByRole('combobox', { name: '条件 1: 字段' })).toHaveFocus());
    await userEvent.click(screen.getByRole('combobox', { name: '条件 1: 规则' }));
    // The list draws what is in view; the keyboard brings the rest.
    const shown = new Set<string>();
    const collect = () => {
      for (const { textContent } of document.querySelectorAll('.ant-select-item-option-content')) shown.add(textContent);
    };
    await screen.findByText('包含', { selector: '.ant-select-item-option-content' });
    collect();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => {
      collect();
      return expect([...shown].sort()).toEqual(['等于', '包含', '以..开始', '以..结尾', '在...中', '不等于', '大于', '大于等于', '小于', '小于等于'].sort());
    });
  },
};

export const AnActiveQuerySaysSoAndIsCleared: Story = {
  ...chinese,
  async play({ args }) {
    await userEvent.hover(await screen.findByRole('button', { name: '高级查询' }));
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent('已有高级查询条件生效');
    await userEvent.click(within(tip).getByRole('button', { name: '清空' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(screen.queryByRole('list', { name: '生效的条件' })).toBeNull();
    await expect(screen.queryByRole('button', { name: '高级查询: 清空' })).toBeNull();
  },
};

export const TheTooltipLeavesTheDialogAlone: Story = {
  args: { value: all(vin) },
  async play() {
    await userEvent.hover(await findQueryButton());
    await screen.findByRole('tooltip');
    await open();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
