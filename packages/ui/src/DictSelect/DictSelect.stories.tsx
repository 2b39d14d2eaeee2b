import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { HarrowProvider } from '../HarrowProvider/index.ts';
import type { DictionarySource } from '../sources/dictionarySource.ts';
import { DictSelect } from './DictSelect.tsx';
import { DictText } from './DictText.tsx';

const meta = {
  title: 'Inputs/DictSelect',
  component: DictSelect,
  args: { dict: 'bill_status', onChange: fn(), style: { width: 260 }, 'aria-label': 'Status' },
  render: function Render({ value: initial, onChange, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <DictSelect
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DictSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByTitle('Submitted'));
    await expect(args.onChange).toHaveBeenLastCalledWith('submitted');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveAccessibleDescription('Submitted');
  },
};

/** Several values are one text joined by commas, as on the wire. */
export const Several: Story = {
  args: { mode: 'multiple', value: 'draft,no_pass' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Draft, No pass')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByTitle('Closed'));
    await expect(args.onChange).toHaveBeenLastCalledWith('draft,no_pass,closed');
    await expect(canvas.getByText('Draft, No pass, Closed')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveAccessibleDescription('Draft, No pass, Closed');
  },
};

export const Unreachable: Story = {
  args: { dict: 'unreachable', value: 'submitted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('submitted')).toBeVisible();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The options could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Text: Story = {
  render: () => <DictText dict="bill_status" value="draft,unknown" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Draft, unknown')).toBeVisible());
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'submitted' } };

const silent: DictionarySource = { items: () => new Promise(() => undefined) };

/** The dictionary is on its way: the value stands there as it is stored. */
export const Loading: Story = {
  args: { value: 'submitted' },
  render: (args) => (
    <HarrowProvider sources={{ dictionary: silent }}>
      <DictSelect {...args} />
    </HarrowProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('submitted')).toBeVisible();
    await expect(canvas.queryByText('Submitted')).toBeNull();
  },
};
