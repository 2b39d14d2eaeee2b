import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createPathStore } from '../../../attachments/index.ts';
import { fileColumn, type FileRecord, imageColumn, uploadColumn } from '../../index.ts';
import { cellOf, ColumnTable } from '../columns.fixtures.tsx';

interface Evidence {
  id: string;
  report: string | null;
  papers: FileRecord[] | null;
  photos: string | null;
}

const columns = [
  uploadColumn<Evidence>({ key: 'report', title: 'Report', btnText: 'Add report' }),
  fileColumn<Evidence>({ key: 'papers', title: 'Papers', storeAs: 'records', number: 3 }),
  imageColumn<Evidence>({ key: 'photos', title: 'Photos' }),
];
const rows: Evidence[] = [
  {
    id: '1',
    report: 'temp/inspection-2026-05.pdf',
    papers: [{ fileName: 'invoice.pdf', filePath: 'temp/invoice.pdf', fileSize: 20_480 }],
    photos: 'plate,hours',
  },
  { id: '2', report: null, papers: null, photos: null },
];

/** `upload`, `file` and `image` of JSON columns. */
const meta = {
  title: 'EditableTable/Columns/file',
  tags: ['!autodocs'],
  component: ColumnTable<Evidence>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Evidence>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastRow = (args: { onRowsChange?: unknown }, index: number) => ((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Evidence[])[index]!;
const chooser = (rowId: string, column: string) => cellOf(rowId, column).querySelector<HTMLInputElement>('input[type="file"]')!;
const file = (name: string, type: string) => new File(['content'], name, { type });

export const OneFile: Story = {
  async play({ args, canvas }) {
    await canvas.findByRole('button', { name: 'Add report Report' });
    await userEvent.upload(chooser('2', 'report'), file('protocol.pdf', 'application/pdf'));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await waitFor(() => expect(lastRow(args, 1).report).toMatch(/^memory-\d+$/));
    const cell = within(cellOf('1', 'report'));
    await expect(cellOf('1', 'report')).toHaveTextContent('inspe…');
    await expect(cell.getByRole('link', { name: 'inspection-2026-05.pdf' })).toBeVisible();
    await userEvent.click(cell.getByRole('button', { name: 'Remove inspection-2026-05.pdf' }));
    await expect(lastRow(args, 0).report).toBeNull();
  },
};

/** Control characters in a name are made visible, as in every other list of files. */
export const TurningNames: Story = {
  args: {
    rows: [
      {
        id: '1',
        report: 'temp/\u202efdp.exe',
        papers: [
          { fileName: 'bill\u202efdp.exe', filePath: 'temp/1', fileSize: 1 },
          { fileName: 'فاتورة 2026.pdf', filePath: 'temp/2', fileSize: 1 },
        ],
        photos: null,
      },
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: '\ufffdfdp.exe' })).toHaveAttribute('download', 'fdp.exe');
    await userEvent.click(canvas.getByRole('button', { name: 'More files: Papers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Papers' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove bill\ufffdfdp.exe' })).toBeVisible());
    await expect(dialog.getByText('\u2068فاتورة 2026.pdf\u2069')).toBeVisible();
    await expect(document.body.innerHTML).not.toContain('\u202e');
  },
};

export const Failure: Story = {
  async play({ args, canvas }) {
    await canvas.findByRole('button', { name: 'Add report Report' });
    await userEvent.upload(chooser('2', 'report'), file('broken.pdf', 'application/pdf'));
    const failed = await canvas.findByRole('button', { name: 'Upload failed' });
    await expect(failed).toHaveAttribute('title', 'The file could not be read');
    await userEvent.click(failed);
    const reason = await screen.findByText('Error message: The file could not be read');
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add report Report' })).toBeVisible());
    await expect(args.onRowsChange).not.toHaveBeenCalled();
  },
};

/** The server did not say why. */
export const FailureWithoutReason: Story = {
  args: {
    columns: [
      uploadColumn<Evidence>({
        key: 'report',
        title: 'Report',
        btnText: 'Add report',
        store: createPathStore({ send: () => Promise.resolve({ success: true }), responseName: 'path' }),
      }),
    ],
  },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Add report Report' });
    await userEvent.upload(chooser('2', 'report'), file('protocol.pdf', 'application/pdf'));
    const failed = await canvas.findByRole('button', { name: 'Upload failed' });
    await expect(failed).toHaveAttribute('title', 'Upload failed');
    await userEvent.click(failed);
    const reason = await screen.findByText('Error message: Unknown error');
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  },
};

/** All files in a dialog of 520 px; the cell changes when it is confirmed. */
export const SeveralInADialog: Story = {
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More files: Papers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Papers' });
    await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(520);
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, [file('a.txt', 'text/plain'), file('b.txt', 'text/plain'), file('c.txt', 'text/plain')]);
    await expect(await screen.findByText('The cell takes 3 files at most; the others were not added')).toBeVisible();
    await within(dialog).findByRole('button', { name: 'Remove b.txt' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'OK' })).toBeEnabled());
    await expect(args.onRowsChange).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove invoice.pdf' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await expect(lastRow(args, 0).papers!.map(({ fileName }) => fileName)).toEqual(['a.txt', 'b.txt']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PicturesOnly: Story = {
  async play({ args, canvas }) {
    await canvas.findByRole('button', { name: 'Upload Photos' });
    await userEvent.upload(chooser('2', 'photos'), file('a,b.png', 'image/png'));
    await expect(await screen.findByText('a,b.png: the file name must not contain a comma')).toBeVisible();
    await expect(args.onRowsChange).not.toHaveBeenCalled();
    await userEvent.upload(chooser('2', 'photos'), [file('left.png', 'image/png'), file('right.png', 'image/png')]);
    await waitFor(() => expect(lastRow(args, 1).photos).toMatch(/^memory-\d+,memory-\d+$/));
    await expect(args.onRowsChange).toHaveBeenCalledTimes(1);
  },
};

/** F2 goes into the cell; then Left and Right go through what it holds. */
export const Keyboard: Story = {
  async play({ canvas }) {
    const more = await canvas.findByRole('button', { name: 'More files: Papers' });
    more.focus();
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'invoice.pdf' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(more).toHaveFocus();
  },
};
