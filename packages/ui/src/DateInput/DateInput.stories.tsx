import type { DateOrder } from '@harrow/validation/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HarrowProvider, type Language } from '../HarrowProvider/index.ts';
import { DateInput, DateRangeInput, TimeInput } from './DateInput.tsx';

const changed = fn();
const calendarIsClosed = () => waitFor(() => expect(document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')).toBeNull());

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
    await waitFor(() => expect(canvas.getByLabelText('Shift begins')).toBeEnabled());
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
    await userEvent.click((await screen.findAllByTitle('2024-05-21'))[0]!);
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ failed: '2024-05-21' }, expect.anything()));
    await calendarIsClosed();
  },
};

const finished = fn();

/** Every field is optional: what a form would send without the typed text is what these stories are about. */
const Typing = () => (
  <Form
    layout="vertical"
    initialValues={{ failed: '2024-05-18', repaired: ['2024-05-20', ''], started: '2024-05-18 22:14:00', shift: '07:30:00' }}
    onValuesChange={changed}
    onFinish={finished}
    style={{ maxWidth: 320 }}
  >
    <Form.Item name="failed" label="Failed on">
      <DateInput min="2024-05-01" max="2024-05-31" />
    </Form.Item>
    <Form.Item name="repaired" label="Repaired">
      <DateRangeInput />
    </Form.Item>
    <Form.Item name="started" label="Started">
      <DateInput showTime />
    </Form.Item>
    <Form.Item name="shift" label="Shift begins">
      <TimeInput />
    </Form.Item>
    <Button htmlType="submit">Save</Button>
  </Form>
);

const typeOver = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};

/** A typed text that cannot be used stays, says why, and keeps the form from being sent; the next one can. */
const refuses = (language: Language, texts: readonly (readonly [typed: string, message: string])[]): Story => ({
  globals: { language },
  render: () => <Typing />,
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByLabelText('Failed on')).toBeEnabled());
    const day = canvas.getByLabelText('Failed on');
    const save = canvas.getByRole('button', { name: /Save/ });
    finished.mockClear();
    for (const [typed, message] of texts) {
      await step(typed, async () => {
        await typeOver(day, typed);
        await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message));
        await expect(day).toHaveValue(typed);
        await expect(day).toBeInvalid();
        await expect(day).toHaveAccessibleDescription(canvas.getByRole('alert').textContent ?? '');
        await userEvent.click(save);
        await userEvent.click(day);
        await userEvent.tab();
        await expect(day).toHaveValue(typed);
      });
    }
    await expect(changed).toHaveBeenLastCalledWith({ failed: undefined }, expect.anything());
    await step('a date takes its place', async () => {
      await typeOver(day, '2024-05-17');
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
      await expect(changed).toHaveBeenLastCalledWith({ failed: '2024-05-17' }, expect.anything());
      await expect(finished).not.toHaveBeenCalled();
      await userEvent.click(save);
      await waitFor(() => expect(finished).toHaveBeenCalledWith(expect.objectContaining({ failed: '2024-05-17' })));
    });
  },
});

export const RefusedEnglish = refuses('en', [
  ['tomorrow', '“tomorrow” is not a date'],
  ['31.02.2024', '“31.02.2024” is not a date'],
  ['2024-05-17x', '“2024-05-17x” is not a date'],
  ['2024-06-01', '“2024-06-01” is too late; the last day possible is 2024-05-31.'],
  ['2024-04-30', '“2024-04-30” is too early; the first day possible is 2024-05-01.'],
]);

export const RefusedChinese = refuses('zh-cn', [
  ['明天', '“明天”不是日期'],
  ['2024-06-01', '“2024-06-01”太晚，最晚可选 2024-05-31'],
]);

/** Enter sends the form, so it judges the text, too. A day of the calendar takes the place of a refused text. */
export const RefusedAtEnter: Story = {
  render: () => <Typing />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Failed on')).toBeEnabled());
    const day = canvas.getByLabelText('Failed on');
    finished.mockClear();
    // The calendar that opens writes the day once more.
    await userEvent.click(day);
    await screen.findAllByTitle('2024-05-21');
    await userEvent.clear(day);
    await userEvent.type(day, 'tomorrow{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(day).toHaveValue('tomorrow');
    await userEvent.tab();
    await userEvent.click(day);
    await userEvent.click((await screen.findAllByTitle('2024-05-21'))[0]!);
    await waitFor(() => expect(day).toHaveValue('2024-05-21'));
    await expect(changed).toHaveBeenLastCalledWith({ failed: '2024-05-21' }, expect.anything());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(finished).not.toHaveBeenCalled();
  },
};

