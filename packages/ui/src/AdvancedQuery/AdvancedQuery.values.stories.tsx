import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { claimFields, createMemoryStore, HeldQuery } from './AdvancedQuery.fixtures.tsx';
import { all, amount, lines, open, part, patient, press, reads, textbox, vin } from './AdvancedQuery.testKit.ts';
import { AdvancedQuery } from './index.ts';

const meta = {
  title: 'Lists/AdvancedQuery tests/Values',
  component: AdvancedQuery,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields: claimFields, onChange: fn(), store: createMemoryStore() },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AWrongNumberIsNamedAtItsLine: Story = {
  args: { value: all(amount, vin) },
  async play({ args }) {
    await open();
    await userEvent.clear(textbox(1));
    await userEvent.type(textbox(1), 'many');
    await expect(await within(lines()[0]!).findByRole('alert')).toHaveTextContent('Enter a number');
    await press('Search');
    await screen.findByText('Correct the marked conditions first', {}, patient);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AColumnIsPasted: Story = {
  args: { value: all({ ...vin, rule: 'in', val: 'A0' }) },
  async play() {
    await open();
    part(1, 'Value').focus();
    await userEvent.paste('A1\r\nA2\r\nA1\r\n');
    await reads('VIN is one of “A0”, “A1”, “A2”');
    await screen.findByText('Values pasted: 2');
  },
};

export const ValuesAreSuggested: Story = {
  args: { value: all(vin), suggest: async (field, text) => [`${field.value}-${text}-1`, `${field.value}-${text}-2`] },
  async play() {
    await open();
    const value = part(1, 'Value');
    await userEvent.clear(value);
    await userEvent.type(value, 'LHW');
    await userEvent.click(await screen.findByText('vin-LHW-2', { selector: '.ant-select-item-option-content' }, patient));
    await reads('VIN contains “vin-LHW-2”');
  },
};
