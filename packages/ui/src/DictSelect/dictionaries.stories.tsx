import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DictTags } from '../StatusTag/index.ts';
import { DictMultiSelect, DictRadio, DictSearchSelect, DictSelect } from './index.ts';

const changed = fn();
const many = Array.from({ length: 10_000 }, (_, index) => ({ value: String(index + 1), text: `Option ${index + 1}` }));

const meta = {
  title: 'Inputs/Dictionaries',
  beforeEach: () => void changed.mockReset(),
  render: () => (
    <Form
      layout="vertical"
      initialValues={{ currency: 'USD', unit: 'EUR', states: 'draft,old', boxes: 'pass', machine: 'm00042', machines: 'm00001,gone', many: '1' }}
      onValuesChange={changed}
      style={{ maxWidth: 480 }}
    >
      <Form.Item name="currency" label="Currency">
        <DictRadio dict="currency" />
      </Form.Item>
      <Form.Item name="unit" label="Invoice in">
        <DictRadio dict="currency" buttons />
      </Form.Item>
      <Form.Item name="states" label="States">
        <DictMultiSelect dict="bill_status" />
      </Form.Item>
      <Form.Item name="boxes" label="Check boxes">
        <DictMultiSelect dict="bill_status" type="checkbox" maxCount={2} />
      </Form.Item>
      <Form.Item name="many" label="10,000 options">
        <DictMultiSelect options={many} />
      </Form.Item>
      <Form.Item name="machine" label="Machine">
        <DictSearchSelect dict="machine" waitMs={300} />
      </Form.Item>
      <Form.Item name="machines" label="Machines">
        <DictSearchSelect dict="machine" mode="multiple" />
      </Form.Item>
    </Form>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const last = () => changed.mock.lastCall?.[0] as unknown;

export const RadioAndButtons: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: 'Euro' }))[0]!);
    await expect(last()).toEqual({ currency: 'EUR' });
    await userEvent.click(canvas.getAllByText('Renminbi')[1]!);
    await expect(last()).toEqual({ unit: 'RMB' });
  },
};

/** In the order of the presses; a value that the dictionary does not know stays and is shown as it is. */
export const CheckBoxes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Draft' }));
    await expect(last()).toEqual({ boxes: 'pass,draft' });
    await expect(canvas.getByRole('checkbox', { name: 'Closed' })).toBeDisabled();
    await expect(canvas.getByText('old')).toBeVisible();
  },
};

/** Only options in view are drawn. */
export const TenThousand: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: '10,000 options' }));
    await screen.findByTitle('Option 2');
    await expect(document.querySelectorAll('.ant-select-item').length).toBeLessThan(40);
    await userEvent.keyboard('9999');
    await userEvent.click(await screen.findByTitle('Option 9999'));
    await expect(last()).toEqual({ many: '1,9999' });
  },
};

/** The names of what is chosen describe the field; those beyond the twentieth are counted. What describes it otherwise comes after them. */
export const Described: Story = {
  render: () => (
    <>
      <DictMultiSelect dict="bill_status" value="draft,old" aria-label="States" aria-describedby="hint" />
      <span id="hint">of last year</span>
      <DictMultiSelect
        options={many}
        value={many
          .slice(0, 25)
          .map(({ value }) => value)
          .join(',')}
        aria-label="Many"
      />
      <DictMultiSelect options={many} aria-label="None" />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Draft');
    await expect(canvas.getByRole('combobox', { name: 'States' })).toHaveAccessibleDescription('Draft old of last year');
    await expect(canvas.getByRole('combobox', { name: 'Many' })).toHaveAccessibleDescription(/^Option 1 Option 2 .* Option 20 \+ 5$/);
    await expect(canvas.getByRole('combobox', { name: 'None' })).not.toHaveAccessibleDescription();
  },
};

/** Names of chosen values are requested together; an unknown value is shown as it is. Scrolling loads more. */
export const Search: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tractor 42')).toBeVisible();
    await expect(await canvas.findByText('gone')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Machine' }));
    await screen.findByTitle('Tractor 10');
    await expect(screen.queryByTitle('Tractor 11')).toBeNull();
    let list: Element = screen.getByTitle('Tractor 10');
    while (list.scrollHeight <= list.clientHeight || getComputedStyle(list).overflowY === 'visible') list = list.parentElement!;
    list.scrollTop = list.scrollHeight;
    await expect(await screen.findByTitle('Tractor 11')).toBeVisible();
    await userEvent.keyboard('9999');
    await userEvent.click(await screen.findByTitle('Tractor 9999'));
    await expect(last()).toEqual({ machine: 'm09999' });
    await expect(canvas.getByRole('combobox', { name: 'Machine' })).toHaveAccessibleDescription('Tractor 9999');
    await expect(canvas.getByRole('combobox', { name: 'Machines' })).toHaveAccessibleDescription('Tractor 1 gone');
  },
};

export const SearchFails: Story = {
  render: () => <DictSearchSelect dict="unreachable" waitMs={10} aria-label="Machine" style={{ width: 240 }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Machine' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The dictionary unreachable cannot be reached');
    await userEvent.keyboard('{Escape}');
  },
};

/** Without a code there is nothing to choose from. */
export const NoCode: Story = {
  globals: { language: 'zh-cn' },
  render: () => <DictSelect dict="" aria-label="状态" style={{ width: 240 }} />,
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('字典Code不能为空!'),
};

export const Tags: Story = {
  render: () => <DictTags dict="bill_status" value="submitted,no_pass,unknown" />,
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Submitted')).parentElement).toHaveClass('hw-tone-processing');
    await expect(canvas.getByText('unknown').parentElement).toHaveClass('hw-tone-default');
  },
};

export const DarkRussian: Story = { globals: { theme: 'dark', language: 'ru' } };

export const Disabled: Story = {
  render: () => (
    <Form layout="vertical" initialValues={{ currency: 'USD', unit: 'EUR', states: 'draft,old', boxes: 'pass', machine: 'm00042' }} style={{ maxWidth: 480 }}>
      <Form.Item name="currency" label="Currency">
        <DictRadio disabled dict="currency" />
      </Form.Item>
      <Form.Item name="unit" label="Invoice in">
        <DictRadio disabled dict="currency" buttons />
      </Form.Item>
      <Form.Item name="states" label="States">
        <DictMultiSelect disabled dict="bill_status" />
      </Form.Item>
      <Form.Item name="boxes" label="Check boxes">
        <DictMultiSelect disabled dict="bill_status" type="checkbox" />
      </Form.Item>
      <Form.Item name="machine" label="Machine">
        <DictSearchSelect disabled dict="machine" />
      </Form.Item>
    </Form>
  ),
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    for (const box of boxes) await expect(box).toBeDisabled();
  },
};
