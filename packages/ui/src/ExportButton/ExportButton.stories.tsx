import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Column } from '../ListPage/index.ts';
import { ExportButton } from './ExportButton.tsx';
import type { ExportButtonProps } from './ExportButton.types.ts';

interface Machine {
  vin: string;
}

const columns: Column<Machine>[] = [
  { key: 'vin', title: 'VIN' },
  { key: 'status', title: 'Status' },
  { key: 'hours', title: 'Hours', defaultHidden: true },
];

const meta = {
  title: 'Lists/ExportButton',
  component: ExportButton<Machine>,
  args: {
    columns,
    moreColumns: [{ key: 'engineNo', title: 'Engine no.' }],
    selectedIds: ['1', '2'],
    isFiltered: true,
    onExport: fn<ExportButtonProps<Machine>['onExport']>(async () => undefined),
  },
} satisfies Meta<ExportButtonProps<Machine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: /Export/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

/** The file has the records that the list shows. */
export const Filtered: Story = {
  play: async ({ args }) => {
    await choose('Filtered rows');
    await expect(args.onExport).toHaveBeenCalledWith({ rows: 'filtered', ids: [], columns: ['vin', 'status'], format: 'xls' });
  },
};

export const Selection: Story = {
  play: async ({ args }) => {
    await choose('Selected rows (2)');
    await expect(args.onExport).toHaveBeenCalledWith({ rows: 'selected', ids: ['1', '2'], columns: ['vin', 'status'], format: 'xls' });
  },
};

/** Rows, columns and format of one's own; the format stays for the next time. */
export const Chosen: Story = {
  play: async ({ args }) => {
    await choose('Choose columns and format…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'All rows' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Engine no.' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Status' }));
    await userEvent.click(dialog.getByRole('radio', { name: '.xlsx' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledWith({ rows: 'all', ids: [], columns: ['vin', 'engineNo'], format: 'xlsx' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A large export goes on in the background, and the user is told so. */
export const Background: Story = {
  args: {
    selectedIds: [],
    isFiltered: false,
    onExport: fn<ExportButtonProps<Machine>['onExport']>(async () => '12,000 rows are being exported in the background'),
  },
  play: async () => {
    await choose('All rows');
    await expect(await screen.findByText('12,000 rows are being exported in the background')).toBeVisible();
  },
};
