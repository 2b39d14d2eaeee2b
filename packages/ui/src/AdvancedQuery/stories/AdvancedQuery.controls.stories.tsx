import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { QueryControls, QueryValueProps } from '../AdvancedQuery.types.ts';
import { claimFields, createMemoryStore, HeldQuery } from './AdvancedQuery.fixtures.tsx';
import { all, amount, choose, chooseField, lines, open, press, reads, textbox, vin } from '../queryTestKit.ts';
import { AdvancedQuery } from '../index.ts';

/** A field of a text, with a state of its own: how often it was typed in. */
function CountedControl({ value, onChange, field, rule, multiple, status, ...aria }: QueryValueProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <input
        {...aria}
        value={value}
        onChange={(event) => {
          setCount(count + 1);
          onChange(event.target.value);
        }}
      />
      <output>{`${field.label} ${rule}, ${multiple ? 'several' : 'one'}, ${status ?? 'fine'}, typed ${count}`}</output>
    </>
  );
}
/** A button with one value to give. */
const OfField = (props: QueryValueProps) => (
  <button type="button" onClick={() => props.onChange('1000')}>
    {props['aria-label']}
  </button>
);

const controls: QueryControls = { byField: { 'parts,partNo': OfField, amount: CountedControl }, byType: { text: CountedControl, number: OfField } };

const meta = {
  title: 'Lists/AdvancedQuery tests/Controls',
  component: AdvancedQuery,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields: claimFields, controls, onChange: fn(), store: createMemoryStore() },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (text: string, line = 1) => waitFor(() => expect(within(lines()[line - 1]!).getAllByRole('status')[0]).toHaveTextContent(text));

export const ATypeOfFieldHasAControl: Story = {
  args: { value: all({ ...vin, rule: 'eq' }) },
  async play({ args }) {
    await open();
    await shows('VIN eq, one, fine, typed 0');
    await userEvent.type(textbox(1), 'AB');
    // It is the same control all the while.
    await shows('VIN eq, one, fine, typed 2');
    await reads('VIN is “0012AB”');
    await choose(1, 'Rule', 'is one of');
    await shows('VIN in, several, fine');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ field: 'vin', rule: 'in', val: '0012AB' }));
    await chooseField(1, 'Claim no.');
    await shows('Claim no. in, several, fine, typed 0');
  },
};

export const AFieldHasAControlOfItsOwn: Story = {
  args: { value: all({ field: 'parts,partNo', rule: 'eq', val: 'x' }, { field: 'quantity', rule: 'ge', val: '5', type: 'int' }) },
  async play({ args }) {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Condition 1: Value' }));
    // Its type, int, has none.
    await expect(textbox(2)).toHaveValue('5');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      all({ field: 'parts,partNo', rule: 'eq', val: '1000' }, { field: 'quantity', rule: 'ge', val: '5', type: 'int' }),
    );
  },
};

export const BothBoundsHaveAControl: Story = {
  args: { value: all({ ...amount, rule: 'between', val: '500,' }) },
  async play({ args }) {
    await open();
    await userEvent.type(textbox(1, 'Value To'), '900');
    await reads('Amount is between 500 and 900');
    await shows('Amount between, one, fine, typed 0');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ ...amount, rule: 'between', val: '500,900' }));
  },
};

export const PartsOfTextsAreTypedAsEver: Story = {
  args: { value: all(vin) },
  async play() {
    await open();
    await expect(textbox(1)).toHaveValue('0012');
    await expect(within(lines()[0]!).queryByRole('status')).toBeNull();
  },
};

export const WhatCannotBeAskedIsSaidToTheControl: Story = {
  args: { value: all({ ...amount, val: 'many' }) },
  async play() {
    await open();
    await shows('Amount ge, one, error');
    await expect(textbox(1)).toBeInvalid();
    await expect(textbox(1)).toHaveAccessibleDescription('Enter a number');
    await userEvent.clear(textbox(1));
    await userEvent.type(textbox(1), '7');
    await waitFor(() => expect(textbox(1)).toBeValid());
    await expect(textbox(1)).not.toHaveAttribute('aria-describedby');
  },
};
