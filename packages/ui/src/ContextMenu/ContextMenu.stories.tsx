import { CopyOutlined, DeleteOutlined, PrinterOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ContextMenu } from './ContextMenu.tsx';

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  args: {
    items: [
      { key: 'copy', label: 'Copy the claim', icon: <CopyOutlined aria-hidden /> },
      {
        key: 'print',
        label: 'Print',
        icon: <PrinterOutlined aria-hidden />,
        children: [
          { key: 'printSheet', label: 'Claim sheet' },
          { key: 'printLabel', label: 'Parts label' },
        ],
      },
      { key: 'send', label: 'Send again', disabled: true },
      { type: 'divider' },
      { key: 'remove', label: 'Delete', icon: <DeleteOutlined aria-hidden />, danger: true },
    ],
    onSelect: fn(),
    children: (
      <div style={{ padding: 24, border: '1px dashed var(--hw-border-strong)' }}>
        <Button>Claim SP20260412</Button>
      </div>
    ),
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const claim = () => screen.findByRole('button', { name: 'Claim SP20260412' });
const item = (name: string) => screen.findByRole('menuitem', { name: new RegExp(name) });
const hasFocus = (name: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(name));
/** antd's menu reads the number of the key, which `userEvent` does not send. */
const press = (key: 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown') =>
  fireEvent.keyDown(document.activeElement!, { key, keyCode: { Enter: 13, Escape: 27, ArrowLeft: 37, ArrowRight: 39, ArrowDown: 40 }[key] });
const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Mouse: Story = {
  play: async ({ args, step }) => {
    const button = await claim();
    button.focus();
    await step('it opens at the pointer and a press beside it closes it', async () => {
      await fireEvent.contextMenu(button, { clientX: 60, clientY: 50 });
      const menu = await screen.findByRole('menu', { name: 'Context menu' });
      const { left, top } = menu.parentElement!.getBoundingClientRect();
      await expect([left, top]).toEqual([60, 50]);
      await expect(getComputedStyle(menu.parentElement!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
      await fireEvent.pointerDown(menu.parentElement!.parentElement!);
      await isGone();
      await expect(button).toHaveFocus();
    });
    await step('it tells what was chosen, and for what', async () => {
      await fireEvent.contextMenu(button, { clientX: 60, clientY: 50 });
      await userEvent.click(await item('Copy the claim'));
      await expect(args.onSelect).toHaveBeenLastCalledWith('copy', expect.any(HTMLElement));
      await isGone();
    });
    await step('in the corner all of it is in the window', async () => {
      await fireEvent.contextMenu(button, { clientX: innerWidth - 2, clientY: innerHeight - 2 });
      const box = (await screen.findByRole('menu')).getBoundingClientRect();
      await expect(box.right).toBeLessThanOrEqual(innerWidth);
      await expect(box.bottom).toBeLessThanOrEqual(innerHeight);
    });
  },
};

export const Keyboard: Story = {
  play: async ({ args, step }) => {
    const button = await claim();
    button.focus();
    await step('Shift+F10 opens; Escape closes and the focus is back', async () => {
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await hasFocus('Copy the claim');
      await userEvent.keyboard('{Escape}');
      await isGone();
      await expect(button).toHaveFocus();
    });
    await step('the arrows lead into a submenu, Escape out of it', async () => {
      await userEvent.keyboard('{ContextMenu}');
      await hasFocus('Copy the claim');
      await press('ArrowDown');
      await hasFocus('Print');
      await press('ArrowRight');
      await hasFocus('Claim sheet');
      await press('Escape');
      await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Claim sheet' })).toBeNull());
      await expect(await item('Copy the claim')).toBeVisible();
    });
    await step('Enter chooses in the submenu', async () => {
      await hasFocus('Print');
      await press('ArrowRight');
      await hasFocus('Claim sheet');
      await press('ArrowDown');
      await hasFocus('Parts label');
      await press('Enter');
      await expect(args.onSelect).toHaveBeenCalledWith('printLabel', button);
      await isGone();
      await expect(button).toHaveFocus();
    });
  },
};

/** A finger that rests opens it; lifting it presses nothing. (What moves, trembles or lifts early: see longPress.test.ts.) */
export const LongPress: Story = {
  play: async () => {
    const button = await claim();
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1, clientX: 60, clientY: 50 };
    await fireEvent.pointerDown(button, finger);
    await expect(await item('Delete')).toBeVisible();
    await fireEvent.pointerUp(button, finger);
    await fireEvent.click(button);
    await expect(await item('Delete')).toBeVisible();
  },
};

/** On a phone a submenu opens within its menu, and all of it stays in the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, step }) => {
    const button = await claim();
    button.focus();
    const open = () => fireEvent.contextMenu(button, { clientX: innerWidth - 40, clientY: innerHeight - 4 });
    const isInside = async () => {
      const { left, top, right, bottom } = screen.getByRole('menu', { name: 'Context menu' }).parentElement!.getBoundingClientRect();
      await expect(left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight).toBe(true);
    };
    await step('by touch', async () => {
      await open();
      await userEvent.click(await item('Print'));
      await expect(await item('Parts label')).toBeVisible();
      await waitFor(isInside);
      await userEvent.click(await item('Parts label'));
      await expect(args.onSelect).toHaveBeenCalledWith('printLabel', button);
      await isGone();
    });
    await step('by keys: Right opens it, Left and Escape close it', async () => {
      await open();
      await hasFocus('Copy the claim');
      await press('ArrowDown');
      await hasFocus('Print');
      await press('ArrowRight');
      await press('ArrowDown');
      await hasFocus('Claim sheet');
      await press('ArrowLeft');
      await hasFocus('Print');
      await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Claim sheet' })).toBeNull());
      await press('ArrowRight');
      await press('ArrowDown');
      await hasFocus('Claim sheet');
      await press('Escape');
      await hasFocus('Print');
      await press('Escape');
      await isGone();
      await expect(button).toHaveFocus();
    });
  },
};

/** Other items for other elements; none leaves the browser's menu. */
export const ByTarget: Story = {
  args: {
    items: (target) => (target.closest('button') ? [{ key: 'open', label: 'Open the claim' }] : []),
    children: (
      <p>
        Text beside it <Button>Claim SP20260412</Button>
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await expect(fireEvent.contextMenu(await canvas.findByText(/Text beside it/))).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
    await fireEvent.contextMenu(await claim(), { clientX: 60, clientY: 50 });
    await expect(await item('Open the claim')).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark', language: 'ru' },
  play: async () => {
    await fireEvent.contextMenu(await claim(), { clientX: 60, clientY: 50 });
    await expect(await screen.findByRole('menu', { name: 'Контекстное меню' })).toBeVisible();
  },
};
