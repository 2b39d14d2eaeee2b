import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Held, labourColumns, labourLines, newLabourLine, type LabourLine } from '../EditableTable.fixtures.tsx';
import { dateColumn, EditableTable, type EditableTableHandle, numberColumn, textAreaColumn, textColumn } from '../index.ts';
import { readHtmlTable, writeHtmlTable } from '../../spreadsheets/htmlTable.ts';
import { copiedBlocks } from './spreadsheets.fixtures.ts';

/** Copy and paste with spreadsheets, fill down, clear, undo and redo. Ctrl+C, X, V, D, Z and Y. */
const meta = {
  title: 'EditableTable/Clipboard',
  tags: ['!dev', '!autodocs', '!manifest'],
  component: Held<LabourLine>,
  args: { label: 'Labour', rows: labourLines(4), columns: labourColumns, createRow: newLabourLine, rowNumber: true },
} satisfies Meta<typeof Held<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = createRef<EditableTableHandle<LabourLine>>();
const cell = (rowId: string, column: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] [data-column="${column}"]`)!;

/** Sends a clipboard event to what has the focus, as the browser does at Ctrl+C, X and V. */
function send(type: 'copy' | 'cut' | 'paste', data: Record<string, string> = {}) {
  const clipboardData = new DataTransfer();
  for (const [flavour, text] of Object.entries(data)) clipboardData.setData(flavour, text);
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  return { taken: event.defaultPrevented, data: (flavour: string) => clipboardData.getData(flavour) };
}

async function goTo(rowId: string, column: string) {
  await screen.findByRole('grid');
  table.current!.focusCell(rowId, column);
  await waitFor(() => expect(cell(rowId, column)).toContainElement(document.activeElement as HTMLElement));
}

const values = (...fields: (keyof LabourLine)[]) => table.current!.getRows().map((row) => fields.map((field) => row[field]));

/** Cells of Excel over a column that cannot be edited, with a cell of two lines, and one row more than there is. */
export const FromASpreadsheet: Story = {
  args: { ref: table, rows: labourLines(2) },
  async play() {
    await goTo('labour-2', 'claimHours');
    const { taken } = send('paste', { 'text/plain': '2.5\t99\t99\t2026-03-01\t"first\r\nsecond"\r\n3\t99\t99\t2026-03-02\tnote\r\n' });
    await expect(taken).toBe(true);
    const [, second, third] = table.current!.getRows();
    await expect(second).toMatchObject({ claimHours: 2.5, hourRate: 32.5, workDate: '2026-03-01' });
    await expect(second!.remark).toMatch(/^first\s+second$/);
    await expect(third).toMatchObject({ claimHours: 3, hourRate: 32.5, workDate: '2026-03-02', remark: 'note' });
    await screen.findByText(/4 cells that cannot be edited/);
    await expect(table.current!.undo()).toBe(true);
    await expect(table.current!.getRows()).toEqual(labourLines(2));
    await expect(table.current!.canUndo()).toBe(false);
    table.current!.redo();
    await expect(table.current!.getChanges().added).toHaveLength(1);
  },
};

/** The HTML of Excel's clipboard gives the same cells as its plain text, on Windows, Mac and the web. */
export const FromExcel: StoryObj = {
  render: () => <EditableTable ref={work} label="Work" columns={workColumns} defaultRows={[{ id: 'a', code: '', day: null, hours: null, note: '' }]} />,
  async play() {
    await screen.findByRole('grid');
    for (const { name, html, cells } of copiedBlocks) await expect({ name, cells: readHtmlTable(html) }).toEqual({ name, cells });
    const { html, plain } = copiedBlocks[0]!;
    const both: Record<string, string>[] = [{ 'text/html': html, 'text/plain': plain }, { 'text/html': html }];
    for (const flavours of both) {
      work.current!.focusCell('a', 'code');
      await waitFor(() => expect(cell('a', 'code')).toContainElement(document.activeElement as HTMLElement));
      await expect(send('paste', flavours).taken).toBe(true);
      await userEvent.click(await screen.findByRole('button', { name: 'Month first: March 1, 2026' }));
      await expect(work.current!.getRows()).toEqual([{ id: 'a', code: 'HYD-0140-20', day: '2026-03-01', hours: 2.5, note: 'first\nsecond' }]);
      work.current!.undo();
      await expect(work.current!.getRows()[0]!.hours).toBeNull();
    }
  },
};
const work = createRef<EditableTableHandle<Work>>();
interface Work {
  id: string;
  code: string;
  day: string | null;
  hours: number | null;
  note: string;
}
const workColumns = [
  textColumn<Work>({ key: 'code', title: 'Code' }),
  dateColumn<Work>({ key: 'day', title: 'Day' }),
  numberColumn<Work>({ key: 'hours', title: 'Hours' }),
  textAreaColumn<Work>({ key: 'note', title: 'Note' }),
];

/** Texts among numbers: the numbers are pasted, and each cell that was left is named with its reason. */
export const WhatFits: Story = {
  args: { ref: table },
  async play() {
    await goTo('labour-1', 'claimHours');
    send('paste', { 'text/plain': '7\r\n1e3\r\n12%\r\n8\r\n' });
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getAllByText('Not everything was pasted')).not.toHaveLength(0);
    const entries = (await within(dialog).findAllByRole('row')).map((row) => row.textContent);
    await expect(entries).toHaveLength(3);
    await expect(entries[1]).toMatch(/^2Claimed hours1e3/);
    await expect(entries[2]).toMatch(/^3Claimed hours12%/);
    await expect(values('claimHours')).toEqual([[7], [0.8], [0.6], [8]]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(table.current!.undo()).toBe(true);
    await expect(table.current!.getRows()).toEqual(labourLines(4));
  },
};

/** Nothing of it is a number: nothing is pasted. */
export const NothingFits: Story = {
  args: { ref: table },
  async play() {
    await goTo('labour-1', 'claimHours');
    send('paste', { 'text/plain': 'many\r\nfew\r\n' });
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getAllByText('Nothing was pasted')).not.toHaveLength(0);
    await expect(table.current!.getRows()).toEqual(labourLines(4));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** No more rows than `maxRows`. */
export const NoMoreRowsThanFit: Story = {
  args: { ref: table, rows: labourLines(2), maxRows: 3 },
  async play() {
    await goTo('labour-2', 'claimHours');
    send('paste', { 'text/plain': '1\n2\n3\n' });
    await screen.findByText('There is no room for 1 more row');
    await expect(table.current!.getRows()).toEqual(labourLines(2));
  },
};

/** A copy is text for spreadsheets, and exact for our own tables; cut removes the cells in one step. */
export const ToASpreadsheet: Story = {
  args: { ref: table, rows: labourLines(2).map((line, index) => ({ ...line, remark: index === 0 ? '=1+1\n<b>' : '' })) },
  async play() {
    await goTo('labour-1', 'remark');
    const copied = send('copy');
    await expect(copied.data('text/plain')).toBe('"\'=1+1\n<b>"\r\n');
    await expect(copied.data('text/html')).toBe(
      `<table><tr><td style="mso-number-format:'\\@'" sdnum="1033;0;@">=1+1<br style="mso-data-placement:same-cell">&lt;b&gt;</td></tr></table>`,
    );
    const cut = send('cut');
    await expect(values('remark')).toEqual([[''], ['']]);
    await goTo('labour-2', 'remark');
    send('paste', { 'application/x-harrow-cells': cut.data('application/x-harrow-cells') });
    await expect(table.current!.getRows()[1]!.remark.startsWith('=1+1')).toBe(true);
    table.current!.undo();
    table.current!.undo();
    await expect(table.current!.getRows()[0]!.remark).toBe('=1+1\n<b>');
  },
};

/** While a text is being edited, copy and paste are the editor's own. */
export const WithinAText: Story = {
  args: { ref: table },
  async play() {
    await goTo('labour-2', 'remark');
    await userEvent.keyboard('{F2}');
    await expect(send('paste', { 'text/plain': 'a\tb' }).taken).toBe(false);
    await expect(send('copy').taken).toBe(false);
    await expect(table.current!.getRows()).toEqual(labourLines(4));
  },
};

/** Several cells go into the table, though the caret is in a field: one that holds nothing could only join them to one text. */
export const BlockIntoAnEmptyText: Story = {
  render: () => (
    <EditableTable ref={work} label="Work" columns={workColumns} defaultRows={[{ id: 'a', code: '', day: null, hours: null, note: '' }]} editing="click" />
  ),
  async play() {
    const grid = await screen.findByRole('grid');
    await userEvent.click(grid.querySelector('[data-row-id] [data-column="code"]')!);
    await expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
    await expect(send('paste', { 'text/plain': 'HYD-0140-20' }).taken).toBe(false);
    await expect(send('paste', { 'text/plain': 'HYD-0140-20\nELE-0310-10' }).taken).toBe(true);
    await expect(work.current!.getRows().map(({ code }) => code)).toEqual(['HYD-0140-20', 'ELE-0310-10']);
  },
};

/** Ctrl+Z takes back what was typed in a cell as one step; Ctrl+D takes the value of the cell above. */
export const StepsOfTheKeyboard: Story = {
  args: { ref: table },
  async play() {
    await goTo('labour-1', 'claimHours');
    await userEvent.keyboard('12');
    await goTo('labour-2', 'claimHours');
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(values('claimHours').slice(0, 2)).toEqual([[12], [12]]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(values('claimHours').slice(0, 2)).toEqual([[12], [0.8]]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(values('claimHours').slice(0, 2)).toEqual([[2.5], [0.8]]);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(values('claimHours')[0]).toEqual([12]);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(values('claimHours')[1]).toEqual([12]);
  },
};

/** HTML of the clipboard is read like this; the table here only shows that nothing of it comes into the page. */
export const HostileAndOddHtml: Story = {
  async play() {
    await screen.findByRole('grid');
    const images = document.images.length;
    const attack = `<meta charset=utf-8><style>td{color:red}</style><table><tr><td>a<script>window.pasted=1</script><img src=x onerror="window.pasted=1"></td>
      <td><a href="javascript:window.pasted=1" onclick="window.pasted=1">b</a></td></tr></table>`;
    await expect(readHtmlTable(attack)).toEqual([['a', 'b']]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect('pasted' in window).toBe(false);
    await expect(document.images.length).toBe(images);

    const odd: [html: string, cells: string[][] | undefined][] = [
      ['<p>no table</p>', undefined],
      ['<table></table>', undefined],
      ['<TABLE><TBODY><TR><TD>\n  a\n  b  </TD><TD>c</TD></TR></TABLE>', [['a b', 'c']]],
      ['<table><tr><td>a<br>b<br style="mso-data-placement:same-cell;"> c</td></tr></table>', [['a\nb\nc']]],
      ['<table><tr><td><p>a</p><p>b</p></td><td><div>c</div></td></tr></table>', [['a\nb', 'c']]],
      [
        '<table><tr><td colspan=2>a</td><td>b</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
        [
          ['a', '', 'b'],
          ['1', '2', '3'],
        ],
      ],
      [
        '<table><tr><td rowspan=2>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
        [
          ['a', 'b'],
          ['', 'c'],
        ],
      ],
      ['<table><tr><td>&nbsp;</td><td>&nbsp;&nbsp;x&nbsp;y</td></tr></table>', [[' ', '  x y']]],
      ['<table><thead><tr><th>H</th></tr></thead><tbody><tr><td>a<table><tr><td>inner</td></tr></table></td></tr></tbody></table>', [['H'], ['a\ninner']]],
      [
        '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><!--StartFragment--><table><col width=64><tr height=20><td class=xl63>1,5</td></tr></table><!--EndFragment-->',
        [['1,5']],
      ],
      // As LibreOffice 7.4 writes it.
      [
        '<body>\n<table cellspacing="0" border="0">\n\t<colgroup width="105"></colgroup>\n\t<tr>\n\t\t<td height="17" align="left">1G7K-52110-A</td>\n\t\t<td align="right" sdval="46082" sdnum="1033;0;YYYY-MM-DD">2026-03-01</td>\n\t\t<td align="left">first<br>second</td>\n\t</tr>\n\t<tr>\n\t\t<td height="17" align="left"><font face="Noto Sans CJK SC">工时</font></td>\n\t\t<td align="right" sdval="-3" sdnum="1033;">-3</td>\n\t\t<td align="left"><br></td>\n\t</tr>\n</table>',
        [
          ['1G7K-52110-A', '2026-03-01', 'first\nsecond'],
          ['工时', '-3', ''],
        ],
      ],
    ];
    for (const [html, cells] of odd) await expect(readHtmlTable(html)).toEqual(cells);
    const texts = [
      ['a & b', '<i>"x"</i>'],
      ['two\nlines', ' led by a space,  two within '],
    ];
    await expect(readHtmlTable(writeHtmlTable(texts))).toEqual(texts);
    // Texts that Excel and LibreOffice would read as numbers, and write without their zeros.
    for (const code of ['00123', '12345678901234567890', '12e5', '3-4', '1/2', 'MAR1', '10-12-2026'])
      await expect(writeHtmlTable([[code]])).toContain('sdnum="1033;0;@"');
    for (const number of ['0', '0.5', '-12', '1234567.89', '10', '2026-03-01', '1G7K-52110-A']) await expect(writeHtmlTable([[number]])).not.toContain('sdnum');
  },
};

/** Cells pasted into a table without rows make rows: the keyboard comes to it with a press on the empty place, as with Tab. */
export const IntoAnEmptyTable: StoryObj = {
  render: () => <EditableTable ref={work} label="Work" columns={workColumns} defaultRows={[]} toolbar={{ buttons: [] }} />,
  async play() {
    await userEvent.click(await screen.findByText('No rows yet'));
    await expect(screen.getByRole('grid')).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
    await expect(send('paste', { 'text/plain': 'HYD-0140-20\nELE-0310-10' }).taken).toBe(true);
    await expect(work.current!.getRows().map(({ code }) => code)).toEqual(['HYD-0140-20', 'ELE-0310-10']);
  },
};

/** A number that can be read in two ways is asked about, unless the other numbers say how it is meant; one that breaks a bound is marked. */
export const AmbiguousNumbers: StoryObj = {
  render: () => (
    <EditableTable
      ref={work}
      label="Work"
      columns={[textColumn<Work>({ key: 'code', title: 'Code' }), numberColumn<Work>({ key: 'hours', title: 'Hours', max: 2000 })]}
      defaultRows={[{ id: 'a', code: '', day: null, hours: null, note: '' }]}
    />
  ),
  async play() {
    await screen.findByRole('grid');
    const hours = () => work.current!.getRows().map((row) => row.hours);
    const paste = async (text: string) => {
      work.current!.focusCell('a', 'hours');
      await waitFor(() => expect(cell('a', 'hours')).toContainElement(document.activeElement as HTMLElement));
      send('paste', { 'text/plain': text });
    };
    await paste('2,755');
    await userEvent.click(await screen.findByRole('button', { name: 'Decimals: 2.755' }));
    await expect(hours()).toEqual([2.755]);
    await paste('2,755');
    await userEvent.click(await screen.findByRole('button', { name: 'Thousands: 2755' }));
    await expect(hours()).toEqual([2755]);
    await waitFor(() => expect(work.current!.getErrorCount()).toBe(1));
    await paste('2,755');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await paste('1,234\n0,5');
    await expect(hours()).toEqual([1.234, 0.5]);
  },
};

/** All dates of a paste are read in one order, which those say that can be read in one way only; where none does, the user is asked. */
export const AmbiguousDates: StoryObj = {
  render: () => (
    <EditableTable
      ref={work}
      label="Work"
      columns={[textColumn<Work>({ key: 'code', title: 'Code' }), dateColumn<Work>({ key: 'day', title: 'Day' })]}
      defaultRows={[{ id: 'a', code: '', day: null, hours: null, note: '' }]}
    />
  ),
  async play() {
    await screen.findByRole('grid');
    const days = () => work.current!.getRows().map((row) => row.day);
    const paste = async (text: string) => {
      work.current!.focusCell('a', 'day');
      await waitFor(() => expect(cell('a', 'day')).toContainElement(document.activeElement as HTMLElement));
      send('paste', { 'text/plain': text });
    };
    await paste('03/04/2026');
    await userEvent.click(await screen.findByRole('button', { name: 'Month first: March 4, 2026' }));
    await expect(days()).toEqual(['2026-03-04']);
    await paste('03/04/2026');
    await userEvent.click(await screen.findByRole('button', { name: 'Day first: April 3, 2026' }));
    await expect(days()).toEqual(['2026-04-03']);
    await paste('05/06/2026');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(days()).toEqual(['2026-04-03']);
    await paste('05/06/2026\n24/12/2026');
    await expect(days()).toEqual(['2026-06-05', '2026-12-24']);
    await paste('05/06/2026\n12/24/2026');
    await expect(days()).toEqual(['2026-05-06', '2026-12-24']);
    await paste('3.4.2026\n07/07/2026');
    await expect(days()).toEqual(['2026-04-03', '2026-07-07']);
  },
};

/** The square at the end of the range, or of the active cell, is pulled over the rows that are to have the same. */
export const FillHandle: Story = {
  args: { ref: table },
  async play() {
    await goTo('labour-1', 'claimHours');
    const square = () => document.querySelector('[data-fill]')!;
    await waitFor(() => expect(cell('labour-1', 'claimHours')).toContainElement(square() as HTMLElement));
    const pull = async (rowId: string) => {
      const target = cell(rowId, 'claimHours');
      await fireEvent.mouseDown(square(), { button: 0 });
      await fireEvent.pointerMove(target, { buttons: 1, screenX: 1, screenY: 1 });
      await waitFor(() => expect(target).toHaveAttribute('data-in-range', 'true'));
      await fireEvent.pointerUp(window);
    };
    await pull('labour-3');
    await expect(values('claimHours')).toEqual([[2.5], [2.5], [2.5], [1.4]]);
    // The range that was filled is the one to go on from.
    await waitFor(() => expect(cell('labour-3', 'claimHours')).toContainElement(square() as HTMLElement));
    await expect(table.current!.undo()).toBe(true);
    await expect(values('claimHours')).toEqual([[2.5], [0.8], [0.6], [1.4]]);
  },
};

/** A table that is only read has none, nor has a cell that cannot be edited. */
export const NoFillHandle: Story = {
  args: { ref: table },
  async play() {
    await goTo('labour-1', 'claimHours');
    await waitFor(() => expect(document.querySelector('[data-fill]')).not.toBeNull());
    await userEvent.click(cell('labour-1', 'hourCost'));
    await waitFor(() => expect(document.querySelector('[data-fill]')).toBeNull());
  },
};
