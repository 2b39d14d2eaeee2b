import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { claimFields, createMemoryStore, HeldQuery } from './AdvancedQuery.fixtures.tsx';
import { all, amount, button, chooseField, fieldsShown, grouped, lines, open, press, preview, reads, status, textbox, vin } from '../queryTestKit.ts';
import { AdvancedQuery } from '../index.ts';

const meta = {
  title: 'Lists/AdvancedQuery tests/Groups',
  component: AdvancedQuery,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields: claimFields, onChange: fn(), store: createMemoryStore() },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GroupsThatOneRowCannotSayAreRefused: Story = {
  args: { value: all(vin) },
  async play({ args }) {
    await open();
    await press('Add group');
    await chooseField(2, 'Amount');
    await userEvent.type(textbox(2), '500');
    // One line alone is no group: it can be said.
    await press('Search');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(within(screen.getByRole('group', { name: 'Group of conditions' })).getByRole('button', { name: 'Add condition' }));
    await chooseField(3, 'Claim no.');
    await userEvent.type(textbox(3), 'WC');
    await expect(await within(preview()).findByText(/only one level of conditions/)).toBeVisible();
    await press('Search');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    // With the same match they are one row.
    await userEvent.click(within(screen.getByRole('group', { name: 'Group of conditions' })).getByText('All conditions'));
    await waitFor(() => expect(within(preview()).queryByText(/only one level/)).toBeNull());
    await press('Search');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const GroupsAreSentAsATree: Story = {
  args: { value: grouped, supportsTree: true },
  async play({ args }) {
    await open();
    await reads('VIN contains “0012” and (Amount is at least 500 or Status is one of Submitted, No pass)');
    // Into the group by the arrow key, as its first.
    button('Move condition 1').focus();
    await userEvent.keyboard('{ArrowDown}');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ match: 'or', items: [vin, amount, status] }));
    await press('Delete group');
    await expect(lines()).toHaveLength(0);
  },
};

export const ALineIsDraggedIntoAGroup: Story = {
  args: { value: grouped, supportsTree: true },
  async play({ args }) {
    await open();
    const handle = button('Move condition 1');
    const start = handle.getBoundingClientRect();
    const target = lines()[2]!.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, buttons: 1, isPrimary: true, pointerId: 1, pointerType: 'mouse' });
    await fireEvent.pointerDown(handle, at(start.x + 4, start.y + 4));
    await fireEvent.pointerMove(document, at(start.x + 4, start.y + 24));
    await waitFor(() => fireEvent.pointerMove(document, at(target.x + 40, target.bottom - 4)));
    await waitFor(async () => {
      await fireEvent.pointerMove(document, at(target.x + 40, target.bottom - 3));
      await expect(document.querySelector('[data-drop="behind"]')).not.toBeNull();
    });
    await fireEvent.pointerUp(document, at(target.x + 40, target.bottom - 3));
    await waitFor(() => expect(fieldsShown()).toEqual(['Amount', 'Status', 'VIN']));
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ match: 'or', items: [amount, status, vin] }));
  },
};
