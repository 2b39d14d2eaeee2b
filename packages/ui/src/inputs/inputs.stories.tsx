import type { Meta, StoryObj } from '@storybook/react-vite';
import { DatePicker, Form, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RatingInput, RatingText, SearchInput, TagInput, YesNoSwitch } from './index.ts';

const changed = fn();

const meta = {
  title: 'Inputs/Switch, search, tags',
  beforeEach: () => void changed.mockReset(),
  render: () => (
    <Form layout="vertical" initialValues={{ returned: 'Y', name: '*pump*', codes: 'A1;B2' }} onValuesChange={changed} style={{ maxWidth: 320 }}>
      <Form.Item name="returned" label="Core return">
        <YesNoSwitch />
      </Form.Item>
      <Form.Item name="urgent" label="Urgent">
        <YesNoSwitch options={['1', '0']} />
      </Form.Item>
      <Form.Item name="name" label="Name contains">
        <SearchInput />
      </Form.Item>
      <Form.Item name="from" label="From">
        <SearchInput kind="ge" />
      </Form.Item>
      <Form.Item name="codes" label="Codes">
        <TagInput />
      </Form.Item>
    </Form>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stored as one of two texts; an empty value is told as the second, once. */
export const Switches: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(changed.mock.calls.map(([change]) => change as unknown)).toEqual([{ urgent: '0' }]));
    await userEvent.click(canvas.getByRole('switch', { name: 'Core return' }));
    await expect(changed).toHaveBeenLastCalledWith({ returned: 'N' }, expect.anything());
    await userEvent.click(canvas.getByRole('switch', { name: 'Urgent' }));
    await expect(changed).toHaveBeenLastCalledWith({ urgent: '1' }, expect.anything());
  },
};

export const Searches: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name contains');
    await expect(name).toHaveValue('pump');
    await userEvent.type(name, 's');
    await expect(changed).toHaveBeenLastCalledWith({ name: '*pumps*' }, expect.anything());
    await userEvent.type(canvas.getByLabelText('From'), '5');
    await expect(changed).toHaveBeenLastCalledWith({ from: '>= 5' }, expect.anything());
  },
};

/** The sign that empties a field is named in the user's language, and no stop of Tab between two fields. */
export const Emptying: Story = {
  globals: { language: 'ru' },
  play: async ({ canvas }) => {
    const sign = await canvas.findByRole('button', { name: 'Очистить' });
    await userEvent.click(await canvas.findByLabelText('Name contains'));
    await userEvent.tab();
    await expect(canvas.getByLabelText('From')).toHaveFocus();
    await userEvent.click(sign);
    await expect(canvas.getByLabelText('Name contains')).toHaveValue('');
  },
};

const emptied = fn();

/** So are the signs of selects and calendars, which antd makes stops of Tab, partly with English names. Delete empties a select. */
export const EmptyingChoices: Story = {
  globals: { language: 'fr' },
  render: () => (
    <Form layout="vertical" style={{ maxWidth: 320 }}>
      <Select<string> aria-label="One" allowClear showSearch defaultValue="a" options={[{ value: 'a', label: 'Pump' }]} onChange={emptied} />
      <Select aria-label="Several" mode="multiple" allowClear defaultValue={['a']} options={[{ value: 'a', label: 'Pump' }]} />
      <DatePicker aria-label="Day" defaultValue={dayjs('2026-11-20')} />
      <button type="button">After</button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Effacer' })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('combobox', { name: 'One' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Several' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    canvas.getByRole('combobox', { name: 'One' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(emptied).toHaveBeenLastCalledWith(undefined, undefined);
  },
};

/** A separator follows after every second character. */
export const Tags: Story = {
  play: async ({ canvas }) => {
    const codes = await canvas.findByLabelText('Codes');
    await userEvent.clear(codes);
    await userEvent.type(codes, 'aabbc');
    await expect(codes).toHaveValue('aa;bb;c');
    await expect(canvas.getByText('bb')).toBeVisible();
    await expect(changed).toHaveBeenLastCalledWith({ codes: 'aa;bb;c' }, expect.anything());
  },
};

const rated = fn();

/** One stop of Tab; arrows change it, Delete or a press on the last star takes it back. */
export const Rating: Story = {
  render: function Render() {
    const [stars, setStars] = useState<number>();
    return (
      <>
        <RatingInput
          aria-label="Satisfaction"
          value={stars}
          onChange={(next) => {
            rated(next);
            setStars(next);
          }}
        />
        <button type="button">After</button>
        <RatingText value={3} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'Satisfaction' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '3 of 5 stars' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(rated).toHaveBeenLastCalledWith(4);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: '4 of 5 stars' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(rated).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('radio', { name: '2 of 5 stars' }));
    await userEvent.click(canvas.getByRole('radio', { name: '2 of 5 stars' }));
    await expect(rated).toHaveBeenLastCalledWith(undefined);
  },
};

export const Disabled: Story = {
  render: () => (
    <Form layout="vertical" initialValues={{ returned: 'Y', name: '*pump*', codes: 'A1;B2', stars: 3 }} style={{ maxWidth: 320 }}>
      <Form.Item name="returned" label="Core return">
        <YesNoSwitch disabled />
      </Form.Item>
      <Form.Item name="name" label="Name contains">
        <SearchInput disabled />
      </Form.Item>
      <Form.Item name="codes" label="Codes">
        <TagInput disabled />
      </Form.Item>
      <Form.Item name="stars" label="Satisfaction">
        <RatingInput disabled />
      </Form.Item>
    </Form>
  ),
  play: async ({ canvas }) => {
    const stars = await canvas.findByRole('radiogroup');
    await expect(stars).toHaveAttribute('aria-disabled', 'true');
    for (const star of canvas.getAllByRole('radio')) await expect(star).toBeDisabled();
    const color = (n: number) => getComputedStyle(canvas.getByRole('radio', { name: `${n} of 5 stars` }).parentElement!).color;
    const shade = (name: string) => {
      const sample = document.createElement('i');
      sample.style.color = `var(${name})`;
      stars.append(sample);
      const { color: found } = getComputedStyle(sample);
      sample.remove();
      return found;
    };
    await expect(color(3)).toBe(shade('--hw-text-tertiary'));
    await expect(color(4)).toBe(shade('--hw-border'));
  },
};
