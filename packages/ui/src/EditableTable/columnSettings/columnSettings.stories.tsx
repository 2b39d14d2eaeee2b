import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine } from '../EditableTable.fixtures.tsx';
import { browserColumnSettings, type ColumnSettings, EditableTable } from '../index.ts';

/** Settings as a server would keep them per user, with the saved ones. */
function remembered(stored?: unknown) {
  const saved: (ColumnSettings | undefined)[] = [];
  return { saved, store: { load: () => stored, save: (_key: string, settings: ColumnSettings | undefined) => void saved.push(settings) } };
}

/** Users make columns wider, move, pin and hide them, and find them so again: by mouse, by keyboard, in the settings. */
const meta = {
  title: 'EditableTable/Columns',
  tags: ['!autodocs'],
  component: EditableTable<LabourLine>,
  args: {
    label: 'Labour',
    rows: labourLines(6),
    columns: labourColumns,
    createRow: newLabourLine,
    onRowsChange: fn(),
    columnSettings: { key: 'labour', store: remembered().store },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const heads = () => [...document.querySelectorAll<HTMLElement>('[data-head]')];
const head = (key: string) => document.querySelector<HTMLElement>(`[data-head="${key}"]`)!;
const keys = () => heads().map(({ dataset }) => dataset['head']);
const width = (key: string) => Math.round(head(key).getBoundingClientRect().width);
const focusHead = (key: string) => head(key).querySelector<HTMLElement>('button')!.focus();
const said = () => document.querySelector('[data-announcements]')!;
async function chosen(key: string, item: string) {
  await userEvent.hover(head(key));
  await userEvent.click(within(head(key)).getByRole('button', { name: /^Menu of/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export const Overview: Story = {
  async play() {
    await screen.findByRole('grid');
    await expect(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  },
};

const resized = remembered();
export const PullTheEdge: Story = {
  args: { columnSettings: { key: 'labour', store: resized.store } },
  async play() {
    await screen.findByRole('grid');
    const before = width('remark');
    const edge = head('remark').querySelector('[data-resize]')!;
    const { left } = edge.getBoundingClientRect();
    // Chromium captures only pointers that are down.
    Object.assign(edge, { setPointerCapture: () => undefined });
    await fireEvent.pointerDown(edge, { button: 0, clientX: left, pointerId: 1 });
    await fireEvent.pointerMove(edge, { clientX: left + 60, pointerId: 1 });
    await waitFor(() => expect(width('remark')).toBe(before + 60));
    await expect(resized.saved).toHaveLength(0);
    await fireEvent.pointerUp(edge, { clientX: left + 60, pointerId: 1 });
    await waitFor(() => expect(resized.saved.at(-1)?.columns).toEqual({ remark: { width: before + 60 } }));
    await expect(width('remark')).toBe(before + 60);
    await chosen('remark', 'Reset width');
    await waitFor(() => expect(width('remark')).toBe(before));
    await expect(resized.saved.at(-1)).toBeUndefined();
  },
};

const fitted = remembered();
/** As wide as the widest text in it, the title included. */
export const FitToContent: Story = {
  args: { columnSettings: { key: 'labour', store: fitted.store } },
  async play() {
    await screen.findByRole('grid');
    for (const key of ['remark', 'hourName', 'workDate']) {
      await chosen(key, 'Fit to content');
      await waitFor(() => expect(fitted.saved.at(-1)?.columns[key]?.width).toBeGreaterThan(60));
      const cells = [...document.querySelectorAll<HTMLElement>(`[data-row-id] > [data-column="${key}"]`)];
      await waitFor(() => expect(cells.filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([]));
      await expect(head(key).querySelector('[title]')!.scrollWidth).toBeLessThanOrEqual(head(key).clientWidth);
    }
    await expect(width('remark')).toBeGreaterThan(width('hourCode'));
  },
};

export const ByKeyboard: Story = {
  async play() {
    await screen.findByRole('grid');
    focusHead('hourName');
    const before = width('hourName');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(width('hourName')).toBe(before + 16));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(keys().slice(0, 3)).toEqual(['hourCode', 'standardHours', 'hourName']));
    await expect(head('hourName')).toContainElement(document.activeElement as HTMLElement);
    await expect(said()).toHaveTextContent('Operation is column 3 of 8');
    // A pinned column keeps its side.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(head('hourCode')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(keys()[0]).toBe('hourCode');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await screen.findByRole('menuitem', { name: 'Hide column' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(head('hourCode')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[data-row-id]')).toHaveAttribute('data-row-id', 'labour-1'));
  },
};

export const DragAHeading: Story = {
  args: { sortable: true },
  async play() {
    await screen.findByRole('grid');
    const centre = (key: string, at: number) => {
      const { left, width: wide, top, height } = head(key).getBoundingClientRect();
      return { clientX: left + wide * at, clientY: top + height / 2 };
    };
    const title = head('remark').querySelector('button')!;
    await fireEvent.pointerDown(title, { button: 0, pointerType: 'mouse', ...centre('remark', 0.5) });
    await fireEvent.pointerMove(window, centre('workDate', 0.2));
    await expect(head('workDate')).toHaveAttribute('data-drop', 'before');
    // A browser makes a click of every press, also of the one that ends a drag: that one does not sort.
    await Promise.all([fireEvent.pointerUp(window, centre('workDate', 0.2)), fireEvent.click(title)]);
    await waitFor(() => expect(keys().slice(-2)).toEqual(['remark', 'workDate']));
    await expect(head('remark')).not.toHaveAttribute('aria-sort');
  },
};

export const PinAndHide: Story = {
  async play() {
    await screen.findByRole('grid');
    await chosen('remark', 'Pin to the start');
    await waitFor(() => expect(keys().slice(0, 2)).toEqual(['hourCode', 'remark']));
    await expect(head('remark')).toHaveAttribute('data-frozen', 'left');
    await chosen('hourRate', 'Hide column');
    await waitFor(() => expect(keys()).not.toContain('hourRate'));
    await expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '8');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const panel = await screen.findByRole('dialog', { name: 'Columns' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Rate' }));
    await waitFor(() => expect(keys()).toContain('hourRate'));
    await userEvent.click(within(panel).getByRole('button', { name: 'Move Remark up' }));
    await waitFor(() => expect(keys().slice(0, 2)).toEqual(['remark', 'hourCode']));
    await userEvent.click(within(panel).getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(document.querySelector('[data-row-id]')!.getBoundingClientRect().height).toBe(40));
    await userEvent.click(within(panel).getByRole('button', { name: 'Reset all' }));
    await waitFor(() => expect(keys()).toEqual(labourColumns.map(({ key }) => key)));
    await expect(document.querySelector('[data-row-id]')!.getBoundingClientRect().height).toBe(61);
  },
};

/** Columns that are gone are passed over; one that is new stands where the application has it. */
export const Remembered: Story = {
  args: {
    columnSettings: {
      key: 'labour',
      store: remembered({
        version: 1,
        order: ['remark', 'gone', 'hourName', 'hourCode'],
        columns: { hourRate: { hidden: true }, hourCode: { pin: 'none', width: 99 } },
        size: 'compact',
      }).store,
    },
  },
  async play() {
    await screen.findByRole('grid');
    await expect(keys()).toEqual(['remark', 'hourName', 'standardHours', 'claimHours', 'hourCost', 'workDate', 'hourCode']);
    await expect(width('hourCode')).toBe(99);
  },
};

export const InThisBrowser: Story = {
  args: { columnSettings: { key: 'story', user: 'u7' } },
  beforeEach: () => () => browserColumnSettings('u7').save('story', undefined),
  async play() {
    await screen.findByRole('grid');
    await chosen('hourRate', 'Hide column');
    await waitFor(() => expect(browserColumnSettings('u7').load('story')).toEqual({ version: 1, order: [], columns: { hourRate: { hidden: true } } }));
    await expect(browserColumnSettings('u8').load('story')).toBeNull();
  },
};

/** A column out of sight is checked, too, and comes back when it is wrong. */
export const ErrorInAHiddenColumn: Story = {
  args: {
    rows: [{ ...labourLines(1)[0]!, claimHours: null }],
    columnSettings: { key: 'labour', store: remembered({ version: 1, columns: { claimHours: { hidden: true } } }).store },
  },
  render: (args) => <Held {...args} ref={(table) => void table?.validate()} />,
  async play() {
    await screen.findByText('1 error');
    await expect(keys()).not.toContain('claimHours');
    await userEvent.click(await screen.findByRole('button', { name: 'Next error' }));
    await waitFor(() => expect(keys()).toContain('claimHours'));
    await waitFor(() => expect(document.activeElement?.closest('[data-column]')).toHaveAttribute('data-column', 'claimHours'));
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-cn', theme: 'dark' },
  args: { sortable: true, filterable: true },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '列设置' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '列设置' })).toBeVisible());
  },
};

/** Arrow keys and edges follow the direction of writing. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Held {...args} />
    </div>
  ),
  async play() {
    await screen.findByRole('grid');
    focusHead('hourCode');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(head('hourName')).toContainElement(document.activeElement as HTMLElement);
    const before = width('hourName');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(width('hourName')).toBe(before + 16));
  },
};

export const Narrow: Story = {
  args: { sortable: true, filterable: true },
  render: (args) => (
    <div style={{ width: 350 }}>
      <Held {...args} />
    </div>
  ),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    const panel = await screen.findByRole('dialog', { name: 'Columns' });
    await expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(340);
  },
};
