import type { QueryGroup } from '@harrow/validation/query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select, Slider } from 'antd';
import { fn, screen, userEvent } from 'storybook/test';
import type { QueryValueProps } from './AdvancedQuery.types.ts';
import { claimFields, createMemoryStore, HeldQuery, pickedFields } from './stories/AdvancedQuery.fixtures.tsx';
import { AdvancedQuery } from './index.ts';

const lateClaims: QueryGroup = {
  match: 'and',
  items: [
    { field: 'status', rule: 'in', val: 'submitted,no_pass', type: 'list', dictCode: 'bill_status' } as QueryGroup['items'][number],
    { field: 'createTime', rule: 'period', val: 'last30days', type: 'datetime' },
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

const users = [
  { value: 'wang.service', text: 'Wang Lei' },
  { value: 'zhao.manager', text: 'Zhao Min' },
];

/** Chooses one or several of a few people. */
function UserControl({ id, value, multiple, onChange, 'aria-label': label }: QueryValueProps) {
  return (
    <Select<string | string[]>
      id={id}
      aria-label={label}
      style={{ width: '100%' }}
      mode={multiple ? 'multiple' : undefined}
      value={multiple ? value.split(',').filter(Boolean) : value || undefined}
      options={users.map((user) => ({ value: user.value, label: user.text }))}
      onChange={(next) => onChange(Array.isArray(next) ? next.join(',') : next)}
    />
  );
}

/** An amount on a scale, where a hundred more or less says nothing. */
function AmountControl({ id, value, onChange, 'aria-label': label }: QueryValueProps) {
  return <Slider id={id} ariaLabelForHandle={label} min={0} max={5000} step={100} value={Number(value)} onChange={(amount) => onChange(String(amount))} />;
}

const meta = {
  title: 'Lists/AdvancedQuery',
  component: AdvancedQuery,
  args: {
    fields: claimFields,
    onChange: fn(),
    saveCode: 'story',
    store: createMemoryStore([
      { title: 'Late claims of my dealers', matchType: 'and', records: lateClaims.items, isDefault: true },
      { title: 'Goodwill', matchType: 'and', records: [{ field: 'kind', rule: 'eq', val: 'good', type: 'list' }], sharedRole: 'reviewer', readOnly: true },
    ]),
    valueText: (field, value) => (field.type === 'sel_user' ? users.find((user) => user.value === value)?.text : undefined),
    controls: { byType: { sel_user: UserControl } },
  },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the button as soon as there is one, whatever is still on its way. */
async function open() {
  await userEvent.click(await screen.findByRole('button', { name: /^(Advanced query|高级查询|Расширенный запрос)$/ }));
  await screen.findByRole('dialog');
  await screen.findByText(/Saved queries|保存的查询|Сохранённые запросы/);
}

/** Nothing asked yet: the builder starts with a blank line. */
export const Blank: Story = { play: open };

/** A list with a query: chips above it, the button says so and clears it. */
export const Active: Story = { args: { value: lateClaims, supportsTree: true } };

/** Groups, a moving period, a range and a muted line, with a live count and a link. */
export const Built: Story = {
  args: {
    value: lateClaims,
    supportsTree: true,
    onCount: async () => ({ total: 1284 }),
    linkOf: () => 'https://example.com/claims?q=…',
  },
  play: open,
};

/** Every editor that asks a source: users, departments, a long dictionary, trees, a report. */
export const Picked: Story = {
  args: {
    fields: pickedFields,
    supportsTree: true,
    value: {
      match: 'and',
      items: [
        { field: 'reviewer', rule: 'in', val: 'u00001,u00002', type: 'sel_user' },
        { field: 'department', rule: 'eq', val: 'D111', type: 'sel_depart' },
        { field: 'machine', rule: 'eq', val: '', type: 'sel_search' },
        { field: 'category', rule: 'eq', val: 'n11', type: 'cat_tree' },
        { field: 'assembly', rule: 'in', val: 'n12,n13', type: 'sel_tree' },
        { field: 'part', rule: 'in', val: '1G7K-00001,1G7K-00002', type: 'popup' },
        { field: 'area', rule: 'eq', val: '130100', type: 'pca' },
        { field: 'active', rule: 'eq', val: '1', type: 'switch' },
        { field: 'weight', rule: 'in', val: '1.5,1234.75', type: 'number' },
      ],
    },
    controls: {},
  },
  play: open,
};

/** A group that must not hold and two fields that compare, for a list whose rows are evaluated where they are. */
export const Features: Story = {
  args: {
    supportsTree: true,
    features: { not: true, fieldComparison: true },
    fields: [...claimFields, { value: 'approved', label: 'Approved amount', type: 'number', dbType: 'bigdecimal' }],
    value: {
      match: 'and',
      items: [
        { field: 'amount', rule: 'gt', val: 'approved', type: 'number', dbType: 'bigdecimal', valueSource: 'field' },
        {
          match: 'or',
          not: true,
          items: [
            { field: 'amount', rule: 'lt', val: '500', type: 'number', dbType: 'bigdecimal' },
            { field: 'urgent', rule: 'eq', val: 'Y', type: 'switch' },
          ],
        },
      ],
    },
  },
  play: open,
};

/** Editors of the host: a scale for one field, a select for a type of field. */
export const OwnControls: Story = {
  args: {
    controls: { byField: { amount: AmountControl }, byType: { sel_user: UserControl } },
    value: {
      match: 'and',
      items: [
        { field: 'amount', rule: 'ge', val: '1500', type: 'number', dbType: 'bigdecimal' },
        { field: 'amount', rule: 'between', val: '500,2500', type: 'number', dbType: 'bigdecimal' },
        { field: 'owner', rule: 'in', val: 'wang.service,zhao.manager', type: 'sel_user' },
      ],
    },
  },
  play: open,
};

/** A server that takes one row of conditions: what it cannot be asked is explained. */
export const FlatServer: Story = { args: { value: lateClaims }, play: open };

export const Dark: Story = { ...Built, globals: { theme: 'dark' } };

export const Russian: Story = { ...Built, globals: { language: 'ru' } };

export const Chinese: Story = { ...Built, globals: { language: 'zh-cn' } };

export const Disabled: Story = { args: { disabled: true } };

/** The list is being asked. */
export const Loading: Story = { args: { loading: true, value: lateClaims, supportsTree: true } };
