import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Input } from 'antd';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EllipsisText } from '../EllipsisText/index.ts';
import { claimList, HeldList } from './HeldList.fixtures.tsx';
import { type Claim, claimColumns, claims } from './ListPage.fixtures.tsx';
import { ListPage } from './ListPage.tsx';
import type { ListPageProps } from './ListPage.types.ts';

const meta: Meta<ListPageProps<Claim>> = {
  title: 'Lists/ListPage/Records',
  component: ListPage<Claim>,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: claimList,
  render: (args) => <HeldList {...args} />,
};
export default meta;
type Story = StoryObj<ListPageProps<Claim>>;

/** Space shows a record in short, the arrow keys move on, Enter opens it; Shift with Space selects. */

export const Preview: Story = {
  args: { rows: { ...claimList.rows, preview: true }, selection: { ids: [], onChange: fn() } },
  play: async ({ canvas, args, step }) => {
    const rows = within(await canvas.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    await step('Space opens, arrows move', async () => {
      rows[1]!.focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.getByRole('group', { name: 'Record preview' })).toHaveFocus());
      await expect(screen.getByRole('dialog')).toHaveTextContent(claims[1]!.vin);
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('dialog')).toHaveTextContent(claims[2]!.vin);
      await userEvent.keyboard('{Enter}');
      await expect(args.rows!.onOpen).toHaveBeenLastCalledWith(claims[2]);
    });
    await step('Space closes and leaves the focus on the row', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(rows[2]).toHaveFocus();
    });
    await step('Shift with Space selects', async () => {
      await userEvent.keyboard('{Shift>} {/Shift}');
      await expect(args.selection!.onChange).toHaveBeenLastCalledWith([claims[2]!.id]);
    });
  },
};

/** A batch is previewed record by record first, then confirmed with its input; afterwards the result of each record is shown. */

export const BatchActions: Story = {
  args: {
    selection: { ids: ['claim-1', 'claim-2', 'claim-3'], records: claims.slice(0, 3), onChange: fn() },
    data: { ...claimList.data, onChanged: fn() },
    batch: {
      columns: ['claimNo', 'dealer', 'totalAmount'],
      actions: [
        {
          key: 'pass',
          label: 'Pass',
          isAllowed: ({ status }) => status !== 'draft',
          preview: async (ids) => ({ ok: ids.slice(0, 1), failed: ids.slice(1).map((id) => ({ id, text: 'The warranty has expired' })) }),
          fields: (
            <Form.Item name="opinion" label="Opinion" rules={[{ required: true }]}>
              <Input />
            </Form.Item>
          ),
          run: fn(async (ids: string[]) => ({ ok: ids, failed: [] })),
        },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pass' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pass' }));
    await dialog.findByText('1 record will be processed, 2 are skipped');
    await expect(dialog.getByRole('rowgroup', { name: 'The warranty has expired (1)' })).toHaveTextContent(claims[2]!.claimNo);
    await expect(dialog.getByRole('rowgroup', { name: 'Not allowed for this record (1)' })).toHaveTextContent(claims[1]!.claimNo);
    await userEvent.click(dialog.getByRole('button', { name: 'Pass' }));
    await waitFor(() => expect(dialog.getByLabelText('Opinion')).toBeInvalid());
    await expect(args.batch!.actions![0]!.run).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Opinion'), 'As agreed');
    await userEvent.click(dialog.getByRole('button', { name: 'Pass' }));
    await dialog.findByText('1 done, 2 skipped');
    await expect(args.batch!.actions![0]!.run).toHaveBeenCalledWith(['claim-1'], { opinion: 'As agreed' }, expect.anything());
    await expect(args.data.onChanged).toHaveBeenCalledWith(['claim-1']);
  },
};

/** The input may depend on the records, and each record has notes for the decision. */

