import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PromptDialog } from './PromptDialog.tsx';
import { usePrompt } from './usePrompt.tsx';

let settle: { resolve: () => void; reject: (reason: Error) => void };
const save = fn(
  (_name: string) =>
    new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
    }),
);

const meta = {
  title: 'Overlays/PromptDialog',
  component: PromptDialog,
  args: {
    open: false,
    title: 'Name of the query',
    content: <p style={{ margin: 0 }}>The query is kept for you alone.</p>,
    defaultValue: 'Open claims',
    placeholder: 'e.g. Claims of June',
    rules: [{ required: true, message: 'Enter a name' }],
    onOk: save,
    onClose: fn(),
  },
  render: function Render({ open: _, onClose: __, ...options }) {
    const [prompt, promptDialog] = usePrompt();
    const [answer, setAnswer] = useState('none yet');
    return (
      <>
        <Button onClick={() => void prompt(options).then((name) => setAnswer(name ?? 'gave up'))}>Save the query</Button>
        <p>Answer: {answer}</p>
        {promptDialog}
      </>
    );
  },
} satisfies Meta<typeof PromptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Save the query' }));
  const dialog = await screen.findByRole('dialog', { name: 'Name of the query' });
  const field = within(dialog).getByRole('textbox', { name: 'Name of the query' });
  await waitFor(() => expect(field).toHaveFocus());
  return { dialog: within(dialog), field };
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Rules: Story = {
  play: async ({ canvas, step }) => {
    save.mockClear();
    const { dialog, field } = await ask();
    await step('the default value is there, selected', async () => {
      await expect(field).toHaveValue('Open claims');
      await expect(dialog.getByText('The query is kept for you alone.')).toBeVisible();
    });
    await step('a refused value goes nowhere', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await expect(await dialog.findByText('Enter a name')).toBeVisible();
      await expect(save).not.toHaveBeenCalled();
    });
    await step('Cancel gives up', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(await canvas.findByText('Answer: gave up')).toBeInTheDocument();
      await isGone();
    });
  },
};

export const Saving: Story = {
  play: async ({ canvas, step }) => {
    save.mockClear();
    const { dialog, field } = await ask();
    await step('while it is saved nothing closes the dialog', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'June{Enter}');
      await waitFor(() => expect(save).toHaveBeenCalledWith('June'));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
      await userEvent.keyboard('{Enter}{Escape}');
      await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
      await expect(field).toBeVisible();
      await expect(save).toHaveBeenCalledOnce();
    });
    await step('a refusal is shown, and what was typed stays', async () => {
      settle.reject(new Error('There is a query of this name'));
      await expect(await dialog.findByText('There is a query of this name')).toBeVisible();
      await expect(field).toHaveValue('June');
    });
    await step('saved, it closes and answers', async () => {
      await userEvent.type(field, ' 2026');
      await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(save).toHaveBeenLastCalledWith('June 2026'));
      settle.resolve();
      await expect(await canvas.findByText('Answer: June 2026')).toBeInTheDocument();
      await isGone();
    });
    await step('the next question begins anew', async () => {
      await expect((await ask()).field).toHaveValue('Open claims');
    });
  },
};

export const Dark: Story = {
  globals: { theme: 'dark', language: 'ru' },
  args: { title: 'Название запроса', content: undefined },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save the query' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Название запроса' })).toBeVisible());
  },
};
