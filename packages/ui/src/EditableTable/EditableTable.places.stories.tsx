import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfigProvider, Drawer, Modal, Tabs } from 'antd';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine } from './EditableTable.fixtures.tsx';
import { type EditableColumn, type EditableTable, numberColumn, textColumn } from './index.ts';

const meta = {
  title: 'EditableTable/Places',
  tags: ['!autodocs'],
  component: Held<LabourLine>,
  args: { label: 'Labour', rows: labourLines(40), columns: labourColumns, createRow: newLabourLine, rowNumber: true },
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (rowId: string, column: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] > [data-column="${column}"]`)!;
const rows = () => document.querySelectorAll('[data-row-id]');
const rendered = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A hundred thousand rows cost what is on screen. */
export const ManyRows: StoryObj = {
  name: '100,000 rows',
  render: () => <Held label="Labour" rows={hundredThousand} columns={labourColumns} createRow={newLabourLine} rowNumber />,
  async play() {
    const grid = await screen.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '100002');
    await rendered();
    grid.scrollTop = 61 * 70_000;
    await waitFor(() => expect(cell('labour-70001', 'hourCode')).toBeVisible());
    await expect(rows().length).toBeLessThan(20);
    await waitFor(() => {
      const order = [...rows()].map((row) => Number(row.getAttribute('aria-rowindex')));
      return expect(order).toEqual(order.toSorted((a, b) => a - b));
    });
  },
};
const hundredThousand = labourLines(100_000);

interface Wide {
  id: string;
  [key: `t${number}`]: string;
  [key: `n${number}`]: number;
}
const isNumber = (index: number) => index % 3 === 2;
const keyOf = (index: number) => `${isNumber(index) ? 'n' : 't'}${index}`;
const wideColumns: EditableColumn<Wide>[] = Array.from({ length: 100 }, (_, index) => {
  const shared = { title: `Column ${index + 1}`, width: 120, ...(index === 0 && { frozen: 'left' as const }) };
  return isNumber(index) ? numberColumn<Wide>({ ...shared, key: `n${index}`, statistics: true }) : textColumn<Wide>({ ...shared, key: `t${index}` });
});
const wideRows: Wide[] = Array.from({ length: 200 }, (_, row) => ({
  id: `row-${row}`,
  ...Object.fromEntries(wideColumns.map((_column, index) => [keyOf(index), isNumber(index) ? row * index : `${row}/${index}`])),
}));

/** Of a hundred columns those in view are in the page, and the frozen one; keys lead to all of them. */
export const ManyColumns: StoryObj = {
  name: '100 columns',
  render: () => <Held label="Wide" rows={wideRows} columns={wideColumns} size="compact" />,
  async play() {
    const grid = await screen.findByRole('grid');
    await rendered();
    const drawn = () => document.querySelectorAll('[data-row-id="row-0"] > [data-column]').length;
    await waitFor(() => expect(drawn()).toBeLessThan(25));
    await expect(grid).toHaveAttribute('aria-colcount', '101');
    await userEvent.click(cell('row-0', 't1'));
    await userEvent.keyboard('{Escape}{End}');
    await waitFor(() => expect(cell('row-0', 't99').querySelector('input')).toHaveFocus());
    await waitFor(() => expect(drawn()).toBeLessThan(25));
    await expect(cell('row-0', 't0')).toBeVisible();
    const [last, area] = [cell('row-0', 't99').getBoundingClientRect(), grid.getBoundingClientRect()];
    await expect(last.right).toBeLessThanOrEqual(area.right + 1);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(cell('row-0', 't0').querySelector('input')).toHaveFocus());
  },
};

/** Typing in a dialog: its Escape does not close the dialog while there is something to take back. */
export const InAModal: Story = {
  render: (args) => (
    <Modal open title="Labour of fault 1" width={1000} footer={null} transitionName="" maskTransitionName="">
      <Held {...args} maxHeight={240} />
    </Modal>
  ),
  async play() {
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('grid');
    await rendered();
    await userEvent.click(cell('labour-2', 'remark'));
    await userEvent.keyboard('x{Escape}');
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(cell('labour-2', 'remark').querySelector('input')).toHaveFocus());
  },
};

export const InADrawer: Story = {
  render: (args) => (
    <Drawer open title="Labour of fault 1" size={700} getContainer={false}>
      <Held {...args} maxHeight={300} />
    </Drawer>
  ),
  async play() {
    await rendered();
    const grid = await screen.findByRole('grid');
    await expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth);
    await userEvent.click(cell('labour-1', 'hourName'));
    await waitFor(() => expect(cell('labour-1', 'hourName').querySelector('input')).toHaveFocus());
  },
};

/** Mounted while hidden, correct once visible. */
export const InAHiddenTab: Story = {
  render: (args) => (
    <Tabs
      animated={false}
      items={[
        { key: 'a', label: 'Faults', children: 'Faults of the claim' },
        { key: 'b', label: 'Labour', forceRender: true, children: <Held {...args} maxHeight={300} /> },
      ]}
    />
  ),
  async play() {
    await rendered();
    await userEvent.click(await screen.findByRole('tab', { name: 'Labour' }));
    const grid = await screen.findByRole('grid');
    grid.scrollTop = 61 * 20;
    await waitFor(() => expect(cell('labour-21', 'hourCode')).toBeVisible());
    const heading = grid.querySelector<HTMLElement>('[role="columnheader"][aria-colindex="3"]')!.getBoundingClientRect();
    await expect(Math.round(cell('labour-21', 'hourName').getBoundingClientRect().left)).toBe(Math.round(heading.left));
  },
};

/** Written from right to left: columns begin at the right, and the arrows go where they point. */
export const RightToLeft: Story = {
  render: (args) => (
    <ConfigProvider direction="rtl">
      <div dir="rtl" style={{ width: 800 }}>
        <Held {...args} />
      </div>
    </ConfigProvider>
  ),
  async play() {
    await rendered();
    const grid = await screen.findByRole('grid');
    const area = grid.getBoundingClientRect();
    const frozen = () => cell('labour-1', 'hourCode').getBoundingClientRect();
    await expect(area.right - frozen().right).toBeLessThan(80);
    grid.scrollLeft = -300;
    await frames();
    await expect(area.right - frozen().right).toBeLessThan(80);
    await userEvent.click(cell('labour-1', 'hourCode'));
    await userEvent.keyboard('{Escape}{ArrowLeft}');
    await waitFor(() => expect(cell('labour-1', 'hourName').querySelector('input')).toHaveFocus());
    const name = cell('labour-1', 'hourName').getBoundingClientRect();
    await expect(name.right).toBeLessThanOrEqual(frozen().left + 1);
  },
};

/** As on a screen of half the width, with everything twice as large. */
export const TwiceAsLarge: Story = {
  name: '200 % zoom',
  render: (args) => (
    <div style={{ zoom: 2, width: 640 }}>
      <Held {...args} maxHeight={250} />
    </div>
  ),
  async play() {
    await rendered();
    const grid = await screen.findByRole('grid');
    grid.scrollTop = 61 * 30;
    await waitFor(() => expect(cell('labour-31', 'hourCode')).toBeVisible());
    await userEvent.click(cell('labour-31', 'hourCode'));
    await waitFor(() => expect(cell('labour-31', 'hourCode').querySelector('input')).toHaveFocus());
    await expect(Math.round(cell('labour-31', 'hourCode').parentElement!.getBoundingClientRect().height)).toBe(122);
  },
};