export const BatchFieldsOfRecords: Story = {
  args: {
    selection: { ids: ['claim-1', 'claim-2'], records: claims.slice(0, 2), onChange: fn() },
    batch: {
      columns: ['claimNo'],
      actions: [
        {
          key: 'inspect',
          label: 'Inspect',
          width: 900,
          preview: async ([first, ...rest]) => ({
            ok: [first!],
            failed: rest.map((id) => ({ id, text: 'Another product' })),
            facts: { [first!]: '3 photos' },
          }),
          fields: (records) =>
            records.map(({ id, claimNo }) => (
              <Form.Item key={id} name={id} label={`Hours of ${claimNo}`}>
                <Input />
              </Form.Item>
            )),
          run: fn(async (ids: string[]) => ({ ok: ids, failed: [] })),
        },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inspect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Inspect' }));
    await userEvent.type(await dialog.findByLabelText(`Hours of ${claims[0]!.claimNo}`), '4');
    await expect(dialog.queryByLabelText(`Hours of ${claims[1]!.claimNo}`)).toBeNull();
    await expect(dialog.getByRole('row', { name: new RegExp(claims[0]!.claimNo) })).toHaveTextContent('3 photos');
    await userEvent.click(dialog.getByRole('button', { name: 'Inspect' }));
    await dialog.findByText('1 done, 1 skipped');
    await expect(args.batch!.actions![0]!.run).toHaveBeenCalledWith(['claim-1'], { 'claim-1': '4' }, expect.anything());
  },
};

/** With the input something else may happen than before: the dialog says so first, and tells drafts from what is skipped. */

export const BatchThatInputChanges: Story = {
  args: {
    selection: { ids: ['claim-1', 'claim-2'], records: claims.slice(0, 2), onChange: fn() },
    data: { ...claimList.data, onChanged: fn() },
    rows: { href: ({ id }) => `/claims/${id}` },
    batch: {
      columns: ['claimNo'],
      actions: [
        {
          key: 'inspect',
          label: 'Inspect',
          preview: async (ids, values) =>
            values
              ? { ok: [ids[0]!], failed: [{ id: ids[1]!, text: 'Hours are missing' }], drafts: [ids[1]!], warnings: ['Many hours for a new machine'] }
              : { ok: ids, failed: [] },
          fields: (
            <Form.Item name="hours" label="Hours">
              <Input />
            </Form.Item>
          ),
          run: fn(async (ids: string[]) => ({ ok: [ids[0]!], failed: [{ id: ids[1]!, text: 'Hours are missing' }], drafts: [ids[1]!] })),
        },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inspect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Inspect' }));
    await dialog.findByText('2 records will be processed');
    await userEvent.type(dialog.getByLabelText('Hours'), '40');
    await userEvent.click(dialog.getByRole('button', { name: 'Inspect' }));
    await dialog.findByText('1 record will be processed, 1 is saved as a draft');
    await expect(dialog.getByText('Many hours for a new machine')).toBeVisible();
    const { run } = args.batch!.actions![0]!;
    await expect(run).not.toHaveBeenCalled();
    await expect(dialog.getByRole('link', { name: claims[1]!.claimNo })).toHaveAttribute('href', '/claims/claim-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Inspect' }));
    await dialog.findByText('1 done, 1 saved as drafts, 0 skipped');
    await expect(dialog.getByRole('rowgroup', { name: 'Saved as a draft · Hours are missing (1)' })).toHaveTextContent(claims[1]!.claimNo);
    await expect(run).toHaveBeenCalledWith(['claim-1', 'claim-2'], { hours: '40' }, expect.objectContaining({ warnings: ['Many hours for a new machine'] }));
    await expect(args.data.onChanged).toHaveBeenCalledWith(['claim-1', 'claim-2']);
  },
};

/** Records that came in the meantime wait until the user asks for them. */

export const NewRecords: Story = {
  args: { data: { ...claimList.data, newCount: 3, onShowNew: fn(), onRefresh: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 new records: show them' }));
    await expect(args.data.onShowNew).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await expect(args.data.onRefresh).toHaveBeenCalledOnce();
  },
};

export const RowMenu: Story = {
  args: {
    rows: {
      actions: () => [
        { key: 'view', label: 'View', onClick: fn() },
        { key: 'edit', label: 'Edit', onClick: fn() },
        { key: 'withdraw', label: 'Withdraw', onClick: () => document.body.setAttribute('data-withdrawn', 'yes') },
      ],
    },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Actions for row 2' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    await expect(document.body).toHaveAttribute('data-withdrawn', 'yes');
    document.body.removeAttribute('data-withdrawn');
  },
};

/** Cut texts are no Tab stops; the row that the keyboard stands on shows them in whole. */
export const CutTexts: Story = {
  args: {
    columns: claimColumns.map((column) =>
      column.key === 'fault' ? { ...column, width: 110, render: ({ fault }: Claim) => <EllipsisText text={fault} fit /> } : column,
    ),
    rows: { ...claimList.rows, preview: true },
  },
  play: async ({ canvas }) => {
    const rows = () => within(canvas.getAllByRole('rowgroup')[1]!).getAllByRole('row');
    await canvas.findAllByText(claims[0]!.fault);
    const cells = () => canvas.getAllByText(claims[0]!.fault).map((element) => element.closest('td')!);
    await waitFor(() => expect(cells()[0]!.scrollWidth).toBeGreaterThan(cells()[0]!.clientWidth));
    await waitFor(() => expect(rows()[0]!.querySelectorAll('td [tabindex]')).toHaveLength(0));
    rows()[0]!.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(rows()[0]).toHaveFocus();
    await waitFor(() => expect(cells()[0]!.scrollWidth).toBeLessThanOrEqual(cells()[0]!.clientWidth));
  },
};

/**
 * Ctrl+C copies the row with the focus, or what is selected, below the headings of the columns that are shown; on a keyboard without Latin
 * letters, too. Marked text is left to the browser.
 */
export const Copy: Story = {
  args: { selection: { ids: [], onChange: fn() }, columns: claimColumns.filter(({ key }) => key === 'claimNo' || key === 'dealer' || key === 'hours') },
  play: async ({ canvas, step }) => {
    const table = within(await canvas.findByRole('table'));
    const hands = globalThis.storyHands;
    // A page may copy only shortly after a real key.
    if (!hands) return;
    const copied: string[] = [];
    const hear = (event: ClipboardEvent) => copied.push(event.clipboardData!.getData('text/plain'));
    document.addEventListener('copy', hear);
    const rows = table.getAllByRole('row');
    await step('The row with the focus', async () => {
      rows[2]!.focus();
      await hands.press('{Control>}c{/Control}');
      await screen.findByText('1 record copied');
      await expect(copied).toEqual([`Claim no.\tDealer\r\n${claims[1]!.claimNo}\t${claims[1]!.dealer}\r\n`]);
    });
    await step('By the same key of a Russian keyboard', async () => {
      await fireEvent.keyDown(rows[3]!, { key: 'с', code: 'KeyC', ctrlKey: true });
      await waitFor(() => expect(copied[1]).toContain(claims[2]!.claimNo));
    });
    await step('What is selected, by its button', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 1' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 3' }));
      canvas.getByRole('button', { name: 'Copy' }).focus();
      await hands.press('{Enter}');
      await screen.findByText('2 records copied');
      await expect(
        copied[2]!
          .split('\r\n')
          .slice(1, 3)
          .map((line) => line.split('\t')[0]),
      ).toEqual([claims[0]!.claimNo, claims[2]!.claimNo]);
    });
    await step('Marked text is not taken over', async () => {
      rows[1]!.focus();
      document.getSelection()!.selectAllChildren(table.getAllByRole('cell', { name: claims[0]!.dealer })[0]!);
      await expect(await fireEvent.keyDown(rows[1]!, { key: 'c', code: 'KeyC', ctrlKey: true })).toBe(true);
      document.getSelection()!.removeAllRanges();
    });
    document.removeEventListener('copy', hear);
  },
};
