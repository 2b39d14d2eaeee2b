import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DateInput, DateRangeInput, TimeInput } from './DateInput.tsx';

const changed = fn();

const meta = {
  title: 'Inputs/DateInput',
  component: DateInput,
  render: () => (
    <Form layout="vertical" initialValues={{ failed: '2024-05-18', repaired: ['2024-05-20', ''] }} onValuesChange={changed} style={{ maxWidth: 320 }}>
      <Form.Item name="failed" label="Failed on">
        <DateInput max="2024-05-31" />
      </Form.Item>
      <Form.Item name="repaired" label="Repaired">
        <DateRangeInput />
      </Form.Item>
    </Form>
  ),
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAForm: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Failed on')).toBeEnabled());
    const day = canvas.getByLabelText('Failed on');
    await expect(day).toHaveValue('2024-05-18');
    await userEvent.click(day);
    await userEvent.click((await screen.findAllByTitle('2024-05-21'))[0]!);
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ failed: '2024-05-21' }, expect.anything()));
    await expect(canvas.getByLabelText('Repaired')).toHaveValue('2024-05-20');
  },
};

/** Points in time and times of day are texts, too. */
export const Times: Story = {
  render: () => (
    <Form layout="vertical" initialValues={{ started: '2024-05-18 22:14:00', shift: '07:30:00' }} onValuesChange={changed} style={{ maxWidth: 320 }}>
      <Form.Item name="started" label="Started">
        <DateInput showTime />
      </Form.Item>
      <Form.Item name="shift" label="Shift begins">
        <TimeInput />
      </Form.Item>
    </Form>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Shift begins')).toBeEnabled(), { timeout: 5000 });
    await expect(canvas.getByLabelText('Started')).toHaveValue('2024-05-18 22:14:00');
    const shift = canvas.getByLabelText('Shift begins');
    await userEvent.clear(shift);
    await userEvent.type(shift, '08:05:30{Enter}');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ shift: '08:05:30' }, expect.anything()));
  },
};

/** A field whose calendar comes when it is entered looks like one that has it; one click opens it. */
export const OnDemand: Story = {
  render: () => (
    <Form layout="vertical" initialValues={{ failed: '2024-05-18', repaired: ['2024-05-20', '2024-05-25'] }} onValuesChange={changed} style={{ maxWidth: 320 }}>
      <Form.Item name="failed" label="Failed on">
        <DateInput onDemand />
      </Form.Item>
      <Form.Item name="repaired" label="Repaired">
        <DateRangeInput onDemand />
      </Form.Item>
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Failed on')).toHaveValue('2024-05-18');
    await expect(canvas.getByLabelText('Repaired')).toHaveValue('2024-05-20 – 2024-05-25');
    await userEvent.click(canvas.getByLabelText('Failed on'));
    await userEvent.click((await screen.findAllByTitle('2024-05-21', {}, { timeout: 5000 }))[0]!);
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ failed: '2024-05-21' }, expect.anything()));
    await waitFor(() => expect(document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')).toBeNull(), { timeout: 5000 });
  },
};

/** A text that is no date does not vanish without a word: the field says which text it could not use. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Failed on')).toBeEnabled(), { timeout: 5000 });
    const day = canvas.getByLabelText('Failed on');
    changed.mockClear();
    for (const typed of ['31.02.2024', '2024-06-01', 'tomorrow']) {
      await userEvent.clear(day);
      await userEvent.type(day, typed);
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(`“${typed}” cannot be used here`));
    }
    await expect(changed).not.toHaveBeenCalledWith(expect.objectContaining({ failed: expect.stringMatching(/./) }), expect.anything());
    await userEvent.clear(day);
    await userEvent.type(day, '17.05.2024');
    await userEvent.tab();
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ failed: '2024-05-17' }, expect.anything()));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Both ends of a range may be typed in the order of the language. */
export const TypedRange: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Repaired')).toBeEnabled(), { timeout: 5000 });
    const start = canvas.getByLabelText('Repaired');
    const end = canvas.getAllByRole('textbox').at(-1)!;
    await userEvent.clear(start);
    await userEvent.type(start, '19/05/2024{Enter}');
    await userEvent.type(end, '21/05/2024{Enter}');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ repaired: ['2024-05-19', '2024-05-21'] }, expect.anything()));
    await userEvent.click(start);
    await userEvent.clear(start);
    await userEvent.type(start, 'May');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('“May” cannot be used here'));
  },
};
