import { CarOutlined, DesktopOutlined, LinkOutlined, ToolOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AppLayout } from './AppLayout.tsx';
import type { MenuNode } from './AppLayout.types.ts';

const menu: MenuNode[] = [
  {
    key: '/workbench',
    title: 'Workbench',
    icon: <DesktopOutlined />,
    children: [
      { key: '/workbench/notice', title: 'Notices' },
      { key: '/workbench/todo', title: 'To do' },
    ],
  },
  { key: '/vehicle', title: 'Machines', icon: <CarOutlined />, children: [{ key: '/vehicle/list', title: 'All machines' }] },
  { key: '/service', title: 'Service', icon: <ToolOutlined />, children: [{ key: '/service/warrantyClaim', title: 'Warranty claims' }] },
  { key: '/manuals', title: 'Service manuals', icon: <LinkOutlined />, externalUrl: 'https://manuals.example/' },
];

const meta = {
  title: 'Layout/AppLayout',
  component: AppLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Harrow',
    homeHref: '/',
    menu,
    selectedKey: '/workbench/todo',
    collapsed: false,
    onCollapsedChange: fn(),
    onOpen: fn(),
    headerEnd: <span>Wang Jianguo</span>,
    children: <p style={{ padding: 24 }}>Content of the page</p>,
  },
  render: function Render(args) {
    const [collapsed, setCollapsed] = useState(args.collapsed);
    const [selectedKey, setSelectedKey] = useState(args.selectedKey);
    return (
      <AppLayout
        {...args}
        selectedKey={selectedKey}
        collapsed={collapsed}
        onCollapsedChange={(next) => {
          args.onCollapsedChange(next);
          setCollapsed(next);
        }}
        onOpen={(key) => {
          args.onOpen(key);
          setSelectedKey(key);
        }}
      />
    );
  },
} satisfies Meta<typeof AppLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args, step }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Menu' }));
    await step('the group of the open page is open', async () => {
      await waitFor(() => expect(nav.getByText('To do')).toBeVisible());
    });
    await step('opening another group closes it, and a page can be chosen', async () => {
      await userEvent.click(nav.getByRole('menuitem', { name: /Machines/ }));
      await waitFor(() => expect(nav.getByText('To do')).not.toBeVisible());
      await userEvent.click(await nav.findByText('All machines'));
      await expect(args.onOpen).toHaveBeenCalledWith('/vehicle/list');
    });
    await step('another site is a link of its own', async () => {
      await expect(nav.getByRole('link', { name: /Service manuals/, hidden: true })).toHaveAttribute('target', '_blank');
    });
  },
};

export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvas, args, canvasElement }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Menu' });
    await waitFor(() => expect(Math.round(nav.getBoundingClientRect().width)).toBe(79));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand the menu' }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(Math.round(canvasElement.querySelector('nav')!.getBoundingClientRect().width)).toBe(199));
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Menu' }));
    await waitFor(() => expect(nav.getByText('To do')).toBeVisible());
    // antd's menu reads `which`, which the events of userEvent lack.
    const press = (which: number) => fireEvent.keyDown(document.activeElement!, { which, keyCode: which });
    nav.getByRole('link', { name: 'Notices' }).focus();
    await press(40);
    await waitFor(() => expect(nav.getByRole('link', { name: 'To do' })).toHaveFocus());
    await press(38);
    await waitFor(() => expect(nav.getByRole('link', { name: 'Notices' })).toHaveFocus());
    await press(13);
    await expect(args.onOpen).toHaveBeenCalledWith('/workbench/notice');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
