import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Input } from 'antd';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Column } from '../ListPage/index.ts';
import { ListPage } from '../ListPage/index.ts';
import type { ListAnswer, ListState } from './index.ts';
import { useList } from './index.ts';

interface Machine {
  id: string;
  serial: string;
  model: string;
  hours: number;
  sold: boolean;
}

const columns: Column<Machine>[] = [
  { key: 'serial', title: 'Serial no.', sortable: true },
  { key: 'model', title: 'Model' },
  { key: 'hours', title: 'Hours', align: 'right', sortable: true },
];

/** A foreign server: its own parameters, its own answer, its own delays. */
function createServer() {
  const machines: Machine[] = Array.from({ length: 21 }, (_, index) => ({
    id: `m${index + 1}`,
    serial: `SN-${String(index + 1).padStart(3, '0')}`,
    model: index % 2 === 0 ? 'T504' : 'T604',
    hours: 100 + ((index * 37) % 90),
    sold: index === 4,
  }));
  /** Holds back the answer about a model. */
  const late: Record<string, Promise<void>> = {};
  /** Models whose answers have arrived. */
  const answered: string[] = [];
  const answer = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  async function handle(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(String(input), location.origin);
    if (init?.method === 'DELETE') {
      const ids = url.searchParams.getAll('id');
      const kept = machines.filter(({ id, sold }) => ids.includes(id) && sold).map(({ id }) => id);
      for (const id of ids)
        if (!kept.includes(id))
          machines.splice(
            machines.findIndex((machine) => machine.id === id),
            1,
          );
      return answer({ kept });
    }
    const { model = '', skip = '0', take = '10', by = 'serial', way = 'asc' } = Object.fromEntries(url.searchParams) as Record<string, string>;
    const found = machines.filter((machine) => machine.model.includes(model));
    const key = by as keyof Machine;
    found.sort((a, b) => (way === 'asc' ? 1 : -1) * (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
    await late[model];
    answered.push(model);
    return answer({ items: found.slice(Number(skip), Number(skip) + Number(take)), count: found.length });
  }
  return { handle, late, answered };
}
let server = createServer();

async function loadMachines({ page, pageSize, sort, filters }: ListState, signal: AbortSignal): Promise<ListAnswer<Machine>> {
  const asked = { ...filters, skip: String((page - 1) * pageSize), take: String(pageSize), by: sort.column, way: sort.order };
  const response = await fetch(`/machines?${new URLSearchParams(asked)}`, { signal });
  if (!response.ok) throw new Error(`The machines could not be loaded (${response.status})`);
  const { items, count } = (await response.json()) as { items: Machine[]; count: number };
  return { records: items, total: count };
}

async function removeMachines(ids: string[]) {
  const response = await fetch(`/machines?${new URLSearchParams(ids.map((id) => ['id', id]))}`, { method: 'DELETE' });
  const { kept } = (await response.json()) as { kept: string[] };
  return { ok: ids.filter((id) => !kept.includes(id)), failed: kept.map((id) => ({ id, text: 'The machine is sold' })) };
}

/** A list of an application that has neither our router nor our calls. */
function Machines({ load = loadMachines, remove = removeMachines }: { load?: typeof loadMachines | undefined; remove?: typeof removeMachines | undefined }) {
  const list = useList<Machine>({ load, defaults: { page: 1, pageSize: 10, sort: { column: 'serial', order: 'asc' }, filters: {} } });
  return (
    <ListPage
      {...list.pageProps}
      title="Machines"
      columns={columns}
      selection={list.selection}
      batch={{ deletion: { remove, isAllowed: ({ hours }) => hours < 180 } }}
      filters={{
        fields: (
          <Form.Item name="model" label="Model">
            <Input allowClear />
          </Form.Item>
        ),
        active: list.state.filters['model'] ? [{ key: 'model', label: 'Model', value: list.state.filters['model'] }] : [],
      }}
    />
  );
}

const meta: Meta<typeof Machines> = {
  title: 'Lists/useList',
  tags: ['!autodocs'],
  component: Machines,
  beforeEach: () => {
    server = createServer();
    const real = window.fetch.bind(window);
    const spy = spyOn(window, 'fetch').mockImplementation((input, init) =>
      String(input).startsWith('/machines') ? server.handle(input, init) : real(input, init),
    );
    return () => spy.mockRestore();
  },
};
export default meta;
type Story = StoryObj<typeof Machines>;

const selectionBar = (canvas: { getByRole: typeof screen.getByRole }) => within(canvas.getByRole('region', { name: 'Selected records' }));
const rowTexts = (canvasElement: HTMLElement): string[] => [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');

/** Paging, sort, search, selection across pages and deletion over any fetch. */
export const WithAnyFetch: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('pages and sorts', async () => {
      await expect(await canvas.findByText('1-10 of 21')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
      await waitFor(() => expect(rowTexts(canvasElement)).toHaveLength(1));
      // Back on the first page, by another column: the third page shows SN-021 already.
      await userEvent.click(canvas.getByRole('button', { name: 'Hours' }));
      await waitFor(() => expect(rowTexts(canvasElement)).toHaveLength(10));
      await userEvent.click(canvas.getByRole('button', { name: 'Serial no.' }));
      await waitFor(() => expect(rowTexts(canvasElement)[0]).toContain('SN-021'));
      await userEvent.click(canvas.getByRole('button', { name: 'Serial no.' }));
      await waitFor(() => expect(rowTexts(canvasElement)[0]).toContain('SN-001'));
    });
    await step('Enter in the search form asks, reset takes it back', async () => {
      await userEvent.type(await canvas.findByLabelText('Model'), 'T604{Enter}');
      await expect(await canvas.findByText('1-10 of 10')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(await canvas.findByText('1-10 of 21')).toBeVisible();
    });
    await step('a selection spans pages and says what it holds', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 1' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 5' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
      await waitFor(() => expect(rowTexts(canvasElement)).toHaveLength(1));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 1' }));
      await userEvent.click(canvas.getByRole('button', { name: /^3 selected/ }));
      const held = within(await screen.findByRole('list', { name: 'Selected records' }));
      await expect(held.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['SN-001T504', 'SN-005T504', 'SN-021T504']);
      await expect(screen.getByText('2 of them are on other pages')).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
    await step('deletes what may be deleted, says what became of each, and leaves the page that is gone', async () => {
      await userEvent.click(selectionBar(canvas).getByRole('button', { name: 'Delete' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm deletion' }));
      await dialog.findByText('3 records will be processed');
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await dialog.findByText('2 done, 1 skipped');
      await expect(dialog.getByRole('rowgroup', { name: 'The machine is sold (1)' })).toHaveTextContent('SN-005');
      await expect(dialog.getByRole('rowgroup', { name: 'Done (2)' })).toHaveTextContent('SN-021');
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
      await expect(await canvas.findByText('11-19 of 19')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^1 selected/ })).toBeVisible();
    });
  },
};

/** Records that the list knows may not be deleted are not sent. */
export const OnlyAllowedRows: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1-10 of 21');
    await userEvent.click(canvas.getByRole('button', { name: 'Hours' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('189'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(selectionBar(canvas).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm deletion' }));
    const notAllowed = (): HTMLElement => dialog.getByRole('rowgroup', { name: /^Not allowed for this record/ });
    await dialog.findByText(/^Not allowed for this record/);
    // One row says why.
    const refused = within(notAllowed()).getAllByRole('row').length - 1;
    await expect(refused).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    // One more of them is sold, which only the server knows.
    await dialog.findByText(`${10 - refused - 1} done, ${refused + 1} skipped`);
    await expect(within(notAllowed()).getAllByRole('row')).toHaveLength(refused + 1);
    await waitFor(() => expect(canvasElement.querySelector('table')).toHaveAttribute('aria-busy', 'false'));
  },
};

/** The answer to an earlier question is never shown, however late it comes. */
export const LateAnswers: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1-10 of 21');
    let arrive = () => {};
    server.late['T504'] = new Promise((resolve) => {
      arrive = resolve;
    });
    const model = await canvas.findByLabelText('Model');
    await userEvent.type(model, 'T504{Enter}');
    await userEvent.clear(model);
    await userEvent.type(model, 'T604{Enter}');
    await expect(await canvas.findByText('1-10 of 10')).toBeVisible();
    arrive();
    await waitFor(() => expect(server.answered.at(-1)).toBe('T504'));
    // Read, taken over and drawn, if it were.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(rowTexts(canvasElement).every((text) => text.includes('T604'))).toBe(true);
    await expect(canvas.getByText('1-10 of 10')).toBeVisible();
  },
};

function WithoutCalls() {
  const list = useList<Machine>({ load: undefined });
  return <ListPage {...list.pageProps} title="Machines" columns={columns} />;
}

/** A list without a call for its records says so. */
export const MissingListCall: Story = {
  render: () => <WithoutCalls />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This list has no call for its records: set "load".')).toBeVisible();
  },
};

function WithoutRemove() {
  const list = useList<Machine>({ load: loadMachines });
  return <ListPage {...list.pageProps} title="Machines" columns={columns} batch={{ deletion: { remove: undefined } }} selection={list.selection} />;
}

export const MissingDeleteCall: Story = {
  render: () => <WithoutRemove />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select row 1' }));
    await userEvent.click(selectionBar(canvas).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm deletion' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText('This list has no call for deletion: set "remove".')).toBeVisible();
  },
};
