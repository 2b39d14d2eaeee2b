import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { HarrowProvider, useSettings } from '../HarrowProvider/index.ts';
import { ReportPopup, type UsualFilter, UserPicker } from './index.ts';
import { createMemoryRecords } from './pickers.fixtures.ts';
import { SelectFromList, type SelectFromListProps } from './SelectFromList.tsx';
import { SelectListDialog } from './SelectListDialog.tsx';
import type { RecordSource } from '../sources/recordSources.ts';

interface Tool {
  id: string;
  code: string;
  name: string;
  price: number;
}

const tools: Tool[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index + 1),
  code: `T-${String(index + 1).padStart(5, '0')}`,
  name: ['Torque wrench', 'Pressure gauge', 'Bearing puller', 'Diagnostic cable'][index % 4]!,
  price: 10 + (index % 90),
}));

const failing: RecordSource<Tool> = {
  list: () => Promise.reject(new Error('The server does not answer')),
  find: () => Promise.reject(new Error('The server does not answer')),
};

function Held(props: SelectFromListProps<Tool>) {
  const [value, setValue] = useState(props.value);
  return (
    <SelectFromList<Tool>
      {...props}
      value={value}
      onChange={(next, records) => {
        setValue(next);
        props.onChange?.(next, records);
      }}
    />
  );
}

const meta = {
  title: 'Pickers/SelectFromList',
  component: SelectFromList<Tool>,
  args: {
    name: 'Tool',
    source: createMemoryRecords(tools),
    columns: [
      { key: 'code', title: 'Code', sortable: true },
      { key: 'name', title: 'Name' },
      { key: 'price', title: 'Price', align: 'right', sortable: true },
    ],
    queries: [
      { key: 'code', label: 'Code' },
      { key: 'name', label: 'Name' },
    ],
    labelKey: 'code',
    'aria-label': 'Tools',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SelectFromList<Tool>>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tools: Choose…' }));
  return within(await screen.findByRole('dialog', { name: 'Choose: Tool' }));
};
const box = (name: string) => screen.findByRole('checkbox', { name });
const ok = () => userEvent.click(screen.getByRole('button', { name: 'OK' }));

/** 10,000 records, five on a page. What is chosen stays while one pages and searches. */
export const AcrossPages: Story = {
  args: { value: '9999' },
  async play({ args }) {
    await expect(await screen.findByText('T-09999')).toBeVisible();
    const dialog = await open();
    await expect(await dialog.findByText('Selected: 1')).toBeVisible();
    await userEvent.click(await box('T-00002'));
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await userEvent.click(await box('T-00006'));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Code' }), '00500{Enter}');
    // The only one that is found is what was looked for.
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'T-00500' })).toBeChecked());
    const chosen = within(dialog.getByRole('region', { name: 'Selected: Tool' }));
    await expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['T-09999', 'T-00002', 'T-00006', 'T-00500']);
    await userEvent.click(chosen.getByRole('button', { name: 'Remove T-00002' }));
    await ok();
    await expect(args.onChange).toHaveBeenLastCalledWith('9999,6,500', [tools[9998], tools[5], tools[499]]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tools: Choose…' })).toHaveFocus());
  },
};

/** A press that still lasts holds the rows back, not what Enter has found. */
export const FoundWhilePressed: Story = {
  async play() {
    const dialog = await open();
    const row = await dialog.findByText('T-00003');
    const pointer = userEvent.setup();
    await pointer.pointer({ keys: '[MouseLeft>]', target: row });
    const code = dialog.getByRole('searchbox', { name: 'Code' });
    code.focus();
    await pointer.keyboard('00500{Enter}');
    await expect(await dialog.findByText('Selected: 1')).toBeVisible();
    await pointer.pointer({ keys: '[/MouseLeft]', target: dialog.getByText('Selected: 1') });
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'T-00500' })).toBeChecked());
  },
};

