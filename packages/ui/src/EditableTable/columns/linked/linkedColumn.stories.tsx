import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { linkedColumn } from '../../index.ts';
import { choose, ColumnTable, textIn } from '../columns.fixtures.tsx';

interface Place {
  id: string;
  province: string | null;
  city: string | null;
  district: string | null;
}

const areas: Record<string, readonly { value: string; label: string }[]> = {
  '': [
    { value: '37', label: 'Shandong' },
    { value: '41', label: 'Henan' },
  ],
  '37': [
    { value: '3707', label: 'Weifang' },
    { value: '3702', label: 'Qingdao' },
  ],
  '41': [{ value: '4101', label: 'Zhengzhou' }],
  '3707': [{ value: '370702', label: 'Weicheng' }],
  '3702': [{ value: '370202', label: 'Shinan' }],
  '4101': [{ value: '410102', label: 'Zhongyuan' }],
};

const asked = fn();
const load = async (parent: unknown) => {
  asked(parent);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return areas[String(parent ?? '')] ?? [];
};

const columns = [
  linkedColumn<Place>({ key: 'province', title: 'Province', load }),
  linkedColumn<Place>({ key: 'city', title: 'City', dependsOn: 'province', load }),
  linkedColumn<Place>({ key: 'district', title: 'District', dependsOn: 'city', load }),
];
const rows: Place[] = [
  { id: '1', province: '37', city: '3707', district: '370702' },
  { id: '2', province: '37', city: '3702', district: null },
  { id: '3', province: '41', city: '4101', district: '410102' },
];

/** Linked columns of JSON columns (`linkageKey`): what can be chosen depends on the column before. */
const meta = {
  title: 'EditableTable/Columns/linked',
  tags: ['!autodocs'],
  component: ColumnTable<Place>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Place>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastRows = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Place[];

export const Chain: Story = {
  async play({ args }) {
    asked.mockClear();
    await waitFor(() => expect(textIn('1', 'district')).toBe('Weicheng'));
    await expect(textIn('2', 'city')).toBe('Qingdao');
    // A change of the first empties those that hang on it.
    await choose('1', 'province', 'Henan');
    await expect(lastRows(args)[0]).toEqual({ id: '1', province: '41', city: null, district: null });
    await choose('1', 'city', 'Zhengzhou');
    await choose('1', 'district', 'Zhongyuan');
    await expect(lastRows(args)[0]).toEqual(expect.objectContaining({ city: '4101', district: '410102' }));
    // Once per value of the column before, however many rows have it.
    const parents = asked.mock.calls.map(([parent]) => parent as string | undefined);
    await expect(new Set(parents).size).toBe(parents.length);
  },
};
