import type { QueryGroup } from '@harrow/validation/query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { claimFields, createMemoryStore, HeldBar } from './AdvancedQuery.fixtures.tsx';
import { all, amount, button, choose, grouped, lastQuery, part, press, status, textbox, vin } from '../queryTestKit.ts';
import { QueryBar } from '../index.ts';

const meta = {
  title: 'Lists/QueryBar tests',
  component: QueryBar,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields: claimFields, onChange: fn(), store: createMemoryStore(), supportsTree: true },
  render: (args) => <HeldBar {...args} />,
} satisfies Meta<typeof QueryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = () => screen.findByRole('group', { name: 'Conditions in force' });
const chips = () => within(screen.getByRole('group', { name: 'Conditions in force' })).queryAllByRole('listitem');
const valueOf = (line: number) => screen.getByRole('button', { name: new RegExp(`^Condition ${line}: Value`) });
const menu = (line: number) => screen.findByRole('dialog', { name: `Condition ${line}: Value` });
const add = () => screen.getByRole('combobox', { name: 'Add condition' });
async function addField(typed: string, label: string) {
  await userEvent.type(add(), typed);
  await screen.findByText(label, { selector: '.ant-select-item-option-active .ant-select-item-option-content' });
  // The lists of antd read the old code of a key, which `userEvent` does not send.
  for (const fire of [fireEvent.keyDown, fireEvent.keyUp]) await fire(add(), { key: 'Enter', keyCode: 13 });
}
const said = () => screen.getByRole('status');
const created = { field: 'createTime', rule: 'period', val: 'thisMonth', type: 'datetime' };

/** A field is found by its name, its value asked for at once, and the list asked when the value is there. */
export const AFieldIsTyped: Story = {
  async play({ args }) {
    await bar();
    await addField('VI', 'VIN');
    await menu(1);
    await waitFor(() => expect(textbox(1)).toHaveFocus());
    await expect(said()).toHaveTextContent('Condition 1 added');
    await userEvent.keyboard('0012');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all({ field: 'vin', rule: 'eq', val: '0012' })));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(valueOf(1)).toHaveFocus());
    await expect(valueOf(1)).toHaveTextContent('0012');
  },
};

/** A rule that needs another value keeps the list as it is until there is one. */
export const EachPartHasAMenu: Story = {
  args: { value: all(created, vin) },
  async play({ args }) {
    await bar();
    await expect(valueOf(1)).toHaveTextContent('this month');
    await choose(1, 'Rule', 'is not empty');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all({ ...created, rule: 'not_empty', val: '' }, vin)));
    await expect(within(chips()[0]!).queryByRole('button', { name: /Value/ })).toBeNull();
    await choose(1, 'Rule', 'in the period');
    await menu(1);
    await userEvent.click(part(1, 'Value'));
    await userEvent.click(await screen.findByText('Next 30 days'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all({ ...created, val: 'next30days' }, vin)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(valueOf(1)).toHaveFocus();

    await userEvent.click(part(2, 'Field'));
    await userEvent.click(
      await screen.findByText('Amount', { selector: '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content' }),
    );
    await menu(2);
    await userEvent.type(textbox(2), '500');
    await press('OK');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all({ ...created, val: 'next30days' }, { ...amount, rule: 'eq' })));
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** Arrows go between chips, Tab through the parts of one, Delete removes, Escape leaves. */
export const Keys: Story = {
  args: { value: all(vin, status, amount) },
  async play({ args }) {
    await bar();
    await waitFor(() => expect(chips()).toHaveLength(3));
    part(1, 'Field').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(part(2, 'Field')).toHaveFocus();
    await userEvent.tab();
    await expect(part(2, 'Rule')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(part(3, 'Rule')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(part(1, 'Rule')).toHaveFocus();
    await userEvent.tab();
    await expect(valueOf(1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await menu(1);
    await waitFor(() => expect(textbox(1)).toHaveFocus());
    await userEvent.keyboard('3{Escape}');
    await waitFor(() => expect(valueOf(1)).toHaveFocus());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all({ ...vin, val: '00123' }, status, amount)));
    await userEvent.keyboard('{Escape}');
    await expect(add()).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(valueOf(3)).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all({ ...vin, val: '00123' }, status)));
    await expect(said()).toHaveTextContent('Deleted. Conditions left: 2');
    await expect(button('Delete condition 2')).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all({ ...vin, val: '00123' }, status, amount)));
    await expect(said()).toHaveTextContent('Undone');
  },
};