/** Choosing a page says how many came along; giving up changes nothing. */
export const WholePage: Story = {
  args: { value: '2', maxCount: 4, exclude: ['3'] },
  async play({ args }) {
    const dialog = await open();
    await expect(await box('T-00003')).toBeDisabled();
    await userEvent.click(await box('Select all on this page'));
    await expect(dialog.getByText('Added from this page: 3.')).toBeVisible();
    await expect(await box('Select all on this page')).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await userEvent.click(await box('T-00006'));
    await expect(dialog.getByText('At most 4 can be chosen.')).toBeVisible();
    await expect(await box('T-00006')).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** One record: another takes its place, and a second press does not empty it. */
export const One: Story = {
  args: { multiple: false, value: '1' },
  async play({ args }) {
    const dialog = await open();
    const row = await dialog.findByText('T-00004');
    await userEvent.click(row);
    await userEvent.click(row);
    await expect(dialog.getByRole('radio', { name: 'T-00004' })).toBeChecked();
    await ok();
    await expect(args.onChange).toHaveBeenLastCalledWith('4', [tools[3]]);
  },
};

const sizesOf = (dialog: { getByRole: typeof screen.getByRole }) =>
  within(dialog.getByRole('combobox', { name: 'Records per page' }))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, selected }) => (selected ? `[${value}]` : value))
    .join(' ');

/** The application says for all its pickers how long their pages are; a picker may say otherwise. */
export const PageSizes: Story = {
  render: (args) => (
    <WithSources>
      <Held {...args} />
      <SelectFromList<Tool> {...args} aria-label="Few" pageSizes={[4, 8]} value="" />
      <UserPicker aria-label="Users" />
      <ReportPopup aria-label="Part" code="parts" orgFields="partsCode" destFields="code" />
    </WithSources>
  ),
  async play() {
    const first = await open();
    await first.findByText(/^1-20 of/);
    await expect(sizesOf(first)).toBe('[20] 50');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Few: Choose…' }));
    const few = within(await screen.findByRole('dialog'));
    await few.findByText(/^1-4 of/);
    await expect(sizesOf(few)).toBe('[4] 8');
    await userEvent.click(few.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Users: Choose…' }));
    const users = within(await screen.findByRole('dialog'));
    await users.findByText(/^1-20 of/);
    await userEvent.click(users.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: /Part/ }));
    const parts = within(await screen.findByRole('dialog'));
    await parts.findByText(/^1-20 of/);
    await expect(sizesOf(parts)).toBe('[20] 50');
  },
};

function WithSources({ children }: { children: ReactNode }) {
  const { language, sources } = useSettings();
  return (
    <HarrowProvider language={language} sources={sources} pageSize={20} pageSizes={[20, 50]}>
      {children}
    </HarrowProvider>
  );
}

