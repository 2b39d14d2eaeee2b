import type { JsonSources } from '@harrow/ui/json-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ConfiguredTable } from './ConfiguredTable.example.tsx';
import { type Task, Tasks } from './SavedByRow.example.tsx';

/** The code of the pages about migrating, at work. */
const meta = { title: 'Migrating/Examples', tags: ['!dev', '!autodocs', '!manifest'] } satisfies Meta;
export default meta;

const tasks: Task[] = [
  { id: '1', title: 'Call the dealer', state: 'open', due: '2026-06-01' },
  { id: '2', title: 'Order the parts', state: 'done', due: '2026-05-20' },
];
const store = fn(async (task: Task) => ({ id: task.id }));

export const SavedByRow: StoryObj = {
  render: () => <Tasks tasks={tasks} store={store} remove={async () => undefined} />,
  async play({ canvas }) {
    store.mockClear();
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Call the dealer' }));
    await userEvent.keyboard('{End} today');
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Order the parts' }));
    await waitFor(() => expect(store).toHaveBeenCalledWith({ ...tasks[0], title: 'Call the dealer today' }));
  },
};

const columns: unknown = [
  { type: 'row-number' },
  { key: 'part', title: 'Part', type: 'input', validateRules: [{ required: true, message: '${title} is missing' }] },
  { key: 'quantity', title: 'Quantity', type: 'input-number', statistics: ['sum'] },
];
const sources: JsonSources = {};
const rows = [
  { id: '1', part: 'Blade', quantity: 2 },
  { id: '2', part: '', quantity: 3 },
];

export const Configured: StoryObj = {
  render: () => <ConfiguredTable columns={columns} rows={rows} sources={sources} />,
  async play({ canvas }) {
    await canvas.findByRole('grid', { name: 'Parts' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Something is wrong')).toBeVisible();
  },
};
