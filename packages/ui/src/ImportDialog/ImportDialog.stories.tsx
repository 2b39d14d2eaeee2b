import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportAnswer, ImportDialogProps, ImportRequest, ImportSource } from './ImportDialog.types.ts';

const answering = (answer: ImportAnswer): ImportSource => ({
  upload: fn(async (_request: ImportRequest, { onProgress }) => {
    onProgress(100);
    return answer;
  }),
  template: fn(async () => undefined),
  sample: fn(async () => undefined),
  download: fn(async () => undefined),
});

const done: ImportAnswer = { success: true, code: 200, message: 'Rows imported: 18', result: null };
const detailed = {
  totalCount: 20,
  errorCount: 2,
  successCount: 18,
  msg: 'Rows: 20, imported: 18, with errors: 2',
  fileUrl: '/sys/keptFile/download?id=1',
  fileName: 'parts-errors.xlsx',
  files: [
    {
      fileName: 'parts.xlsx',
      readable: true,
      message: 'Rows: 20, imported: 18, with errors: 2',
      totalCount: 20,
      successCount: 18,
      errorCount: 2,
      problems: [
        { row: 4, fieldText: 'Unit', value: 'piece', reason: 'This choice is not valid or no longer in use' },
        { row: 9, fieldText: 'English name', value: '', reason: 'This field is required' },
      ],
      fileUrl: '/sys/keptFile/download?id=1',
      errorFileName: 'parts-errors.xlsx',
    },
    { fileName: 'photo.xlsx', readable: false, message: 'This is no Excel workbook (.xls or .xlsx)', totalCount: 0, successCount: 0, errorCount: 0 },
  ],
};

function OpenUntilClosed({ onClose, ...props }: ImportDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <ImportDialog
      {...props}
      open={open}
      onClose={() => {
        setOpen(false);
        onClose();
      }}
    />
  );
}

const meta = {
  title: 'Lists/ImportDialog',
  component: ImportDialog,
  // Each opens above its page, so a page of them shows each in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (props) => <OpenUntilClosed {...props} />,
  args: { open: true, title: 'Import parts', source: answering(done), onClose: fn(), onImported: fn() },
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const workbook = (name: string): File => new File(['PK'], name);
// Its code and texts are fetched when it is opened.
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import parts' }));
const choose = async (...files: File[]): Promise<void> => {
  await dialog();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, files);
};
const start = async (): Promise<void> => userEvent.click((await dialog()).getByRole('button', { name: 'Start upload' }));

/** Nothing can be started without a file; the files go together. */
export const Success: Story = {
  args: { biz: 'parts' },
  play: async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByRole('button', { name: 'Start upload' })).toBeDisabled();
    await choose(workbook('a.xls'), workbook('b.xlsx'));
    await expect(await inside.findByText('b.xlsx')).toBeVisible();
    await start();
    await waitFor(() => expect(args.onImported).toHaveBeenCalled());
    await expect(args.source.upload).toHaveBeenCalledWith(
      expect.objectContaining({
        files: [expect.objectContaining({ name: 'a.xls' }), expect.objectContaining({ name: 'b.xlsx' })],
        mode: 'valid',
        isSingleTableImport: 'parts',
      }),
      expect.anything(),
    );
    await expect(inside.queryByRole('checkbox', { name: /Only check/ })).toBeNull();
    await expect((args.source.upload as ReturnType<typeof fn>).mock.lastCall![0]).not.toHaveProperty('validateOnly');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** A workbook to fill in, and one that shows how, each in both formats. */
export const Workbooks: Story = {
  play: async ({ args: { source } }) => {
    const inside = await dialog();
    await userEvent.click(within(inside.getByRole('group', { name: 'Template' })).getByRole('button', { name: '.xls' }));
    await expect(source.template).toHaveBeenLastCalledWith('xls');
    await userEvent.click(within(inside.getByRole('group', { name: 'With sample rows' })).getByRole('button', { name: '.xlsx' }));
    await expect(source.sample).toHaveBeenLastCalledWith('xlsx');
  },
};