/** A form whose draft keeps what was typed, whether it could be used or not, and whose last day moves. */
function Draft() {
  const [draft, setDraft] = useState<{ failed?: string | undefined; unread?: string | undefined }>({ unread: '2024-06-04' });
  const [opened, setOpened] = useState(0);
  const [max, setMax] = useState('2024-05-31');
  return (
    <Form key={opened} layout="vertical" initialValues={{ failed: draft.failed }} onFinish={finished} style={{ maxWidth: 320 }}>
      <Form.Item name="failed" label="Failed on">
        <DateInput
          max={max}
          unread={draft.unread}
          onUnreadChange={(unread) => setDraft((kept) => ({ ...kept, unread }))}
          onChange={(failed) => setDraft((kept) => ({ ...kept, failed }))}
        />
      </Form.Item>
      <Button onClick={() => setOpened(opened + 1)}>Open again</Button>
      <Button onClick={() => setMax('2024-06-30')}>Until the end of June</Button>
      <Button htmlType="submit">Save</Button>
    </Form>
  );
}

/**
 * A day out of the range can be kept by the form and handed back: it is shown again with its error, and holds the form. Once the range has
 * it, it is the value: what the field shows is what the form sends.
 */
export const KeptUnread: Story = {
  render: () => <Draft />,
  play: async ({ canvas, step }) => {
    const field = async () => {
      await waitFor(() => expect(canvas.getByLabelText('Failed on')).toBeEnabled());
      return canvas.getByLabelText('Failed on');
    };
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    finished.mockClear();
    await step('handed in at first', async () => {
      await expect(await field()).toHaveValue('2024-06-04');
      await expect(canvas.getByRole('alert')).toHaveTextContent('the last day possible is 2024-05-31');
      await press('Save');
      await expect(finished).not.toHaveBeenCalled();
    });
    await step('typed, and opened again', async () => {
      await typeOver(await field(), '2024-06-05');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('2024-06-05'));
      await press('Open again');
      await expect(await field()).toHaveValue('2024-06-05');
      await expect(canvas.getByRole('alert')).toHaveTextContent('2024-06-05');
    });
    await step('the range comes to have it', async () => {
      await press('Until the end of June');
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
      await expect(await field()).toHaveValue('2024-06-05');
      await press('Save');
      await waitFor(() => expect(finished).toHaveBeenCalledWith({ failed: '2024-06-05' }));
    });
    await calendarIsClosed();
  },
};

/** Both ends of a range may be typed in the order of the language; one that is no date is told from the other. */
export const TypedRange: Story = {
  render: () => <Typing />,
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByLabelText('Repaired')).toBeEnabled());
    const start = canvas.getByLabelText<HTMLInputElement>('Repaired');
    const end = canvas.getByRole<HTMLInputElement>('textbox', { name: 'End date' });
    const type = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await step('two days', async () => {
      await userEvent.click(start);
      await type(start, '05/19/2024');
      await userEvent.tab();
      await type(end, '05/21/2024');
      await userEvent.tab();
      await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ repaired: ['2024-05-19', '2024-05-21'] }, expect.anything()));
      await expect([start.value, end.value]).toEqual(['2024-05-19', '2024-05-21']);
    });
    await step('the first is none', async () => {
      await userEvent.click(start);
      await type(start, 'May');
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('“May” is not a date'));
      await type(end, '05/22/2024');
      await userEvent.tab();
      await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ repaired: ['', '2024-05-22'] }, expect.anything()));
      await expect([start.value, end.value]).toEqual(['May', '2024-05-22']);
      await expect(start).toBeInvalid();
      await expect(end).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('both are none', async () => {
      await userEvent.click(end);
      await type(end, 'June');
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/“May” is not.*“June” is not/));
      await expect(changed).toHaveBeenLastCalledWith({ repaired: undefined }, expect.anything());
      // antd asks for the start after the end; what stands in both stays.
      await userEvent.keyboard('{Escape}');
      await expect([start.value, end.value]).toEqual(['May', 'June']);
    });
    await calendarIsClosed();
  },
};

/** Points in time and times of day count when the field is left, without a press of the button, or say why they cannot. */
export const TypedTimes: Story = {
  render: () => <Typing />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Shift begins')).toBeEnabled());
    const [started, shift] = [canvas.getByLabelText('Started'), canvas.getByLabelText('Shift begins')];
    await typeOver(started, '05/17/2024 08:00:00');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ started: '2024-05-17 08:00:00' }, expect.anything()));
    await typeOver(shift, '08:05:30');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ shift: '08:05:30' }, expect.anything()));
    await typeOver(shift, '25:00:00');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('“25:00:00” is not a time'));
    await expect(changed).toHaveBeenLastCalledWith({ shift: undefined }, expect.anything());
    await expect(shift).toHaveValue('25:00:00');
    await calendarIsClosed();
  },
};

