import { CarOutlined, DesktopOutlined, LinkOutlined, ToolOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumbs } from '../PageHeader/index.ts';
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
    await expect(canvas.getByRole('link', { name: 'Harrow' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand the menu' }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(Math.round(canvasElement.querySelector('nav')!.getBoundingClientRect().width)).toBe(199));
  },
};

/** The wider variant, for menus with long names. */
export const WideMenu: Story = {
  args: { menuWidth: 258 },
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Menu' });
    await waitFor(() => expect(Math.round(nav.getBoundingClientRect().width)).toBe(257));
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

const trail = [{ title: 'Home', href: '/' }, { title: 'Workbench' }, { title: 'To do' }];
const breadcrumb = <Breadcrumbs trail={trail} onOpen={() => {}} />;

/** Some content that scrolls, marked as the scroller of the page. */
const longPage = (
  <div data-page-scroller style={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
    <button type="button">First button</button>
    <div style={{ height: 2400, padding: 24 }}>Content of the page</div>
  </div>
);

async function scrollTo(canvasElement: HTMLElement, top: number): Promise<void> {
  canvasElement.querySelector('[data-page-scroller]')!.scrollTop = top;
  await new Promise((resolve) => setTimeout(resolve, 50));
}

const heightOfHeader = (canvasElement: HTMLElement): number => Math.round(canvasElement.querySelector('header')!.getBoundingClientRect().height);

/** The menu in the header; groups open below it. */
export const TopMenu: Story = {
  args: { layout: 'topmenu', contentWidth: 'Fixed', breadcrumb },
  play: async ({ canvas, canvasElement, args, step }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Menu' }));
    await step('nothing stands at the side, logo and right side have their room', async () => {
      await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
      await expect(canvasElement.querySelector('header a')!.getBoundingClientRect().width).toBeGreaterThanOrEqual(165);
      await expect(canvas.getByText('Wang Jianguo').parentElement!.getBoundingClientRect().width).toBeGreaterThanOrEqual(400);
    });
    await step('a page is chosen', async () => {
      await userEvent.hover(nav.getByRole('menuitem', { name: /Machines/ }));
      await userEvent.click(await screen.findByRole('link', { name: 'All machines' }));
      await expect(args.onOpen).toHaveBeenCalledWith('/vehicle/list');
    });
  },
};

/** Gone after 100 px on the way down, back on the way up. */
export const HidingHeader: Story = {
  args: { autoHideHeader: true, children: longPage },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('navigation', { name: 'Menu' });
    await scrollTo(canvasElement, 90);
    await expect(heightOfHeader(canvasElement)).toBe(48);
    await scrollTo(canvasElement, 300);
    await waitFor(() => expect(heightOfHeader(canvasElement)).toBe(0));
    await step('whoever reaches into it with the keyboard sees it', async () => {
      canvas.getByRole('button', { name: 'First button' }).focus({ preventScroll: true });
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(heightOfHeader(canvasElement)).toBe(48));
      (document.activeElement as HTMLElement).blur();
      await waitFor(() => expect(heightOfHeader(canvasElement)).toBe(0));
    });
    await scrollTo(canvasElement, 250);
    await waitFor(() => expect(heightOfHeader(canvasElement)).toBe(48));
  },
};

/** Neither header nor menu stay. */
export const NothingFixed: Story = {
  args: { fixedHeader: false, fixedSideMenu: false, children: longPage },
  play: async ({ canvas, canvasElement }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Menu' });
    const before = nav.getBoundingClientRect().top;
    await scrollTo(canvasElement, 400);
    await waitFor(() => expect(heightOfHeader(canvasElement)).toBe(0));
    await expect(nav.getBoundingClientRect().top).toBe(before - 400);
    await scrollTo(canvasElement, 0);
    await waitFor(() => expect(heightOfHeader(canvasElement)).toBe(48));
    await expect(nav.getBoundingClientRect().top).toBe(before);
  },
};

export const DarkMenu: Story = {
  args: { menuTheme: 'dark', breadcrumb },
  play: async ({ canvas }) => {
    const side = (await canvas.findByRole('navigation', { name: 'Menu' })).parentElement!;
    await expect(getComputedStyle(side).backgroundColor).toBe('rgb(24, 27, 31)');
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    // Under the mouse the name keeps its colour.
    const name = canvas.getByRole('link', { name: 'Harrow' });
    const { x, y } = name.getBoundingClientRect();
    await globalThis.storyHands?.hover(x + 20, y + 20);
    await expect(getComputedStyle(name).color).toBe(getComputedStyle(side).color);
  },
};

export const DarkTopMenu: Story = { args: { layout: 'topmenu', menuTheme: 'dark', breadcrumb } };
export const Dark: Story = { globals: { theme: 'dark' } };
