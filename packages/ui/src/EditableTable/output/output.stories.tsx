import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine } from '../EditableTable.fixtures.tsx';
import { EditableTable, type EditableTableHandle, type TableExport } from '../index.ts';

const onXlsx = fn();

/** The rows on paper, as CSV, and for a workbook that the application writes: in the order, with the columns and the filters of the screen. */
const meta = {
  title: 'EditableTable/Print and export',
  tags: ['!autodocs'],
  component: EditableTable<LabourLine>,
  args: { label: 'Labour', rows: labourLines(200), columns: labourColumns, createRow: newLabourLine, output: { fileName: 'labour lines', onXlsx } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Print and export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** Keeps what a press hands to the browser as a file. */
function downloads() {
  const files: { name: string; blob: Blob }[] = [];
  const [createUrl, click] = [URL.createObjectURL, HTMLAnchorElement.prototype.click];
  let blob: Blob;
  URL.createObjectURL = (made: Blob) => createUrl.call(URL, (blob = made));
  HTMLAnchorElement.prototype.click = function press(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  };
  return {
    files,
    restore() {
      URL.createObjectURL = createUrl;
      HTMLAnchorElement.prototype.click = click;
    },
  };
}

const table = createRef<EditableTableHandle<LabourLine>>();
export const Csv: Story = {
  args: {
    ref: table,
    rows: labourLines(200).map((line) => (line.id === 'labour-1' ? { ...line, remark: '=HYPERLINK("http://example.com")' } : line)),
    columnSettings: {
      key: 'output',
      store: {
        load: () => ({ version: 1, order: ['remark', ...labourColumns.map(({ key }) => key)], columns: { hourRate: { hidden: true } } }),
        save: () => undefined,
      },
    },
  },
  async play() {
    await screen.findByRole('grid');
    table.current!.setFilter('hourCode', { text: 'HYD-0140' });
    table.current!.setSort([{ column: 'hourCode', order: 'desc' }]);
    const { files, restore } = downloads();
    try {
      await choose('Download as CSV');
      await waitFor(() => expect(files).toHaveLength(1));
    } finally {
      restore();
    }
    await expect(files[0]!.name).toBe('labour lines.csv');
    const bytes = new Uint8Array(await files[0]!.blob.arrayBuffer());
    await expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    // The frozen column stands first; the hidden one is left out.
    await expect(lines[0]).toBe('Hour code,Remark,Operation,Standard hours,Claimed hours,Labour cost,Work date');
    await expect(lines).toHaveLength(1 + 34);
    await expect(lines.at(-1)).toContain(`"'=HYPERLINK(""http://example.com"")"`);
    await expect(lines[1]!.startsWith('HYD-0140-20-199,')).toBe(true);
  },
};

export const Workbook: Story = {
  async play() {
    onXlsx.mockClear();
    await choose('Export to Excel');
    await waitFor(() => expect(onXlsx).toHaveBeenCalled());
    const { columns, rows } = onXlsx.mock.lastCall![0] as TableExport;
    await expect(rows).toHaveLength(200);
    await expect(columns.map(({ key }) => key)).toEqual(labourColumns.map(({ key }) => key));
    await expect(rows[0]!.values[2]).toBe(2.5);
    onXlsx.mockRejectedValueOnce(new Error('No space left'));
    await choose('Export to Excel');
    await expect(await screen.findByText('The export failed: No space left')).toBeVisible();
  },
};

export const AllRowsOnPaper: Story = {
  async play() {
    await screen.findByRole('grid');
    const printed = () => document.querySelector<HTMLIFrameElement>('iframe[title="Labour"]');
    await choose('Print');
    const page = await waitFor(() => printed()!.contentWindow!);
    await expect(page.document.querySelectorAll('tbody tr')).toHaveLength(200);
    await expect(page.document.querySelector('caption')?.textContent).toBe('Labour');
    page.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(printed()).toBeNull());
    // Printing the page prints all rows, too.
    window.dispatchEvent(new Event('beforeprint'));
    await expect(document.querySelectorAll('[data-table-root] tbody tr')).toHaveLength(200);
    window.dispatchEvent(new Event('afterprint'));
    await expect(document.querySelectorAll('[data-table-root] tbody tr')).toHaveLength(0);
  },
};
