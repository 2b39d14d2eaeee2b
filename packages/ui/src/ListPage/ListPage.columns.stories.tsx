import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { claimList, HeldList } from './HeldList.fixtures.tsx';
import { type Claim, claims } from './ListPage.fixtures.tsx';
import { ListPage } from './ListPage.tsx';
import type { ListPageProps } from './ListPage.types.ts';

const meta: Meta<ListPageProps<Claim>> = {
  title: 'Lists/ListPage/Columns',
  component: ListPage<Claim>,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: claimList,
  render: (args) => <HeldList {...args} />,
};
export default meta;
type Story = StoryObj<ListPageProps<Claim>>;

/** Columns and density are the user's; they are remembered, and can be put back. */

export const ColumnSettings: Story = {
  args: { storageKey: 'story-columns', onLayoutChange: fn() },
  beforeEach: () => localStorage.removeItem('harrow.list.story-columns'),
  play: async ({ canvas, args, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns and density' }));
    const settings = within(await screen.findByRole('tooltip'));
    await step('a column can be shown and hidden', async () => {
      await expect(canvas.queryByRole('columnheader', { name: 'Working hours' })).toBeNull();
      await userEvent.click(await settings.findByRole('checkbox', { name: 'Working hours' }));
      await expect(canvas.getByRole('columnheader', { name: 'Working hours' })).toBeVisible();
    });
    await step('a column moves with Alt and an arrow key', async () => {
      settings.getByRole('checkbox', { name: 'VIN' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
      await expect(heads.indexOf('VIN')).toBeLessThan(heads.indexOf('Dealer'));
    });
    await step('a column gets wider with Alt and an arrow key, and by its buttons', async () => {
      const widthOf = (name: string): number => canvas.getByRole('columnheader', { name }).getBoundingClientRect().width;
      settings.getByRole('checkbox', { name: 'Dealer' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await expect(settings.getByRole('status', { name: 'Width 256 px' })).toBeVisible();
      await userEvent.click(settings.getAllByRole('button', { name: 'Wider' })[0]!);
      await waitFor(() => expect(widthOf('Claim no.')).toBeGreaterThanOrEqual(186));
    });
    await step('a column can be kept in view', async () => {
      const row = settings.getByRole('checkbox', { name: 'VIN' }).closest('li')!;
      await userEvent.selectOptions(within(row).getByRole('combobox', { name: 'Pin' }), 'left');
      const { position, left } = getComputedStyle(canvas.getByRole('columnheader', { name: 'VIN' }));
      // Behind the number, which stands there already.
      await expect([position, left]).toEqual(['sticky', '186px']);
    });
    await step('a column is dragged by keys, and it is announced', async () => {
      const row = settings.getByRole('checkbox', { name: 'Fault' }).closest('li')!;
      within(row).getByRole('button', { name: 'Move column' }).focus();
      await userEvent.keyboard(' ');
      await screen.findByText('Lifted “Fault”');
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByText(/“Fault” at place 6/);
      await userEvent.keyboard(' ');
      await waitFor(() => {
        const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
        return expect(heads.indexOf('Fault')).toBeGreaterThan(heads.indexOf('Amount'));
      });
    });
    await step('the layout is remembered', async () => {
      await userEvent.click(settings.getByRole('radio', { name: 'Compact' }));
      await expect(JSON.parse(localStorage.getItem('harrow.list.story-columns') ?? '{}')).toMatchObject({
        density: 'compact',
        hidden: ['createBy'],
        pins: { vin: 'left' },
        widths: { dealer: 256 },
      });
      await expect(args.onLayoutChange).toHaveBeenCalled();
      await waitFor(() => expect(canvas.getAllByRole('row')[1]!.getBoundingClientRect().height).toBe(32));
    });
    await step('and can be put back', async () => {
      await userEvent.click(settings.getByRole('button', { name: 'Restore defaults' }));
      await expect(localStorage.getItem('harrow.list.story-columns')).toBeNull();
      await expect(canvas.queryByRole('columnheader', { name: 'Working hours' })).toBeNull();
      await expect(getComputedStyle(canvas.getByRole('columnheader', { name: 'VIN' })).left).toBe('auto');
    });
  },
};

/** The edge of a column's head can be dragged; a double click makes the column as wide as its values. */

export const DraggedWidth: Story = {
  args: { storageKey: 'story-width' },
  beforeEach: () => localStorage.removeItem('harrow.list.story-width'),
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('columnheader', { name: 'Dealer' });
    const edge = head.querySelector(':scope > [aria-hidden]')!;
    const { right, top } = head.getBoundingClientRect();
    const at = (x: number): PointerEventInit => ({ bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: top + 5 });
    // A pointer that no hardware has cannot be captured.
    (edge as HTMLElement).setPointerCapture = () => undefined;
    const before = head.getBoundingClientRect().width;
    edge.dispatchEvent(new PointerEvent('pointerdown', at(right)));
    edge.dispatchEvent(new PointerEvent('pointermove', at(right + 60)));
    edge.dispatchEvent(new PointerEvent('pointerup', at(right + 60)));
    await waitFor(() => expect(JSON.parse(localStorage.getItem('harrow.list.story-width') ?? '{}').widths).toEqual({ dealer: Math.round(before + 60) }));
    await userEvent.dblClick(edge);
    const dealer = (await canvas.findAllByText(claims[0]!.dealer))[0]!.closest('td')!;
    await waitFor(() => expect(dealer.scrollWidth).toBeLessThanOrEqual(dealer.clientWidth));
  },
};
