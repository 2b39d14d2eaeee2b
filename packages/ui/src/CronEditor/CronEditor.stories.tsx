import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { CronEditorProps } from './CronEditor.types.ts';
import { CronEditor, CronInput } from './index.ts';

function Held(props: CronEditorProps) {
  const [open, setOpen] = useState(props.open);
  const [value, setValue] = useState(props.value);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit the schedule</Button>
      <CronEditor
        {...props}
        open={open}
        value={value}
        onCancel={() => setOpen(false)}
        onOk={(next) => {
          props.onOk?.(next);
          setValue(next);
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Inputs/CronEditor',
  component: CronEditor,
  // Each opens above its page, so a page of them shows each in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, value: '0 0/5 9-17 ? * MON-FRI', timeZone: 'Asia/Shanghai', onOk: fn(), onCancel: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CronEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A report every five minutes of the working day. */
export const WorkingHours: Story = {};

/** Without an expression every part is `*` and the week `?`. */
export const Empty: Story = { args: { value: '' } };

/** The forms of the day: the last working day of the month. */
export const LastWorkday: Story = { args: { value: '0 0 18 LW * ?' } };

/** A list that mixes forms stays as text. */
export const KeptAsText: Story = { args: { value: '0 0 8 1,10-15/2 jan ? 2030' } };

/** The character that is wrong is marked, with what could stand there. */
export const Wrong: Story = { args: { value: '0 0 25 * * ?' } };

/** In New York half past two does not exist on one Sunday in March, and half past one occurs twice on one in November. */
export const ClockChange: Story = { args: { value: '0 30 1,2 ? 3,11 1 *', timeZone: 'America/New_York' } };

/** A date that no year has. */
export const Never: Story = { args: { value: '0 0 0 30 2 ?' } };

/** Five parts: for schedulers that run on the minute. */
export const WithoutSecond: Story = { args: { value: '30 9 * * ?', hideSecond: true } };

export const WithoutYear: Story = { args: { value: '', hideYear: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

/** The scheduler itself says when it will run. */
export const Remote: Story = {
  args: { remote: async (_expression, from) => Array.from({ length: 3 }, (_, index) => new Date(from.getTime() + (index + 1) * 3_600_000).toISOString()) },
};

export const RemoteFails: Story = { args: { remote: () => Promise.reject(new Error('The scheduler does not answer')) } };

/** A field of a form, with its sentence. */
export const Field: StoryObj = {
  render: () => (
    <Form layout="vertical" initialValues={{ nightly: '0 0 2 * * ?', monthly: '0 0 18 LW * ?', paused: '0 0 0 1 1 ?' }} style={{ maxWidth: 420 }}>
      <Form.Item name="nightly" label="Overdue reminders">
        <CronInput />
      </Form.Item>
      <Form.Item name="monthly" label="Monthly statement">
        <CronInput readOnly />
      </Form.Item>
      <Form.Item name="paused" label="Yearly archive">
        <CronInput disabled />
      </Form.Item>
      <Form.Item name="empty" label="Stock report">
        <CronInput />
      </Form.Item>
    </Form>
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Russian: Story = { globals: { language: 'ru' }, args: { value: '0 15,45 9-17 ? * 2,4,6' } };

export const Chinese: Story = { globals: { language: 'zh-cn' } };
