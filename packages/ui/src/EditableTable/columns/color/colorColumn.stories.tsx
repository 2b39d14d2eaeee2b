import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { colorColumn } from '../../index.ts';
import { cellOf, ColumnTable, typeInto } from '../columns.fixtures.tsx';

interface Paint {
  id: string;
  color: string | null;
}

const columns = [colorColumn<Paint>({ key: 'color', title: 'Colour' })];
const rows: Paint[] = [
  { id: '1', color: '#1890ff' },
  { id: '2', color: null },
  { id: '3', color: 'reddish' },
];

/** A colour typed, or chosen from the palette of the system. */
const meta = {
  title: 'EditableTable/Columns/color',
  tags: ['!autodocs'],
  component: ColumnTable<Paint>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Paint>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastRows = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Paint[];
const swatch = (rowId: string) => cellOf(rowId, 'color').querySelector('svg');

export const Colors: Story = {
  async play({ args, canvas }) {
    await canvas.findByRole('grid');
    await expect(swatch('1')).toHaveAttribute('fill', '#1890ff');
    await expect(swatch('2')).toBeNull();
    await expect(cellOf('3', 'color')).toHaveTextContent('reddish');
    await expect(swatch('3')).toBeNull();
    await typeInto('2', 'color', 'ABC');
    await userEvent.tab();
    await expect(lastRows(args)[1]!.color).toBe('#aabbcc');
    await typeInto('3', 'color', '');
    await fireEvent.change(within(cellOf('3', 'color')).getByLabelText('Colour: choose from the palette'), { target: { value: '#00ff00' } });
    await expect(lastRows(args)[2]!.color).toBe('#00ff00');
  },
};
