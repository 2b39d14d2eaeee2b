import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MenuSearch } from './MenuSearch.tsx';

const meta = {
  title: 'Layout/MenuSearch',
  component: MenuSearch,
  args: {
    pages: [
      { key: '/service/warrantyClaim', title: 'Warranty claims', hint: 'Service' },
      { key: '/vehicle/list', title: 'Machines', hint: 'Machines' },
      { key: '/workbench/notice', title: 'Notices', hint: 'Workbench' },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof MenuSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InHeader: Story = {
  globals: { language: 'zh-cn' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '搜索菜单' }));
    const field = await canvas.findByRole('combobox', { name: '搜索菜单' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByText('搜索菜单')).toBeVisible();
    await userEvent.type(field, 'MACH');
    await waitFor(() => expect(screen.queryByTitle('Notices')).toBeNull());
    // Not by userEvent: antd's select reads `which`, and a field that goes away in the middle of its event makes React complain in tests.
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, which: 13, bubbles: true } as KeyboardEventInit));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('/vehicle/list'));
    await expect(await canvas.findByRole('button', { name: '搜索菜单' })).toBeVisible();
  },
};

export const InDialog: Story = {
  args: { isMobile: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search the menu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Search the menu' });
    await waitFor(() => expect(dialog).toBeVisible());
    // The list is there without another touch.
    await userEvent.click(await screen.findByTitle('Notices'));
    await expect(args.onOpen).toHaveBeenCalledWith('/workbench/notice');
  },
};
