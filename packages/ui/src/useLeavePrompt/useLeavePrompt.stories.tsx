import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form, Input, Modal } from 'antd';
import { Activity, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LeaveScope, useAskToLeave, useLeavePrompt } from './index.ts';

function DepartmentForm({ onClose }: { onClose: () => void }) {
  const [isChanged, setChanged] = useState(false);
  const askToLeave = useLeavePrompt(isChanged);
  const close = async () => {
    if (await askToLeave()) onClose();
  };
  return (
    <Modal open title="Department" okText="Save" onOk={onClose} onCancel={() => void close()}>
      <Form layout="vertical" onValuesChange={() => setChanged(true)}>
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function Tabs() {
  const askToLeave = useAskToLeave();
  const [tabs, setTabs] = useState(['Parts', 'Prices']);
  const [active, setActive] = useState('Parts');
  const close = async (tab: string) => {
    if (await askToLeave(tab)) setTabs((all) => all.filter((one) => one !== tab));
  };
  return (
    <>
      {tabs.map((tab) => (
        <p key={tab}>
          <Button onClick={() => setActive(tab)}>{tab}</Button> <Button onClick={() => void close(tab)}>Close {tab}</Button>
        </p>
      ))}
      {tabs.map((tab) => (
        <Activity key={tab} mode={tab === active ? 'visible' : 'hidden'}>
          <LeaveScope value={tab}>
            <Note name={`Note on ${tab}`} />
          </LeaveScope>
        </Activity>
      ))}
    </>
  );
}

function Note({ name }: { name: string }) {
  const [text, setText] = useState('');
  useLeavePrompt(text !== '');
  return <Input aria-label={name} value={text} onChange={(event) => setText(event.target.value)} />;
}

/** `useLeavePrompt` asks before a form is closed, `useAskToLeave` before a part of the application is. */
const meta = {
  title: 'Overlays/useLeavePrompt',
  render: function Render() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Edit the department</Button>
        {open && <DepartmentForm onClose={() => setOpen(false)} />}
      </>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const windowAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** By its words: under test all dialogs of antd have one and the same id, by which they would be named. */
const prompt = async (text = 'What you entered would be lost.') => within((await screen.findByText(text)).closest<HTMLElement>('[role="dialog"]')!);
const promptIsGone = () => waitFor(() => expect(screen.queryByText('What you entered would be lost.')).toBeNull());

export const InADialog: Story = {
  play: async ({ step }) => {
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Edit the department' }));
      return within(await screen.findByRole('dialog', { name: 'Department' }));
    };
    await step('unchanged, it closes without a word', async () => {
      await userEvent.click((await open()).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(windowAsks()).toBe(false);
    });
    const dialog = await open();
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    await step('changed, it asks, and so does the window', async () => {
      await userEvent.type(name, 'Service');
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await userEvent.click((await prompt()).getByRole('button', { name: 'Stay' }));
      await promptIsGone();
      await expect(name).toHaveValue('Service');
      await expect(windowAsks()).toBe(true);
    });
    await step('left all the same, nothing is guarded any more', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await userEvent.click((await prompt()).getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(windowAsks()).toBe(false);
    });
  },
};

/** A page in the background still guards its work; another one can be closed freely. */
export const InTabs: Story = {
  render: () => <Tabs />,
  play: async ({ canvas, step }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note on Parts' }), 'Stock is low');
    await userEvent.click(canvas.getByRole('button', { name: 'Prices' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Note on Parts' })).toBeNull());
    await step('hidden, but not forgotten', async () => {
      await expect(windowAsks()).toBe(true);
      await userEvent.click(canvas.getByRole('button', { name: 'Close Parts' }));
      await userEvent.click((await prompt()).getByRole('button', { name: 'Stay' }));
      await promptIsGone();
      await expect(canvas.getByRole('button', { name: 'Close Parts' })).toBeVisible();
    });
    await step('a page without work closes at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close Prices' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close Prices' })).toBeNull());
      await expect(screen.queryByText('What you entered would be lost.')).toBeNull();
    });
    await step('closed all the same, it guards nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close Parts' }));
      await userEvent.click((await prompt()).getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close Parts' })).toBeNull());
      await expect(windowAsks()).toBe(false);
    });
  },
};

export const ChineseDark: Story = {
  globals: { language: 'zh-cn', theme: 'dark' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the department' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Department' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), '服务部');
    await userEvent.click(dialog.getByRole('button', { name: /取\s?消/ }));
    const asked = await prompt('离开后，已填写的内容将丢失。');
    await waitFor(() => expect(asked.getByRole('button', { name: /离\s?开/ })).toBeVisible());
  },
};
