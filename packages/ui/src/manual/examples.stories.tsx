import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { FirstTable } from './FirstTable.example.tsx';
import { German as GermanExample } from './German.example.tsx';
import { Looks as LooksExample } from './Looks.example.tsx';
import { OwnBackEnd as OwnBackEndExample } from './OwnBackEnd.example.tsx';
import { Machines } from './OwnList.example.tsx';
import { SavedTable } from './SavedTable.example.tsx';
import { Orders } from './ServerPage.example.tsx';

/** The code that the manual shows, at work. */
const meta = { title: 'Manual/Examples', tags: ['!dev', '!autodocs', '!manifest'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  render: () => <FirstTable />,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add row' }));
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('29'));
  },
};

export const Saved: Story = {
  render: () => <SavedTable />,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add row' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/errors?$/);
    await expect(document.querySelector('output')).toBeEmptyDOMElement();
  },
};

export const Looks: Story = {
  render: () => <LooksExample />,
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { name: 'Save' })).toHaveLength(3);
  },
};

export const German: Story = {
  render: () => <GermanExample />,
  async play({ canvas }) {
    await expect(await canvas.findByText('1 bis 10 von 25')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
  },
};

export const ServerPage: Story = {
  render: () => <Orders lines={[{ id: '1', part: 'Blade', quantity: 2 }]} />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('gridcell', { name: 'Blade' })).toBeVisible();
  },
};

const people = [
  { id: '1', login: 'anna', name: 'Anna Sidorova' },
  { id: '2', login: 'joao', name: 'João Figueiredo' },
];
const machines = [
  { id: '1', serial: 'H-1001', model: 'Seeder' },
  { id: '2', serial: 'H-1002', model: 'Mower' },
];

/** Answers of a foreign server to the calls of the two examples. */
function answer(path: string): unknown {
  if (path.startsWith('/api/dictionaries/'))
    return [
      { value: 'open', text: 'Open' },
      { value: 'done', text: 'Done' },
    ];
  if (path.startsWith('/api/people')) return { people, count: people.length };
  if (path.startsWith('/api/machines')) return { machines, count: machines.length };
  return [];
}

function answerCalls(): () => void {
  const real = window.fetch.bind(window);
  const spy = spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    typeof input === 'string' && input.startsWith('/api/') ? Response.json(answer(input)) : real(input, init),
  );
  return () => spy.mockRestore();
}

export const OwnBackEnd: Story = {
  beforeEach: answerCalls,
  render: () => <OwnBackEndExample />,
  async play({ canvas }) {
    await expect(await canvas.findByText('Open')).toBeVisible();
    await expect(await canvas.findByText(/Anna Sidorova/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Reviewer/ }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OwnList: Story = {
  beforeEach: answerCalls,
  render: () => <Machines />,
  async play({ canvas }) {
    await expect(await canvas.findByText('H-1002')).toBeVisible();
  },
};
