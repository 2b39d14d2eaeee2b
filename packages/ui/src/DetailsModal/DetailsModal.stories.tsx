import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Descriptions, Input } from 'antd';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DetailsModal, type DetailsModalProps } from './DetailsModal.tsx';

interface Fault {
  code: string;
  cause: string;
  parts: string[];
}

const fault: Fault = { code: 'E-1042', cause: 'Seal of the pump shaft worn', parts: ['PUMP-1'] };

const meta = {
  title: 'Overlays/DetailsModal',
  component: DetailsModal<Fault>,
  args: {
    open: false,
    row: fault,
    onConfirm: fn(),
    onClose: fn(),
    render: ({ row, change }) => (
      <Descriptions
        column={1}
        items={[
          { key: 'code', label: 'Code', children: row.code },
          {
            key: 'cause',
            label: 'Cause',
            children: <Input aria-label="Cause" value={row.cause} onChange={(event) => change({ cause: event.target.value })} />,
          },
          {
            key: 'parts',
            label: 'Parts',
            children: (
              <Button
                size="small"
                onClick={() => {
                  row.parts.push('HOSE-2');
                  change({ parts: row.parts });
                }}
              >
                {row.parts.join(', ')}
              </Button>
            ),
          },
        ]}
      />
    ),
  },
  render: function Render(args: DetailsModalProps<Fault>) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Details of the fault</Button>
        <p>
          {args.row.cause}; {args.row.parts.join(', ')}
        </p>
        <DetailsModal
          {...args}
          open={open}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof DetailsModal<Fault>>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDetails = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Details of the fault' }));
  return within(await screen.findByRole('dialog', { name: /Details/ }));
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const cause = (dialog: ReturnType<typeof within>) => dialog.findByRole('textbox', { name: 'Cause' });

/** Edits are those of a copy until OK; the answer decides whether it closes. */
export const Confirm: Story = {
  play: async ({ args, canvas, step }) => {
    const confirmed = args.onConfirm as ReturnType<typeof fn>;
    let dialog = await openDetails();
    await step('it is 1200 px wide, and fills the window when told to', async () => {
      await waitFor(() => expect(Math.round(screen.getByRole('dialog').getBoundingClientRect().width)).toBe(Math.min(1200, innerWidth - 32)));
      await userEvent.click(dialog.getByRole('button', { name: 'Full screen' }));
      await waitFor(() => expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(innerWidth));
    });
    await step('what is given up leaks nowhere, nested values included', async () => {
      await userEvent.type(await cause(dialog), ' out');
      await userEvent.click(dialog.getByRole('button', { name: 'PUMP-1' }));
      await expect(await dialog.findByRole('button', { name: 'PUMP-1, HOSE-2' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await isGone();
      await expect(fault).toEqual({ code: 'E-1042', cause: 'Seal of the pump shaft worn', parts: ['PUMP-1'] });
      await expect(canvas.getByText('Seal of the pump shaft worn; PUMP-1')).toBeVisible();
    });
    dialog = await openDetails();
    await step('the next opening begins with the row, and false keeps it open', async () => {
      await expect(await cause(dialog)).toHaveValue('Seal of the pump shaft worn');
      confirmed.mockResolvedValueOnce(false);
      await userEvent.type(await cause(dialog), '!');
      await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(confirmed).toHaveBeenLastCalledWith({ ...fault, cause: 'Seal of the pump shaft worn!' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step('a refusal is shown', async () => {
      confirmed.mockRejectedValueOnce(new Error('The fault is closed'));
      await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
      await expect(await screen.findByText('The fault is closed')).toBeVisible();
      await expect(await cause(dialog)).toHaveValue('Seal of the pump shaft worn!');
    });
    await step('any other answer closes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
      await isGone();
      await expect(confirmed).toHaveBeenCalledTimes(3);
    });
  },
};

/** Only shown: one button, which closes. */
export const ShownInChinese: Story = {
  globals: { language: 'zh-cn', theme: 'dark' },
  args: { onConfirm: undefined, render: ({ row }) => <p>{row.cause}</p> },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Details of the fault' }));
    const dialog = within(await screen.findByRole('dialog', { name: /详细信息/ }));
    await expect(dialog.queryByRole('button', { name: /确/ })).toBeNull();
    const [, footer] = dialog.getAllByRole('button', { name: /^关\s?闭$/ });
    await userEvent.click(footer!);
    await isGone();
  },
};
