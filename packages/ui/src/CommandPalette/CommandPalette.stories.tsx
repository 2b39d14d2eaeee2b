import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CommandPalette } from './CommandPalette.tsx';
import type { Command } from './CommandPalette.types.ts';

const commands: Command[] = [
  { key: '/service/warrantyClaim', title: 'Warranty claims', group: 'Pages', hint: 'Service' },
  { key: '/vehicle/list', title: 'Machines', group: 'Pages', hint: 'Machines' },
  { key: '/workbench/notice', title: 'Notices', group: 'Pages', hint: 'Workbench' },
  { key: 'settings', title: 'Settings', group: 'Actions', keywords: 'dark theme colour' },
];
const recent: Command[] = [{ key: '/service/warrantyClaim/detail/1', title: 'WC2611D001-0007', group: 'Recent' }];

/** Finds a machine by the end of its VIN, after a while. */
async function search(text: string, signal: AbortSignal): Promise<Command[]> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (signal.aborted) throw signal.reason;
  if (text === 'broken') throw new Error('offline');
  return text === '001691' ? [{ key: '/vehicle/list/detail/1', title: 'L9TT20045TB001691', group: 'Machines', hint: 'Agro Andina' }] : [];
}

const meta = {
  title: 'Layout/CommandPalette',
  component: CommandPalette,
  // Each opens above its page, so a page of them shows each in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, onClose: fn(), onChoose: fn(), commands, recent, search },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = (): string[] => screen.getAllByRole('option').map((option) => option.firstElementChild!.textContent);

export const Keyboard: Story = {
  play: async ({ args, step }) => {
    const field = await screen.findByRole('combobox', { name: 'Go to or do' });
    await waitFor(() => expect(field).toHaveFocus());
    await step('recent places come first', async () => {
      await expect(titles()).toEqual(['WC2611D001-0007', 'Warranty claims', 'Machines', 'Notices', 'Settings']);
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('WC2611D001-0007');
    });
    await step('words narrow the list, also words that are not in the title', async () => {
      await userEvent.type(field, 'dark');
      await expect(titles()).toEqual(['Settings']);
      await userEvent.clear(field);
    });
    await step('arrows choose, Enter goes there', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Settings');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onClose).toHaveBeenCalled();
      await expect(args.onChoose).toHaveBeenCalledWith(commands[0]);
    });
  },
};

export const FindsDocuments: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Go to or do' }), '001691');
    await expect(await screen.findByText('Searching…')).toBeVisible();
    await userEvent.click(await screen.findByRole('option', { name: /L9TT20045TB001691/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: '/vehicle/list/detail/1' }));
  },
};

export const EnterBeforeTheAnswer: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Go to or do' }), '001691{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: '/vehicle/list/detail/1' })));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const AllResults: Story = {
  args: { allResults: (text) => ({ key: `/search?keyword=${text}`, title: `All results for “${text}”`, group: 'Search' }) },
  play: async ({ args, step }) => {
    const field = await screen.findByRole('combobox', { name: 'Go to or do' });
    await step('they are the last entry, also where nothing is found', async () => {
      await userEvent.type(field, '001691');
      await screen.findByRole('option', { name: /L9TT20045TB001691/ });
      await expect(titles()).toEqual(['L9TT20045TB001691', 'All results for “001691”']);
      await userEvent.clear(field);
      await userEvent.type(field, 'ma');
      await expect(titles()).toEqual(['Machines']);
    });
    await step('and lead to the page of the search', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '001691');
      await screen.findByRole('option', { name: /L9TT20045TB001691/ });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: '/search?keyword=001691' }));
    });
  },
};

export const NothingFound: Story = {
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Go to or do' });
    await userEvent.type(field, 'zebra');
    await expect(await screen.findByText('No data found')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'broken');
    await expect(await screen.findByText('The search did not work. Pages and actions are still found.')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark', language: 'ru' } };
