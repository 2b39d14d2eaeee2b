import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { claimFields, createMemoryStore, HeldQuery } from './AdvancedQuery.fixtures.tsx';
import { all, amount, button, choose, chooseField, fieldsShown, lines, open, part, press, reads, status, textbox, vin } from '../queryTestKit.ts';
import { AdvancedQuery } from '../index.ts';

const meta = {
  title: 'Lists/AdvancedQuery tests/Lines',
  component: AdvancedQuery,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields: claimFields, onChange: fn(), store: createMemoryStore() },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ALineIsBuiltAndAsked: Story = {
  async play({ args }) {
    await open();
    await waitFor(() => expect(lines()).toHaveLength(1));
    await waitFor(() => expect(part(1, 'Field')).toHaveFocus());
    await chooseField(1, 'Status');
    await choose(1, 'Rule', 'is one of');
    await choose(1, 'Value', 'Draft');
    await userEvent.click(await screen.findByText('Closed', { selector: '.ant-select-item-option-content' }));
    await userEvent.keyboard('{Escape}');
    await reads('Status is one of Draft, Closed');
    // A second line that stays incomplete is dropped.
    await press('Add condition');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ ...status, val: 'draft,closed' }));
    // The dialog stays beside the list; the chip is there.
    await expect(screen.getByRole('dialog')).toBeVisible();
    await screen.findByText('Status is one of Draft, Closed', { selector: 'li span' });
  },
};

export const FromOneOfToAnotherRuleTheFirstIsLeft: Story = {
  args: { value: all(status) },
  async play({ args }) {
    await open();
    await choose(1, 'Rule', 'equals');
    await reads('Status is Submitted');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ ...status, rule: 'eq', val: 'submitted' }));
  },
};

export const AnotherFieldBeginsAnew: Story = {
  args: { value: all(vin) },
  async play() {
    await open();
    await chooseField(1, 'Created');
    // "Contains" is for texts: the calendar does not have it.
    await expect(lines()[0]).toHaveTextContent('equals');
    await expect(await screen.findByRole('textbox', { name: 'Condition 1: Value' })).toHaveValue('');
    await choose(1, 'Rule', 'in the period');
    await choose(1, 'Value', 'This month');
    await reads('Created is in this period: this month');
  },
};

export const FieldsOfASubTable: Story = {
  async play({ args }) {
    await open();
    await chooseField(1, 'Parts-Part no.');
    await userEvent.type(textbox(1), 'P-7');
    await press('Add condition');
    await chooseField(2, 'Parts-Quantity');
    await userEvent.type(textbox(2), '2');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      all({ field: 'parts,partNo', rule: 'eq', val: 'P-7' }, { field: 'quantity', rule: 'eq', val: '2', type: 'int' }),
    );
  },
};

export const KeysMoveUndoAndAsk: Story = {
  args: { value: all(vin, amount, status) },
  async play({ args }) {
    await open();
    textbox(1).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(fieldsShown()).toEqual(['Amount', 'VIN', 'Status']));
    await screen.findByText('Moved to place 2 of 3');
    // The handle has the focus: now the arrow alone is enough.
    await waitFor(() => expect(button('Move condition 2')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(fieldsShown()).toEqual(['Amount', 'Status', 'VIN']));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('It cannot be moved further');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(fieldsShown()).toEqual(['Amount', 'VIN', 'Status']));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(fieldsShown()).toEqual(['VIN', 'Amount', 'Status']));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(fieldsShown()).toEqual(['Amount', 'VIN', 'Status']));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(all(amount, vin, status));
  },
};

export const TypingIsOneStepBack: Story = {
  args: { value: all(vin) },
  async play() {
    await open();
    await userEvent.type(textbox(1), '345');
    await reads('VIN contains “0012345”');
    await userEvent.keyboard('{Control>}z{/Control}');
    await reads('VIN contains “0012”');
  },
};

export const MutedClonedAndDeleted: Story = {
  args: { value: all(vin, amount) },
  async play({ args }) {
    await open();
    await press('Mute condition 1');
    await reads(/^Amount is at least 500/);
    await expect(button('Mute condition 1')).toHaveAttribute('aria-pressed', 'true');
    await press('Duplicate condition 2');
    await waitFor(() => expect(fieldsShown()).toEqual(['VIN', 'Amount', 'Amount']));
    await waitFor(() => expect(textbox(3)).toHaveFocus());
    await press('Delete condition 2');
    await waitFor(() => expect(fieldsShown()).toEqual(['VIN', 'Amount']));
    await waitFor(() => expect(button('Delete condition 2')).toHaveFocus());
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ ...vin, muted: true }, amount));
    // The muted line has no chip.
    await waitFor(() => expect(within(screen.getByRole('list', { name: 'Conditions in force' })).getAllByRole('button', { name: /^Remove/ })).toHaveLength(1));
  },
};

export const EmptinessIsOfferedWhereTheServerKnowsIt: Story = {
  args: { value: all(vin), supportsTree: true },
  async play({ args }) {
    await open();
    await choose(1, 'Rule', 'is empty');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Condition 1: Value' })).toBeNull());
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ field: 'vin', rule: 'empty', val: '' }));
  },
};

export const ResetClearsAndAsksForEverything: Story = {
  args: { value: all(vin) },
  async play({ args }) {
    await open();
    await press('Reset');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(screen.getByText(/There are no conditions/)).toBeVisible();
    await press('Undo');
    await reads('VIN contains “0012”');
  },
};