/** Only one chip is on the way of Tab: its parts, then what follows the chips. */
export const TabPassesByTheOtherChips: Story = {
  args: { value: all(vin, status, amount) },
  async play() {
    await bar();
    await waitFor(() => expect(chips()).toHaveLength(3));
    part(1, 'Field').focus();
    for (const stop of [part(1, 'Rule'), valueOf(1), button('Delete condition 1'), add()]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};

/** Removal by the cross, undone by the button; the focus stays in the bar. */
export const RemovedAndUndone: Story = {
  args: { value: all(vin) },
  async play({ args }) {
    await bar();
    await press('Delete condition 1');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(undefined));
    await waitFor(() => expect(add()).toHaveFocus());
    await press('Undo');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all(vin)));
    await waitFor(() => expect(add()).toHaveFocus());
    await press('Clear conditions');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(undefined));
    await press('Undo');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all(vin)));
  },
};

/** A group is one chip; the builder opens with the whole query, and what it asks for is in the chips and can be undone. */
export const AGroupOpensTheBuilder: Story = {
  args: { value: grouped },
  async play({ args }) {
    await bar();
    await userEvent.click(await screen.findByRole('button', { name: 'Amount is at least 500 or Status is one of Submitted, No pass' }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getAllByRole('group', { name: /^Condition \d+$/ })).toHaveLength(3);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete group' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all(vin)));
    await userEvent.click(within(dialog).getByText('Close', { selector: '.ant-btn span' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(chips()).toHaveLength(1));
    await press('Undo');
    await waitFor(() => expect(lastQuery(args.onChange)).toEqual(grouped));
  },
};

/** A value that cannot be asked is named at its chip, and the list keeps what it had. */
export const AWrongValueIsNotAsked: Story = {
  args: { value: all(vin, amount) },
  async play({ args }) {
    await bar();
    await userEvent.click(valueOf(2));
    await menu(2);
    await userEvent.clear(textbox(2));
    await userEvent.type(textbox(2), 'many');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Enter a number');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(valueOf(2)).toHaveAccessibleDescription('Enter a number');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(valueOf(2));
    await menu(2);
    await userEvent.clear(textbox(2));
    await userEvent.type(textbox(2), '750{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all(vin, { ...amount, val: '750' })));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** What the server of the list cannot be asked is said, and not asked. */
export const AFlatServer: Story = {
  args: { value: all(vin, { ...amount, rule: 'between', val: '1,9' }), supportsTree: false },
  async play({ args }) {
    await bar();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Match' }));
    await userEvent.click(await screen.findByText('Any condition', { selector: '.ant-select-item-option-content' }));
    await screen.findByText(/^This list supports only one level of conditions/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function Replaced({ onChange }: { onChange: (query: QueryGroup | undefined) => void }) {
  const [value, setValue] = useState<QueryGroup | undefined>(all(vin));
  return (
    <>
      <button type="button" onClick={() => setValue(all(status, created))}>
        Another view
      </button>
      <QueryBar
        fields={claimFields}
        value={value}
        onChange={(query) => {
          onChange(query);
          setValue(query);
        }}
        supportsTree
      />
    </>
  );
}

/** A query from elsewhere takes the place of the chips, without being asked for once more. */
export const AnotherViewIsChosen: Story = {
  render: (args) => <Replaced onChange={args.onChange} />,
  async play({ args }) {
    await bar();
    await waitFor(() => expect(valueOf(1)).toHaveTextContent('0012'));
    await press('Another view');
    await waitFor(() => expect(valueOf(1)).toHaveTextContent('Submitted, No pass'));
    await expect(valueOf(2)).toHaveTextContent('this month');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(button('Undo')).toBeDisabled();
  },
};

/** A condition without a value stays where it is while another is asked for. */
export const ADraftStays: Story = {
  args: { value: all(vin) },
  async play({ args }) {
    await bar();
    await addField('Claim', 'Claim no.');
    await menu(2);
    await waitFor(() => expect(textbox(2)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await choose(1, 'Rule', 'starts with');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all({ ...vin, rule: 'right_like' })));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(chips()).toHaveLength(2);
    await expect(valueOf(2)).toHaveTextContent('Enter a value');
  },
};

/** Without a way to change it; nothing where no query is in force. */
export const ReadOnly: Story = {
  args: { value: grouped, readOnly: true },
  async play() {
    const list = await screen.findByRole('list', { name: 'Conditions in force' });
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['VIN contains “0012”', 'Amount is at least 500 or Status is one of Submitted, No pass']),
    );
    await expect(screen.queryByRole('button')).toBeNull();
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
};

/** 390 px: chips wrap below each other, and none is wider than the bar. */
export const Narrow: Story = {
  args: { value: all({ ...vin, val: 'a very long value that nobody could read in a narrow place'.repeat(3) }, status, amount) },
  render: (args) => (
    <div data-testid="narrow" style={{ width: 358 }}>
      <HeldBar {...args} />
    </div>
  ),
  async play() {
    await bar();
    await waitFor(() => expect(chips()).toHaveLength(3));
    const box = screen.getByTestId('narrow').getBoundingClientRect();
    for (const chip of chips()) await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(box.right + 1);
    await expect(chips()[1]!.getBoundingClientRect().top).toBeGreaterThan(chips()[0]!.getBoundingClientRect().top);
  },
};
