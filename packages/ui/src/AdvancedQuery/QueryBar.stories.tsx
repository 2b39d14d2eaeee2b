import type { QueryGroup } from '@harrow/validation/query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { claimFields, createMemoryStore, HeldBar } from './stories/AdvancedQuery.fixtures.tsx';
import { QueryBar } from './index.ts';

const lateClaims: QueryGroup = {
  match: 'and',
  items: [
    { field: 'status', rule: 'in', val: 'submitted,no_pass', type: 'list', dictCode: 'bill_status' } as QueryGroup['items'][number],
    { field: 'createTime', rule: 'period', val: 'moreThan30daysAgo', type: 'datetime' },
    { field: 'faultDate', rule: 'not_empty', val: '', type: 'date' },
    { field: 'urgent', rule: 'eq', val: 'Y', type: 'switch', muted: true },
    {
      match: 'or',
      items: [
        { field: 'amount', rule: 'between', val: '500,2500.5', type: 'number', dbType: 'bigdecimal' },
        { field: 'vin', rule: 'left_like', val: '0012' },
      ],
    },
  ],
};

const meta = {
  title: 'Lists/QueryBar',
  component: QueryBar,
  tags: ['!autodocs'],
  args: { fields: claimFields, onChange: fn(), saveCode: 'story', store: createMemoryStore(), supportsTree: true },
  render: (args) => <HeldBar {...args} />,
} satisfies Meta<typeof QueryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No condition yet: type the name of a field, or choose one. */
export const Empty: Story = {};

/** A choice, a period that moves, a condition without a value, a muted one, and a group, which the builder opens. */
export const Built: Story = { args: { value: lateClaims } };

/** The conditions are read, not changed. */
export const ReadOnly: Story = { args: { value: lateClaims, readOnly: true } };

/** The list is being asked. */
export const Loading: Story = { args: { value: lateClaims, loading: true } };

/** 390 px: chips wrap, and long values are cut where they are shown. */
export const Narrow: Story = {
  args: { value: lateClaims },
  render: (args) => (
    <div style={{ width: 358 }}>
      <HeldBar {...args} />
    </div>
  ),
};

export const Dark: Story = { ...Built, globals: { theme: 'dark' } };

export const Russian: Story = { ...Built, globals: { language: 'ru' } };

export const Chinese: Story = { ...Built, globals: { language: 'zh-cn' } };