/** Code 201 with its details: the dialog gives way to a warning with every file and its problems. */
export const WithErrors: Story = {
  args: { source: answering({ success: true, code: 201, message: 'Import finished with errors', result: detailed }) },
  play: async ({ args }) => {
    await choose(workbook('parts.xlsx'), workbook('photo.xlsx'));
    await start();
    // Under test antd gives every title the same id, so a second dialog has no name of its own.
    const title = await screen.findByText(/Imported, but some rows have errors/, { selector: '.ant-modal-confirm-title' });
    const warning = within(title.closest<HTMLElement>('[role=dialog]')!);
    await waitFor(() => expect(warning.getByText('Rows: 20, imported: 18, with errors: 2')).toBeVisible());
    await userEvent.click(warning.getByRole('button', { name: 'Failed rows: parts-errors.xlsx' }));
    await expect(args.source.download).toHaveBeenCalledWith('/sys/keptFile/download?id=1', 'parts-errors.xlsx');
    await expect(args.onImported).toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByText('Import parts')).toBeNull();
    await expect(warning.getByText('This choice is not valid or no longer in use')).toBeVisible();
    await expect(warning.getByText('This is no Excel workbook (.xls or .xlsx)')).toBeVisible();
    await userEvent.click(warning.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('This is no Excel workbook (.xls or .xlsx)')).toBeNull());
  },
};

/** Code 201 of an older back end: the result is an address alone. */
export const ErrorsByAddress: Story = {
  args: { source: { upload: answering({ success: true, code: 201, message: '2 rows failed', result: '/errors/1.txt' }).upload } },
  play: async ({ args }) => {
    await choose(workbook('parts.xlsx'));
    await start();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.queryByText('Import parts')).toBeNull();
    await expect(await screen.findByRole('link', { name: 'Failed rows' })).toHaveAttribute('href', '/errors/1.txt');
  },
};

/** A refusal is shown as a warning and the dialog stays, ready for another file. */
export const Refused: Story = {
  args: { source: answering({ success: false, code: 500, message: 'parts.xlsx: The file has no rows', result: null }) },
  play: async ({ args }) => {
    await choose(workbook('parts.xlsx'));
    await start();
    await expect(await screen.findByText('parts.xlsx: The file has no rows')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect((await dialog()).getByRole('button', { name: 'Start upload' })).toBeEnabled();
  },
};

/** Without an answer the button works again. */
export const NoAnswer: Story = {
  args: { source: { upload: fn(async () => Promise.reject(new Error('offline'))) } },
  play: async () => {
    await choose(workbook('parts.xlsx'));
    await start();
    await expect(await screen.findByText(/No answer came/)).toBeVisible();
    await expect((await dialog()).getByRole('button', { name: 'Start upload' })).toBeEnabled();
  },
};

/** Only check: nothing is stored, and the dialog stays to import afterwards. */
export const ValidateOnly: Story = {
  args: { online: true, source: answering({ success: true, code: 200, message: 'Checked: 20 rows, 18 can be imported, 2 with errors', result: detailed }) },
  play: async ({ args }) => {
    const inside = await dialog();
    await choose(workbook('parts.xlsx'));
    await userEvent.click(inside.getByRole('checkbox', { name: /Only check/ }));
    await start();
    await expect(await screen.findByText('Checked: 20 rows, 18 can be imported, 2 with errors')).toBeVisible();
    await expect(args.source.upload).toHaveBeenCalledWith(expect.objectContaining({ validateOnly: true }), expect.anything());
    await expect([args.onImported, args.onClose].map((one) => (one as ReturnType<typeof fn>).mock.calls)).toEqual([[], []]);
  },
};

/** A file that is no workbook is refused by name before anything is sent. */
export const WrongFile: Story = {
  play: async () => {
    const inside = await dialog();
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, [new File(['a'], 'notes.txt')], { applyAccept: false });
    await expect(await inside.findByText(/notes\.txt/)).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Start upload' })).toBeDisabled();
  },
};
