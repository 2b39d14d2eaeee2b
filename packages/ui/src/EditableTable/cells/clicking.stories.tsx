import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine } from '../EditableTable.fixtures.tsx';
import type { EditableTable } from '../index.ts';

/** Cells are text until one is opened: by a click, F2, Enter or by typing. */
const meta = {
  title: 'EditableTable/Edit on click',
  tags: ['!dev', '!autodocs', '!manifest'],
  component: Held<LabourLine>,
  args: { label: 'Labour', rows: labourLines(5), columns: labourColumns, createRow: newLabourLine, editing: 'click', onRowsChange: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">elsewhere</button>
      </>
    ),
  ],
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const { keyboard } = userEvent;
const cell = (rowId: string, column: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] > [data-column="${column}"]`)!;
const editors = () => document.querySelectorAll('[data-rows] input');
const inEditor = (rowId: string, column: string) => waitFor(() => expect([cell(rowId, column).querySelector('input')]).toEqual([document.activeElement]));
const onCell = (rowId: string, column: string) => waitFor(() => expect(cell(rowId, column)).toHaveFocus());

export const AClickOpensOneCell: Story = {
  async play() {
    await screen.findByRole('grid');
    await expect(editors()).toHaveLength(0);
    await userEvent.click(cell('labour-2', 'hourName'));
    await inEditor('labour-2', 'hourName');
    await expect(editors()).toHaveLength(1);
    await userEvent.click(cell('labour-3', 'remark'));
    await inEditor('labour-3', 'remark');
    await expect(editors()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    await waitFor(() => expect(editors()).toHaveLength(0));
  },
};

/** Also where there is nothing that could take the focus. */
export const AClickOnNothingCloses: Story = {
  async play({ args }) {
    await screen.findByRole('grid');
    await userEvent.click(cell('labour-2', 'remark'));
    await inEditor('labour-2', 'remark');
    await keyboard('Leaks');
    await userEvent.click(document.body);
    await waitFor(() => expect(editors()).toHaveLength(0));
    await expect(cell('labour-2', 'remark')).toHaveTextContent('Leaks');
    await expect((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0][1]).toMatchObject({ remark: expect.stringContaining('Leaks') });

    await userEvent.click(cell('labour-1', 'workDate'));
    await inEditor('labour-1', 'workDate');
    // A press in the calendar that is no choice stays in the cell.
    await userEvent.click(await screen.findByText('Jan'));
    await userEvent.keyboard('{Escape}');
    await expect(editors()).toHaveLength(1);
    await userEvent.click(document.body);
    await waitFor(() => expect(editors()).toHaveLength(0));
  },
};

/** A drag with the mouse opens nothing; the keys are for what was chosen. */
export const ARangeByMouse: Story = {
  async play() {
    await screen.findByRole('grid');
    await fireEvent.mouseDown(cell('labour-1', 'hourName'));
    await fireEvent.pointerMove(cell('labour-2', 'hourName'), { buttons: 1 });
    await fireEvent.mouseUp(cell('labour-2', 'hourName'));
    await onCell('labour-1', 'hourName');
    await expect(document.querySelectorAll('[data-in-range]')).toHaveLength(2);
    await expect(editors()).toHaveLength(0);
    await keyboard('{Delete}');
    await expect([cell('labour-1', 'hourName').textContent, cell('labour-2', 'hourName').textContent]).toEqual(['', '']);
  },
};

/** What is pressed in a range stays in the page, so that its click opens it. */
export const AClickIntoARange: Story = {
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(cell('labour-1', 'hourName'));
    await inEditor('labour-1', 'hourName');
    await keyboard('{Escape}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(document.querySelectorAll('[data-in-range]')).toHaveLength(3));
    const pressed = cell('labour-2', 'hourName').firstChild!;
    await fireEvent.mouseDown(cell('labour-2', 'hourName'));
    await waitFor(() => expect(document.querySelectorAll('[data-in-range]')).toHaveLength(0));
    await expect(pressed.isConnected).toBe(true);
    await fireEvent.click(cell('labour-2', 'hourName'));
    await inEditor('labour-2', 'hourName');
  },
};

export const AListStaysOpenWhileItIsUsed: Story = {
  async play({ args }) {
    await screen.findByRole('grid');
    await userEvent.click(cell('labour-1', 'workDate'));
    await inEditor('labour-1', 'workDate');
    // The calendar is outside of the grid; choosing from it is no leaving.
    await userEvent.click(await screen.findByTitle('2026-01-15'));
    await waitFor(() => expect((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0][0]).toMatchObject({ workDate: '2026-01-15' }));
  },
};

export const KeysOpenAndClose: Story = {
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(cell('labour-1', 'remark'));
    await inEditor('labour-1', 'remark');
    await keyboard('Leaks{Enter}');
    await onCell('labour-2', 'remark');
    await expect(cell('labour-1', 'remark')).toHaveTextContent('Leaks');
    await expect(editors()).toHaveLength(0);
    await keyboard('{ArrowUp}');
    await onCell('labour-1', 'remark');
    await keyboard('{F2}');
    await inEditor('labour-1', 'remark');
    await keyboard('!{Escape}');
    await onCell('labour-1', 'remark');
    await expect(cell('labour-1', 'remark').textContent).toBe('Leaks');
    await keyboard('Dry');
    await inEditor('labour-1', 'remark');
    await expect(cell('labour-1', 'remark').querySelector('input')).toHaveValue('Dry');
    await keyboard('{Enter}{ArrowUp}{Delete}');
    await onCell('labour-1', 'remark');
    await expect(cell('labour-1', 'remark').textContent).toBe('');
  },
};

/** A refused value is framed in red at rest, in columns that stay and in those that scroll. */
export const RefusedValuesAreFramed: Story = {
  args: {
    errors: [
      { rowId: 'labour-1', column: 'hourCode', text: 'Is no code' },
      { rowId: 'labour-2', column: 'claimHours', text: 'Too many' },
    ],
  },
  async play() {
    await screen.findByRole('grid');
    const framed = (rowId: string, column: string) => getComputedStyle(cell(rowId, column)).boxShadow !== 'none';
    await waitFor(() => expect([framed('labour-1', 'hourCode'), framed('labour-2', 'claimHours')]).toEqual([true, true]));
    await expect([framed('labour-2', 'hourCode'), framed('labour-1', 'claimHours')]).toEqual([false, false]);
  },
};
