import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form } from 'antd';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CronEditor, CronInput } from './index.ts';

/** Behaviour in a real browser. Not shown in Storybook. */
const meta = {
  title: 'Inputs/CronEditor tests',
  component: CronEditor,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { open: true, value: '0 0 9 ? * MON-FRI', timeZone: 'Asia/Shanghai', onOk: fn(), onCancel: fn() },
} satisfies Meta<typeof CronEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const expression = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Cron expression' });
const part = (name: string) => within(screen.getByRole('group', { name: 'Parts' })).getByRole<HTMLInputElement>('textbox', { name });
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const mode = async (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const ok = () => userEvent.click(screen.getByRole('button', { name: 'OK' }));
const runs = () => within(screen.getByRole('region', { name: 'Next ten runs' })).queryAllByRole('listitem');

async function paste(text: string) {
  const input = await expression();
  input.focus();
  input.select();
  await userEvent.paste(text);
}

export const UnchangedIsTheSameString: Story = {
  args: { value: ' 0  07 9 1,3-5/2 jan ?  2030 ' },
  async play({ args }) {
    await expression();
    for (const name of ['Minute', 'Hour', 'Day', 'Month', 'Week', 'Year']) await tab(name);
    await ok();
    await expect(args.onOk).toHaveBeenCalledWith(' 0  07 9 1,3-5/2 jan ?  2030 ');
  },
};

export const WhatATabCannotExpressStays: Story = {
  args: { value: '0 0 8 1,10-15/2 jan ? 2030' },
  async play({ args }) {
    await tab('Day');
    await expect(screen.getByRole('radio', { name: 'Other (kept as written)' })).toBeChecked();
    await tab('Hour');
    await mode('Range');
    await ok();
    await expect(args.onOk).toHaveBeenCalledWith('0 0 0-23 1,10-15/2 jan ? 2030');
  },
};

export const ModesAndCascades: Story = {
  args: { value: '' },
  async play() {
    await waitFor(async () => expect((await expression()).value).toBe('* * * * * ? *'));
    await expect(await screen.findByText('This runs every second. Is that intended?')).toBeVisible();
    await tab('Hour');
    await mode('Range');
    const from = screen.getByRole('spinbutton', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, '9');
    await expect(await expression()).toHaveValue('0 0 9-23 * * ? *');
    await tab('Week');
    await mode('Nth weekday of the month');
    await expect(await expression()).toHaveValue('0 0 9-23 ? * 2#1 *');
    await tab('Day');
    await expect(screen.getByRole('radio', { name: 'Not set' })).toBeChecked();
    await mode('Last working day of the month');
    await expect(await expression()).toHaveValue('0 0 9-23 LW * ? *');
    await mode('Not set');
    await expect(await expression()).toHaveValue('0 0 9-23 ? * * *');
  },
};

export const LimitsOfNumbers: Story = {
  args: { value: '0 0 9 * * ?' },
  async play() {
    await tab('Minute');
    await mode('Loop');
    const step = screen.getByRole('spinbutton', { name: 'Interval' });
    await userEvent.clear(step);
    await userEvent.type(step, '7.6');
    await userEvent.tab();
    await expect(await expression()).toHaveValue('0 0/8 9 * * ?');
    await userEvent.clear(step);
    await userEvent.type(step, '99');
    await userEvent.tab();
    await expect(await expression()).toHaveValue('0 0/59 9 * * ?');
  },
};

export const GridByKeys: Story = {
  args: { value: '0 0 9 ? * 7' },
  async play() {
    await tab('Week');
    const saturday = await screen.findByRole('option', { name: 'Sat' });
    await expect(saturday).toHaveAttribute('aria-selected', 'true');
    saturday.focus();
    await userEvent.keyboard('{Home} {Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(screen.getByRole('option', { name: 'Wed' })).toHaveFocus();
    await expect(await expression()).toHaveValue('0 0 9 ? * 2,3,4,7');
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(await expression()).toHaveValue('0 0 9 ? * 2,4,7');
    await userEvent.click(screen.getByRole('option', { name: 'Fri' }));
    await expect(await expression()).toHaveValue('0 0 9 ? * 2,4,6,7');
    await expect(await screen.findByText('At 09:00, on Mondays, Wednesdays, Fridays and Saturdays.')).toBeVisible();
  },
};

export const ATypedPartIsGivenUpWithEscape: Story = {
  async play({ args }) {
    await expression();
    await userEvent.type(part('Hour'), '5{Escape}');
    await expect(part('Hour')).toHaveValue('9');
    await userEvent.type(part('Hour'), '5{Control>}z{/Control}');
    await expect(part('Hour')).toHaveValue('9');
    await userEvent.tab();
    await expect(await expression()).toHaveValue('0 0 9 ? * MON-FRI');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const AChangedScheduleIsGivenUpKnowingly: Story = {
  async play({ args }) {
    await expression();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(1));
    await userEvent.type(part('Hour'), '{Control>}a{/Control}7{Enter}');
    await expect(await expression()).toHaveValue('0 0 7 ? * MON-FRI');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const YearsStartWithThisOne: Story = {
  args: { value: '0 0 9 1 1 ?' },
  async play() {
    const year = new Date().getFullYear();
    await tab('Year');
    await mode('Specify');
    await expect(await expression()).toHaveValue(`0 0 9 1 1 ? ${year}`);
    await expect(screen.getByRole('option', { name: String(year) })).toBeVisible();
    await mode('Range');
    await expect(await expression()).toHaveValue(`0 0 9 1 1 ? ${year}-${Math.min(year + 100, 2119)}`);
  },
};

export const UndoAndRedo: Story = {
  async play() {
    await userEvent.clear(part('Hour'));
    await userEvent.type(part('Hour'), '10{Enter}');
    await expect(await expression()).toHaveValue('0 0 10 ? * MON-FRI');
    await userEvent.type(await expression(), ' 2030');
    await expect(await expression()).toHaveValue('0 0 10 ? * MON-FRI 2030');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await expression()).toHaveValue('0 0 10 ? * MON-FRI');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await expression()).toHaveValue('0 0 9 ? * MON-FRI');
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(await expression()).toHaveValue('0 0 10 ? * MON-FRI');
  },
};

export const PasteIsConvertedAndSaysSo: Story = {
  async play() {
    await paste('*/15 8-17 * * 1-5');
    await expect(await expression()).toHaveValue('0 */15 8-17 ? * 2-6');
    await expect(await screen.findByText('Unix form of five parts, at second 0: */15 8-17 * * 1-5 → 0 */15 8-17 ? * 2-6')).toBeVisible();
    await paste('@daily');
    await expect(await expression()).toHaveValue('0 0 0 * * ?');
    await paste('0 0 1 * 1');
    await expect(await screen.findByText(/that takes two expressions here/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'OK' })).toBeDisabled();
  },
};

export const AnErrorIsMarkedWithASuggestion: Story = {
  args: { value: '0 0 25 * * ?' },
  async play() {
    await expect(await screen.findByText('Hour, character 5: Must be from 0 to 23.')).toBeVisible();
    await expect(document.querySelector('mark')).toHaveTextContent('25');
    await expect(part('Hour')).toBeInvalid();
    await expect(screen.getByText('no execution time')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use 23' }));
    await expect(await expression()).toHaveValue('0 0 23 * * ?');
  },
};

export const RunsAndZones: Story = {
  args: { value: '0 30 2 * 3 ? 2030', timeZone: 'America/New_York' },
  async play() {
    await waitFor(() => expect(runs().map((run) => run.textContent)[8]).toBe('2030-03-09 02:30:00 Sat'));
    await expect(runs()).toHaveLength(10);
    await expect(screen.getByText('Clocks are set forward: 2030-03-10 02:30:00 does not exist and does not run')).toBeVisible();
    await userEvent.click(screen.getByText('Calendar'));
    const march = await screen.findByRole('table', { name: 'March 2030' });
    await expect(within(march).getAllByTitle('02:30:00')).toHaveLength(10);
  },
};

export const PreviewWaitsForAPause: Story = {
  args: { value: '0 0 9 * * ? 2030', remote: fn(async () => ['2030-01-01T01:00:00Z']) },
  async play({ args }) {
    await waitFor(() => expect(runs()).toHaveLength(1));
    await expect(args.remote).toHaveBeenCalledTimes(1);
    const start = performance.now();
    await userEvent.type(await expression(), '{Backspace}1,2032');
    await waitFor(() => expect(args.remote).toHaveBeenCalledTimes(2));
    await expect(performance.now() - start).toBeGreaterThan(500);
    await expect(args.remote).toHaveBeenLastCalledWith('0 0 9 * * ? 2031,2032', expect.any(Date));
  },
};

export const Warnings: Story = {
  args: { value: '0 0 0 30 2 ?' },
  async play() {
    await waitFor(() => expect(screen.getByText('This date never comes; nothing will run.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('no execution time')).toBeVisible());
    await paste('0 0 0 1 1 ? 2020');
    await waitFor(() => expect(screen.getByText('All runs are in the past; nothing will run any more.')).toBeVisible());
  },
};

export const PresetsAreSentences: Story = {
  async play() {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Presets' }));
    await userEvent.click(await screen.findByTitle('At 18:00, on the last working day of every month (Monday to Friday).'));
    await expect(await expression()).toHaveValue('0 0 18 LW * ?');
  },
};

export const WithoutSecond: Story = {
  args: { value: '30 9 * * ?', hideSecond: true },
  async play({ args }) {
    await expression();
    await expect(screen.queryByRole('tab', { name: 'Second' })).toBeNull();
    await expect(screen.queryByRole('tab', { name: 'Year' })).toBeNull();
    await userEvent.clear(part('Hour'));
    await userEvent.type(part('Hour'), '10');
    await userEvent.tab();
    await expect(await screen.findByText('At 10:30, every day.')).toBeVisible();
    await ok();
    await expect(args.onOk).toHaveBeenCalledWith('30 10 * * ?');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  async play() {
    await expect(await expression()).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
    for (const radio of screen.getAllByRole('radio', { name: /Every|Range|Loop|Specify/ })) await expect(radio).toBeDisabled();
  },
};

const changed = fn();
export const AsFormControl: StoryObj = {
  render: () => (
    <Form layout="vertical" initialValues={{ schedule: '0 0 2 * * ?' }} onValuesChange={changed}>
      <Form.Item name="schedule" label="Reminders">
        <CronInput />
      </Form.Item>
    </Form>
  ),
  async play() {
    // Before the texts are there, another input holds the place.
    await screen.findByRole('button', { name: 'Cron expression: Choose…' });
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reminders' });
    await waitFor(() => expect(input).toHaveAccessibleDescription('At 02:00, every day.'));
    await userEvent.click(screen.getByRole('button', { name: 'Cron expression: Choose…' }));
    await paste('0 0 3 * * ?');
    await ok();
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ schedule: '0 0 3 * * ?' }, expect.anything()));
    await expect(input).toHaveValue('0 0 3 * * ?');
    await fireEvent.change(input, { target: { value: '0 0 3 * *' } });
    await waitFor(() => expect(input).toBeInvalid(), { timeout: 5000 });
  },
};

/** The field converts what other schedulers write, says what is wrong with the rest, and that an expression never runs. */
export const OtherNotations: StoryObj = {
  render: () => (
    <Form layout="vertical" initialValues={{ schedule: '' }} onValuesChange={changed}>
      <Form.Item name="schedule" label="Reminders">
        <CronInput />
      </Form.Item>
    </Form>
  ),
  async play() {
    await screen.findByRole('button', { name: 'Cron expression: Choose…' });
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reminders' });
    for (const [written, quartz] of [
      ['*/5 * * * *', '0 */5 * * * ?'],
      ['@daily', '0 0 0 * * ?'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, written);
      const offer = await screen.findByRole('button', { name: `Use ${quartz}` }, { timeout: 5000 });
      await expect(input).toBeInvalid();
      await userEvent.tab();
      await userEvent.tab();
      await expect(offer).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ schedule: quartz }, expect.anything()));
      await waitFor(() => expect(input).toHaveValue(quartz));
      await expect(input).toBeValid();
      await expect(input).toHaveFocus();
    }
    // It may go on: nothing is wrong until the field is left.
    await fireEvent.change(input, { target: { value: '0 0 25 * * ?' } });
    await expect(input).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('Must be from 0 to 23'));
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, '0 0 12 31 2 ?');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/This date never comes; nothing will run\.$/));
  },
};

/** Errors of the form are shown at the field, beside the sentence. */
export const RequiredInAForm: StoryObj = {
  render: () => (
    <Form layout="vertical" initialValues={{ schedule: '' }}>
      <Form.Item name="schedule" label="Reminders" rules={[{ required: true, message: 'Say when' }]}>
        <CronInput />
      </Form.Item>
      <Button htmlType="submit">Save</Button>
    </Form>
  ),
  async play() {
    await screen.findByRole('button', { name: 'Cron expression: Choose…' });
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reminders' });
    await expect(input).toBeRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Say when/));
    await expect(input).toBeInvalid();
    await fireEvent.change(input, { target: { value: '0 0 2 * * ?' } });
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^At 02:00, every day/));
    await waitFor(() => expect(input).toBeValid());
  },
};
