import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Column, ListPage } from '../ListPage/index.ts';
import { type LoadList, useList } from '../useList/index.ts';
import { ExportButton } from './ExportButton.tsx';
import type { ExportButtonProps } from './ExportButton.types.ts';
import { useCsvExport } from './useCsvExport.ts';

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

const fleet = Array.from({ length: 25 }, (_, index) => ({
  id: `${index + 1}`,
  vin: `LHW7TRA${3000 + index}`,
  status: index % 2 ? 'Sold' : 'In stock',
  hours: index + 0.5,
}));
type Fleet = (typeof fleet)[number];
const fleetColumns: Column<Fleet>[] = [
  { key: 'vin', title: 'VIN' },
  { key: 'status', title: 'Status' },
  { key: 'hours', title: 'Hours', align: 'right' },
];
const loadFleet: LoadList<Fleet> = async ({ page, pageSize, filters }) => {
  const found = filters['status'] ? fleet.filter(({ status }) => status === filters['status']) : fleet;
  return { records: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
};

function FleetList({ maxRows }: { maxRows?: number }) {
  const list = useList({ load: loadFleet });
  const onExport = useCsvExport({
    fileName: 'Machines',
    columns: fleetColumns,
    load: loadFleet,
    list,
    pageSize: 10,
    ...(maxRows !== undefined && { maxRows }),
  });
  return (
    <ListPage
      {...list.pageProps}
      title="Machines"
      columns={fleetColumns}
      selection={list.selection}
      toolbar={<ExportButton columns={fleetColumns} formats={['csv']} selectedIds={list.selection.ids} onExport={onExport} />}
    />
  );
}

/** Texts of the files that the page hands to the browser meanwhile. */
async function savedFiles(act: () => Promise<void>): Promise<string[]> {
  const saved: Promise<string>[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob.text());
    return createObjectURL.call(URL, blob);
  };
  try {
    await act();
    await waitFor(() => expect(saved).not.toHaveLength(0));
  } finally {
    URL.createObjectURL = createObjectURL;
  }
  return Promise.all(saved);
}

/** A list whose server makes no files: `useCsvExport` asks the list's own call page after page. */
export const Csv: Story = {
  render: () => <FleetList />,
  play: async ({ canvas, step }) => {
    await canvas.findByRole('cell', { name: 'LHW7TRA3000' });
    await step('All of them, over three pages', async () => {
      const [text] = await savedFiles(() => choose('All rows'));
      const lines = text!.split('\r\n');
      await expect(lines[0]).toContain('VIN,Status,Hours');
      await expect(lines).toHaveLength(1 + 25 + 1);
      await expect(lines.at(-2)).toBe('LHW7TRA3024,In stock,24.5');
    });
    await step('Those that are selected', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 2' }));
      const [text] = await savedFiles(() => choose('Selected rows (1)'));
      await expect(text!.split('\r\n')).toEqual([expect.stringContaining('VIN'), 'LHW7TRA3001,Sold,1.5', '']);
    });
    await step('One format is no choice', async () => {
      await choose('Choose columns and format…');
      const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
      await expect(dialog.queryByText('Format')).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** More than `maxRows` are refused before anything is saved. */
export const CsvTooMany: Story = {
  render: () => <FleetList maxRows={20} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'LHW7TRA3000' });
    await choose('All rows');
    await expect(await screen.findByText(/^25 records were found; a CSV made here holds at most 20/)).toBeVisible();
  },
};
