import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { useLeavePrompt } from '../useLeavePrompt/index.ts';
import { createTabs, markUnsaved, type Tab, type Tabs, visit } from './model/tabs.ts';
import { TabbedLayout } from './TabbedLayout.tsx';

const pages = [
  { fullPath: '/service/warrantyClaim', title: 'Warranty claims' },
  { fullPath: '/service/warrantyClaim/detail/1', title: 'WC2611D001-0007' },
  { fullPath: '/vehicle/list?status=in_stock', title: 'Machines' },
];

function open(count: number): Tabs {
  return pages.slice(0, count).reduce((tabs, page) => visit(tabs, page, 'open'), createTabs({ fullPath: '/dashboard/analysis', title: 'Home' }));
}

function Page({ tab }: { tab: Tab }) {
  return (
    <>
      <h2>{tab.title}</h2>
      <label>
        Remark of {tab.title}
        <Input />
      </label>
      <div style={{ height: 900 }} />
    </>
  );
}

const meta = {
  title: 'Layout/TabbedLayout',
  component: TabbedLayout,
  parameters: { layout: 'fullscreen' },
  args: { tabs: open(3), onTabsChange: () => {}, renderPage: (tab) => <Page tab={tab} /> },
  render: function Render(args) {
    const [tabs, setTabs] = useState(args.tabs);
    return (
      <div style={{ display: 'flex', height: 320 }}>
        <TabbedLayout {...args} tabs={tabs} onTabsChange={setTabs} />
      </div>
    );
  },
} satisfies Meta<typeof TabbedLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsPagesAlive: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const shown = (): HTMLElement => [...canvasElement.querySelectorAll<HTMLElement>('[data-tab]')].find((page) => page.offsetParent !== null)!;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Remark of Machines' }), 'left pump leaks');
    shown().scrollTop = 140;
    await step('another page is shown, this one rests', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Warranty claims' }));
      await expect(canvas.queryByRole('textbox', { name: 'Remark of Machines' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'Warranty claims' })).toHaveAttribute('aria-current', 'page');
    });
    await step('back again, what was typed and scrolled is still there', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Machines' }));
      await expect(canvas.getByRole('textbox', { name: 'Remark of Machines' })).toHaveValue('left pump leaks');
      await expect(shown().scrollTop).toBe(140);
    });
  },
};

/** Closing a page with unsaved input says where the input is. */
export const Unsaved: Story = {
  args: { tabs: markUnsaved(open(3), 'tab-2', true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /WC2611D001-0007\s*\(not saved\)/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close Machines' }));
    await expect(screen.queryByText(/kept in this browser/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close WC2611D001-0007' }));
    await expect(await screen.findByText(/WC2611D001-0007 was closed .* kept in this browser/)).toBeVisible();
  },
};

function GuardedPage({ tab }: { tab: Tab }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  useLeavePrompt(text !== '');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit {tab.title}</Button>
      <Modal open={isOpen} title={tab.title} onCancel={() => setIsOpen(false)}>
        <Input aria-label={`Note on ${tab.title}`} value={text} onChange={(event) => setText(event.target.value)} />
      </Modal>
    </>
  );
}

/** Work that is kept nowhere: its page outlives other pages, its dialog goes with it, and closing the tab asks. */
export const GuardedWork: Story = {
  args: { aliveLimit: 1, renderPage: (tab) => <GuardedPage tab={tab} /> },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Machines' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note on Machines' }), 'Sold');
    await step('the browser goes back: another page is shown', async () => {
      canvas.getByRole('link', { name: 'Warranty claims', hidden: true }).click();
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note on Machines' })).toBeNull());
    });
    const close = (title: string) => canvas.getByRole('button', { name: `Close ${title}` });
    const prompt = async () => within((await screen.findByText('What you entered would be lost.')).closest<HTMLElement>('[role="dialog"]')!);
    await step('closing its tab asks, closing another one does not', async () => {
      await userEvent.click(close('WC2611D001-0007'));
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close WC2611D001-0007' })).toBeNull());
      await userEvent.click(close('Machines'));
      await userEvent.click((await prompt()).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByText('What you entered would be lost.')).toBeNull());
    });
    await step('the work is there again', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Machines' }));
      await expect(await screen.findByRole('textbox', { name: 'Note on Machines' })).toHaveValue('Sold');
      canvas.getByRole('link', { name: 'Warranty claims', hidden: true }).click();
    });
    await step('left all the same, it is gone', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Warranty claims' })).toHaveAttribute('aria-current', 'page'));
      await userEvent.click(close('Machines'));
      await userEvent.click((await prompt()).getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Machines' })).toBeNull());
    });
  },
};

export const ContextMenu: Story = {
  globals: { language: 'zh-cn' },
  play: async ({ canvas, step }) => {
    const rightClick = (name: string) => userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('link', { name }) });
    const choose = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('menuitem', { name }));
    await step('refresh lets the clicked page start anew and leaves the others', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Remark of Machines' }), 'gone');
      await rightClick('Machines');
      const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
      await expect(items).toEqual(['关闭左侧', '关闭右侧', '关闭其它', '刷新', '固定']);
      await choose('刷新');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Remark of Machines' })).toHaveValue(''));
    });
    await step('close others keeps the home page and the clicked one', async () => {
      await rightClick('WC2611D001-0007');
      await waitFor(() => expect(screen.getAllByRole('menuitem', { name: '关闭其它' }).some((item) => item.offsetParent)).toBe(true));
      await userEvent.click(screen.getAllByRole('menuitem', { name: '关闭其它' }).find((item) => item.offsetParent)!);
      await waitFor(() => expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'WC2611D001-0007']));
    });
  },
};

