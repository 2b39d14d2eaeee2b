import type { QueryGroup } from '@harrow/validation/query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { QueryField } from '../AdvancedQuery.types.ts';
import { createMemoryStore, HeldQuery } from './AdvancedQuery.fixtures.tsx';
import { all, button, choose, chooseField, lastQuery, lines, open, part, press, preview, reads, textbox } from '../queryTestKit.ts';
import { AdvancedQuery, queryFromText, queryToText } from '../index.ts';

const fields: QueryField[] = [
  { value: 'vin', label: 'VIN' },
  { value: 'amount', label: 'Amount', type: 'number' },
  { value: 'approved', label: 'Approved amount', type: 'number' },
  { value: 'faultDate', label: 'Fault date', type: 'date' },
  { value: 'repairDate', label: 'Repair date', type: 'date' },
];
const features = { fieldComparison: true };
const approved = { field: 'amount', rule: 'gt', val: 'approved', type: 'number', valueSource: 'field' } as const;

const meta = {
  title: 'Lists/AdvancedQuery tests/Field comparison',
  component: AdvancedQuery,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields, features, onChange: fn(), store: createMemoryStore(), value: all({ field: 'amount', rule: 'gt', val: '500', type: 'number' }) },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

const compareName = 'Compare condition 1 with a field';

export const AFieldTakesThePlaceOfAValue: Story = {
  async play({ args }) {
    await open();
    button(compareName).focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(compareName)).toHaveAttribute('aria-pressed', 'true');
    await choose(1, 'Other field', 'Approved amount');
    // Only other numbers are offered.
    await expect([...document.querySelectorAll('.ant-select-item-option-content')].map((option) => option.textContent)).not.toContain('Repair date');
    await reads('Amount is greater than Approved amount');
    await press('Search');
    const asked = all(approved);
    await expect(args.onChange).toHaveBeenLastCalledWith(asked);
    await screen.findByText('Amount is greater than Approved amount', { selector: 'li span' });
    await expect(queryFromText(queryToText(lastQuery(args.onChange)), features)).toEqual(asked);
  },
};

export const BackToAValueNothingIsLeft: Story = {
  args: { value: all(approved) },
  async play({ args }) {
    await open();
    await reads('Amount is greater than Approved amount');
    await press(compareName);
    await expect(textbox(1)).toHaveValue('');
    await userEvent.type(textbox(1), '7');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ field: 'amount', rule: 'gt', val: '7', type: 'number' }));
  },
};

export const ARuleForValuesTakesThem: Story = {
  args: { value: all(approved) },
  async play() {
    await open();
    await choose(1, 'Rule', 'at most');
    await reads('Amount is at most Approved amount');
    await choose(1, 'Rule', 'is one of');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Condition 1: Other field' })).toBeNull());
    await expect(within(lines()[0]!).queryByRole('button', { name: compareName })).toBeNull();
  },
};

export const AFieldWithoutAnotherOfItsTypeIsNotCompared: Story = {
  async play() {
    await open();
    await chooseField(1, 'VIN');
    await expect(within(lines()[0]!).queryByRole('button', { name: compareName })).toBeNull();
    await chooseField(1, 'Fault date');
    await within(lines()[0]!).findByRole('button', { name: compareName });
  },
};

const gone: QueryGroup = all({ ...approved, val: 'gone' });

export const AFieldThatIsGoneIsMarked: Story = {
  args: { value: gone },
  async play({ args }) {
    await open();
    await within(lines()[0]!).findByText('This field can no longer be searched');
    await press('Search');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithoutTheFeatureItIsRefusedAndCanBeTakenOff: Story = {
  args: { value: all(approved), features: {} },
  async play({ args }) {
    await open();
    await within(preview()).findByText('The server of this list does not compare fields with each other.');
    await press('Search');
    await expect(args.onChange).not.toHaveBeenCalled();
    await press(compareName);
    await waitFor(() => expect(screen.queryByRole('button', { name: compareName })).toBeNull());
  },
};

export const OnAPhone: Story = {
  args: { value: all(approved) },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } } } },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  async play() {
    await open();
    const dialog = screen.getByRole('dialog');
    await screen.findByRole('button', { name: compareName });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(part(1, 'Field').getBoundingClientRect().width).toBeGreaterThan(100);
  },
};