export const SortAndReset: Story = {
  async play() {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Price' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(dialog.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(dialog.getAllByRole('row')[1]).toHaveTextContent('99'));
    await userEvent.click(dialog.getByRole('button', { name: 'Expand' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Name' }), 'no such tool{Enter}');
    await expect(await dialog.findByText('No data found')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(await box('T-00001')).toBeVisible();
  },
};

const taken = fn();
/** The dialog alone, with a cell that chooses another record than its own. */
export const DialogAlone: Story = {
  render: ({ source, name }) => (
    <SelectListDialog<Tool>
      source={source}
      name={name}
      labelKey="code"
      columns={[
        { key: 'code', title: 'Code' },
        {
          key: 'name',
          title: 'Name',
          render: ({ id }, choose) => (
            <button type="button" className="hw-link" onClick={() => choose(`${id}00`)}>
              Use T-{`${id}00`.padStart(5, '0')}
            </button>
          ),
        },
      ]}
      onOk={taken}
      onCancel={fn()}
    />
  ),
  async play() {
    await userEvent.click(await box('T-00002'));
    await userEvent.click(screen.getByRole('button', { name: 'Use T-00300' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use T-00300' }));
    await expect(await screen.findByText('T-00300')).toBeVisible();
    await ok();
    await expect(taken).toHaveBeenLastCalledWith(['2', '300'], [tools[1], tools[299]]);
  },
};

/** A value that no longer exists is shown as it is. */
export const Unknown: Story = {
  args: { value: '2,left_us' },
  async play({ args }) {
    await expect(await screen.findByText('T-00002')).toBeVisible();
    await expect(screen.getByText('left_us')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove left_us' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2', [tools[1]]);
  },
};

export const Unreachable: Story = {
  args: { source: failing, value: '7' },
  async play() {
    await expect(await screen.findByText('7')).toBeVisible();
    const dialog = await open();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The server does not answer');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

const submitted = fn();
/** In a form: the label names the button, and Enter in the dialog does not send the form. */
export const InAForm: Story = {
  render: (args) => (
    <Form layout="vertical" initialValues={{ tools: '1,2', kept: '3', old: '4' }} style={{ maxWidth: 420 }} onFinish={submitted}>
      <Form.Item name="tools" label="Special tools" rules={[{ required: true }]}>
        <SelectFromList<Tool> {...args} aria-label={undefined} />
      </Form.Item>
      <Form.Item name="kept" label="Read only">
        <SelectFromList<Tool> {...args} aria-label={undefined} readOnly />
      </Form.Item>
      <Form.Item name="old" label="Disabled">
        <SelectFromList<Tool> {...args} aria-label={undefined} disabled />
      </Form.Item>
    </Form>
  ),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Special tools' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Code' }), '00009{Enter}');
    await box('T-00009');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Disabled', hidden: true })).toBeDisabled();
  },
};

const usual: UsualFilter[] = [
  { key: 'price', label: 'Costs 12', filters: { price: '12' }, widened: (total: string) => `${total} at any price` },
  { key: 'kind', label: 'Only gauges', filters: { name: 'gauge' }, widened: (total: string) => `${total} of all kinds` },
];

/** The usual filters apply until they are switched off, one by one; where nothing is found, a button says how many records there are without one. */
export const Narrowed: Story = {
  args: { usual, multiple: false },
  async play({ args }) {
    const dialog = await open();
    const [price, kind] = ['Costs 12', 'Only gauges'].map((name) => dialog.getByRole('checkbox', { name }));
    await expect(within(dialog.getByRole('group', { name: 'Narrowed to' })).getAllByRole('checkbox')).toEqual([price, kind]);
    await expect(price).toBeChecked();
    await expect(kind).toBeChecked();
    // Of a kind every fourth, of a price every ninetieth: no gauge costs 12.
    await expect(await dialog.findByText('Nothing found within these limits')).toBeVisible();
    await expect(await dialog.findByRole('button', { name: '2,500 at any price' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '112 of all kinds' }));
    await expect(kind).not.toBeChecked();
    // The button is gone; the focus is where its doing is seen.
    await expect(kind).toHaveFocus();
    await expect(await dialog.findByRole('radio', { name: 'T-00003' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(kind).toBeChecked();
    await expect(await dialog.findByText('Nothing found within these limits')).toBeVisible();

    // Neither filter alone is the reason.
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Code' }), '00001{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: '1 without these limits' }));
    await expect(price).not.toBeChecked();
    await expect(await dialog.findByRole('radio', { name: 'T-00001' })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Costs 12' }));
    // Nothing at all is found: nothing is offered.
    await userEvent.clear(dialog.getByRole('searchbox', { name: 'Code' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Code' }), 'X{Enter}');
    await expect(await dialog.findByText('Nothing found within these limits')).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('button', { name: /at any price|of all kinds|without/ })).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Answers when it is told to. */
function createSlowTools() {
  const source = createMemoryRecords(tools);
  let resolve = (): void => undefined;
  let reject = (_reason: Error): void => undefined;
  let answered: Promise<unknown> = Promise.resolve();
  let isSlow = false;
  const slow: RecordSource<Tool> = {
    ...source,
    list(query, signal) {
      if (!isSlow) return source.list(query, signal);
      const released = new Promise<void>((done, failed) => {
        resolve = done;
        reject = failed;
      });
      const page = released.then(() => source.list(query, signal));
      answered = page.catch(() => undefined);
      return page;
    },
  };
  /** Waits until what came could have been drawn. */
  async function drawn(): Promise<void> {
    await answered;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  const answer = (): Promise<void> => {
    resolve();
    return drawn();
  };
  const fail = (): Promise<void> => {
    reject(new Error('The server does not answer'));
    return drawn();
  };
  return { slow, delay: () => (isSlow = true), answer, fail };
}
const slowTools = createSlowTools();

/** While a search is under way the page of before can be chosen from, and does not change under a press. */
export const WhileSearching: Story = {
  args: { source: slowTools.slow },
  async play({ args }) {
    const dialog = await open();
    const second = await box('T-00002');
    slowTools.delay();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Code' }), '0004{Enter}');
    await waitFor(() => expect(dialog.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    const name = within(second.closest('tr')!).getByText('Pressure gauge');
    const mouse = userEvent.setup();
    await mouse.pointer({ target: name, keys: '[MouseLeft>]' });
    await slowTools.answer();
    await expect(name).toBeVisible();
    await mouse.pointer({ target: name, keys: '[/MouseLeft]' });
    const chosen = within(dialog.getByRole('region', { name: 'Selected: Tool' }));
    await expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['T-00002']);
    await expect(await box('T-00040')).toBeVisible();

    // The only record that is found is chosen by the search; a press on it that was on its way means the same.
    await userEvent.clear(dialog.getByRole('searchbox', { name: 'Code' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Code' }), '00040{Enter}');
    await waitFor(() => expect(dialog.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    const wanted = dialog.getByRole('checkbox', { name: 'T-00040' });
    const clock = spyOn(performance, 'now').mockReturnValue(performance.now());
    await slowTools.answer();
    await waitFor(() => expect(wanted).toBeChecked());
    wanted.click();
    await expect(wanted).toBeChecked();
    // Long enough to have seen it.
    clock.mockReturnValue(performance.now() + 1000);
    wanted.click();
    await waitFor(() => expect(wanted).not.toBeChecked());
    clock.mockRestore();
    await ok();
    await expect(args.onChange).toHaveBeenLastCalledWith('2', [tools[1]]);
  },
};

const firstTools = createSlowTools();
firstTools.delay();

/** Enter finds the only record whatever is on its way: the first page, the search itself, or its answer, which fails at first. */
export const SearchedEarly: Story = {
  args: { source: firstTools.slow },
  async play() {
    const dialog = await open();
    const search = dialog.getByRole<HTMLInputElement>('searchbox', { name: 'Code' });
    await userEvent.type(search, '00040');
    // Before React has done with the first page, and the user has seen it.
    const pressed = new Promise<void>((resolve) => {
      const page = new MutationObserver(() => {
        if (!dialog.queryByRole('checkbox', { name: 'T-00001' })) return;
        page.disconnect();
        search.form!.requestSubmit();
        resolve();
      });
      page.observe(search.closest('[role=dialog]')!, { childList: true, subtree: true });
    });
    await firstTools.answer();
    await pressed;
    await waitFor(() => expect(dialog.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await firstTools.answer();
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'T-00040' })).toBeChecked());

    await userEvent.clear(search);
    await userEvent.type(search, '00041{Enter}{Enter}');
    await waitFor(() => expect(dialog.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await firstTools.fail();
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await firstTools.answer();
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'T-00041' })).toBeChecked());
  },
};

export const Dark: Story = { args: { value: '1' }, globals: { theme: 'dark', language: 'zh-cn' } };

/** Below 500 px the records keep 800 px, and are scrolled sideways within the dialog. */
export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tools/ }));
    const table = await screen.findByRole('table');
    await expect(table.offsetWidth).toBe(800);
    const region = table.closest<HTMLElement>('[role=region]')!;
    await expect(region.clientWidth).toBeLessThan(390);
    region.scrollLeft = 1000;
    await expect(region.scrollLeft).toBeGreaterThan(400);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