const read = (dateOrder: DateOrder, texts: readonly (readonly [typed: string, day: string])[]): Story => ({
  globals: { language: 'fr' },
  render: () => (
    <HarrowProvider language="fr" dateOrder={dateOrder}>
      <Typing />
    </HarrowProvider>
  ),
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByLabelText('Started')).toBeEnabled());
    const started = canvas.getByLabelText('Started');
    for (const [typed, day] of texts) {
      await step(typed, async () => {
        await typeOver(started, typed);
        await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ started: day }, expect.anything()));
        await expect(started).toHaveValue(day);
      });
    }
    await calendarIsClosed();
  },
});

/** The language does not say whether the day or the month comes first: the region does. What can only be one day is that day. */
export const DayFirst = read('dayFirst', [
  ['03/04/2026 08:00:00', '2026-04-03 08:00:00'],
  ['12/24/2026 08:00:00', '2026-12-24 08:00:00'],
]);
export const MonthFirst = read('monthFirst', [
  ['03/04/2026 08:00:00', '2026-03-04 08:00:00'],
  ['24/12/2026 08:00:00', '2026-12-24 08:00:00'],
  ['3.4.2026 08:00:00', '2026-04-03 08:00:00'],
]);

/** The notations that tables and imports accept are accepted here, too. */
export const OtherForms = read('dayFirst', [
  ['1 mars 2026', '2026-03-01 00:00:00'],
  ['1-Mar-26 7:05', '2026-03-01 07:05:00'],
  ['2026年5月8日', '2026-05-08 00:00:00'],
]);

/** An hour that the zone of the browser lacks is one of another zone: it is shown and kept as it was typed. */
export const LackingHour = read('dayFirst', [['1994-01-01 00:30:00', '1994-01-01 00:30:00']]);

const PickedAt = ({ timeZone, started }: { timeZone: string; started: string }) => (
  <HarrowProvider timeZone={timeZone}>
    <Form layout="vertical" initialValues={{ started }} onValuesChange={changed} style={{ maxWidth: 320 }}>
      <Form.Item name="started" label="Started">
        <DateInput showTime />
      </Form.Item>
    </Form>
  </HarrowProvider>
);

/** Chooses the hour of the day that the calendar shows. */
const pickHour = async (field: HTMLElement, hour: string) => {
  await userEvent.click(field);
  const hours = await waitFor(() => document.querySelector<HTMLElement>('.ant-picker-time-panel-column')!);
  await userEvent.click(within(hours).getByText(hour));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
};

/** An hour that the clock of the browser skips can be chosen, too: Lima put its clocks forward on this night. */
export const PickedLackingHour: Story = {
  render: () => <PickedAt timeZone="Asia/Shanghai" started="1994-01-01 08:30:00" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Started')).toBeEnabled());
    const started = canvas.getByLabelText('Started');
    await pickHour(started, '00');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ started: '1994-01-01 00:30:00' }, expect.anything()));
    await expect(started).toHaveValue('1994-01-01 00:30:00');
    await expect(canvas.queryByText(/skip/)).toBeNull();
    await calendarIsClosed();
  },
};

/** An hour that the clocks of the provider's zone skip is marked and stays as it was chosen. */
export const SkippedHour: Story = {
  render: () => <PickedAt timeZone="America/Santiago" started="2026-09-06 08:30:00" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Started')).toBeEnabled());
    const started = canvas.getByLabelText('Started');
    await pickHour(started, '00');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ started: '2026-09-06 00:30:00' }, expect.anything()));
    await expect(started).toHaveValue('2026-09-06 00:30:00');
    await expect(started).toHaveAccessibleDescription('Clocks in America/Santiago skip 2026-09-06 00:30:00. It is kept as entered.');
    await calendarIsClosed();
    await pickHour(started, '01');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ started: '2026-09-06 01:30:00' }, expect.anything()));
    await expect(canvas.queryByText(/skip/)).toBeNull();
    await calendarIsClosed();
  },
};

export const Disabled: Story = {
  render: () => (
    <Form
      layout="vertical"
      initialValues={{ failed: '2024-05-18', repaired: ['2024-05-20', '2024-05-25'], started: '2024-05-18 22:14:00', shift: '07:30:00' }}
      style={{ maxWidth: 320 }}
    >
      <Form.Item name="failed" label="Failed on">
        <DateInput disabled />
      </Form.Item>
      <Form.Item name="repaired" label="Repaired">
        <DateRangeInput disabled />
      </Form.Item>
      <Form.Item name="started" label="Started">
        <DateInput disabled showTime />
      </Form.Item>
      <Form.Item name="shift" label="Shift begins">
        <TimeInput disabled />
      </Form.Item>
    </Form>
  ),
};

export const Empty: Story = {
  render: () => (
    <Form layout="vertical" style={{ maxWidth: 320 }}>
      <Form.Item name="failed" label="Failed on">
        <DateInput />
      </Form.Item>
      <Form.Item name="repaired" label="Repaired">
        <DateRangeInput />
      </Form.Item>
      <Form.Item name="shift" label="Shift begins">
        <TimeInput />
      </Form.Item>
    </Form>
  ),
};