export const HomeStays: Story = {
  globals: { language: 'zh-cn' },
  args: { tabs: open(1) },
  play: async ({ canvas, step }) => {
    await step('the home page cannot be closed', async () => {
      (await canvas.findByRole('link', { name: 'Home' })).focus();
      await userEvent.keyboard('{Delete}');
      await expect(await screen.findByText('首页不能关闭!')).toBeVisible();
    });
    await step('nor the last page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '关闭 Warranty claims' }));
      canvas.getByRole('link', { name: 'Home' }).focus();
      await userEvent.keyboard('{Delete}');
      await expect(await screen.findByText('这是最后一页，不能再关闭了啦')).toBeVisible();
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Machines' });
    link.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'WC2611D001-0007' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(canvas.queryByRole('link', { name: 'Machines' })).not.toBeInTheDocument();
  },
};

const order = (canvas: { getAllByRole: (role: 'link') => HTMLElement[] }) => canvas.getAllByRole('link').map((link) => link.textContent);

/** Dragged, or moved with Ctrl, Shift and an arrow. The home page stays first. */
export const Order: Story = {
  play: async ({ canvas, step }) => {
    const link = await canvas.findByRole('link', { name: 'Machines' });
    await step('by keyboard', async () => {
      link.focus();
      await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
      await expect(order(canvas)).toEqual(['Home', 'Warranty claims', 'Machines', 'WC2611D001-0007']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Machines moved to place 3 of 4');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Machines' })).toHaveFocus());
    });
    await step('by dragging', async () => {
      const dataTransfer = new DataTransfer();
      const from = canvas.getByRole('link', { name: 'WC2611D001-0007' }).closest('li')!;
      const to = canvas.getByRole('link', { name: 'Warranty claims' }).closest('li')!;
      await fireEvent.dragStart(from, { dataTransfer });
      await fireEvent.dragOver(to, { dataTransfer });
      await waitFor(() => expect(to).toHaveAttribute('data-drop', 'before'));
      await fireEvent.drop(to, { dataTransfer });
      await waitFor(() => expect(order(canvas)).toEqual(['Home', 'WC2611D001-0007', 'Warranty claims', 'Machines']));
    });
  },
};

/** A pinned page stands in front, has nothing to close it with, and stays when others are closed. */
export const Pinned: Story = {
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: await canvas.findByRole('link', { name: 'Machines' }) });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin' }));
    await waitFor(() => expect(order(canvas)).toEqual(['Home', 'Machines', 'Warranty claims', 'WC2611D001-0007']));
    await expect(canvas.queryByRole('button', { name: 'Close Machines' })).not.toBeInTheDocument();
    await userEvent.pointer({ keys: '[MouseMiddle]', target: canvas.getByRole('link', { name: 'Machines' }) });
    await userEvent.pointer({ keys: '[MouseMiddle]', target: canvas.getByRole('link', { name: 'Warranty claims' }) });
    await waitFor(() => expect(order(canvas)).toEqual(['Home', 'Machines', 'WC2611D001-0007']));
    await userEvent.click(canvas.getByRole('button', { name: 'Unpin Machines' }));
    await expect(await canvas.findByRole('button', { name: 'Close Machines' })).toBeVisible();
  },
};

const many = Array.from({ length: 14 }, (_, index) => ({ fullPath: `/vehicle/list/detail/${index}`, title: `L9TT20045TB00169${index}` }));

/** Tabs that do not fit are behind the arrow at the end. */
export const ManyPages: Story = {
  args: { tabs: many.reduce((tabs, page) => visit(tabs, page, 'open'), createTabs({ fullPath: '/', title: 'Home' })) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All open pages (15)' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: many[1]!.title }));
    await expect(canvas.getByRole('link', { name: many[1]!.title })).toHaveAttribute('aria-current', 'page');
  },
};

/** Thirteen pages were looked at: the first of them rests no longer, it starts anew. */
export const TwelveAwake: Story = {
  args: { tabs: createTabs({ fullPath: '/', title: 'Home' }) },
  render: function Render(args) {
    const [tabs, setTabs] = useState(args.tabs);
    const [next, setNext] = useState(0);
    return (
      <>
        <Button
          onClick={() => {
            setTabs(visit(tabs, many[next]!, 'open'));
            setNext(next + 1);
          }}
        >
          Open another
        </Button>
        <div style={{ display: 'flex', height: 320 }}>
          <TabbedLayout {...args} tabs={tabs} onTabsChange={setTabs} />
        </div>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const awake = (): number => canvasElement.querySelectorAll('[data-tab]').length;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Remark of Home' }), 'typed');
    for (let page = 0; page < 12; page++) await userEvent.click(canvas.getByRole('button', { name: 'Open another' }));
    await waitFor(() => expect(awake()).toBe(12));
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await expect(await canvas.findByRole('textbox', { name: 'Remark of Home' })).toHaveValue('');
    await expect(awake()).toBe(12);
  },
};

export const WithoutBar: Story = {
  args: { showBar: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Machines' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
