import type { QueryGroup } from '@harrow/validation/query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { claimFields, createMemoryStore, HeldQuery } from './AdvancedQuery.fixtures.tsx';
import { AdvancedQuery } from './index.ts';

/** What a user sees and does, tried in a real browser. Not shown in Storybook. */
const meta = {
  title: 'Lists/AdvancedQuery tests',
  component: AdvancedQuery,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields: claimFields, onChange: fn(), store: createMemoryStore() },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Texts and the dialog are loaded when they are first needed. */
const patient = { timeout: 12_000 };
const vin = { field: 'vin', rule: 'like', val: '0012' };
const amount = { field: 'amount', rule: 'ge', val: '500', type: 'number', dbType: 'bigdecimal' };
const status = { field: 'status', rule: 'in', val: 'submitted,no_pass', type: 'list', dictCode: 'bill_status' };
const all = (...items: QueryGroup['items']): QueryGroup => ({ match: 'and', items });

async function open(name = 'Advanced query') {
  await userEvent.click(await screen.findByRole('button', { name }, patient));
  await screen.findByRole('dialog', {}, patient);
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
/** The button at the foot, not the cross. */
const closeDialog = (name: string) => userEvent.click(screen.getByText(name, { selector: '.ant-btn span' }));
const lines = () => screen.queryAllByRole('group', { name: /^Condition \d+$/ });
const part = (line: number, name: string) => screen.getByRole('combobox', { name: `Condition ${line}: ${name}` });
const textbox = (line: number, name = 'Value') => screen.getByRole<HTMLInputElement>('textbox', { name: `Condition ${line}: ${name}` });
const preview = () => screen.getByRole('region', { name: 'Query preview' });
const reads = (text: string | RegExp) => waitFor(() => expect(preview()).toHaveTextContent(text), patient);
/** What the lines ask about, from top to bottom. */
const fieldsShown = () => lines().map((line) => line.querySelector('[data-part="field"] .ant-select-content')?.textContent);

async function chooseField(line: number, text: string) {
  await userEvent.click(part(line, 'Field'));
  await userEvent.click(await screen.findByText(text, { selector: '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-tree-title' }, patient));
}
async function choose(line: number, name: string, text: string) {
  await userEvent.click(part(line, name));
  const option = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content';
  await userEvent.click(await screen.findByText(text, { selector: option }, patient));
}
/** antd names a confirmation twice: in its hidden title and where it is read. */
async function confirm(text: string) {
  const title = await screen.findByText(text, { selector: '.ant-modal-confirm-title' }, patient);
  await userEvent.click(within(title.closest<HTMLElement>('.ant-modal')!).getByRole('button', { name: '确定' }));
}
const lastQuery = (onChange: unknown) => mocked(onChange as (query: QueryGroup | undefined) => void).mock.lastCall?.[0];

const chinese = {
  globals: { language: 'zh-cn' },
  args: { fields: [{ value: 'vin', label: '车架号' }], value: all({ field: 'vin', rule: 'eq', val: 'A1' }) },
} satisfies Partial<Story>;

export const TheTextsOfTheSpecification: Story = {
  globals: chinese.globals,
  args: { fields: chinese.args.fields, store: createMemoryStore() },
  async play({ args }) {
    await open('高级查询');
    await screen.findByRole('dialog', { name: '高级查询构造器' }, patient);
    await screen.findByText('没有保存任何查询', {}, patient);
    await waitFor(() => expect(screen.getByText('保存的查询')).toBeVisible());
    for (const name of ['重置', '保存查询条件', '关闭', '查询']) await expect(screen.getByText(name, { selector: '.ant-modal-footer span' })).toBeVisible();
    await press('查询');
    await screen.findByText('不能查询空条件', {}, patient);
    await press('保存查询条件');
    await screen.findByText('空条件不能保存', {}, patient);
    await expect(args.onChange).not.toHaveBeenCalled();
    await press('删除条件 1');
    await expect(screen.getByText('没有任何查询条件')).toBeVisible();
    await press('点击新增');
    await expect(screen.getByRole('group', { name: '条件 1' })).toHaveTextContent('等于');
  },
};

export const TheTenRules: Story = {
  // antd's open list scrolls by the keys of its combobox, which axe cannot see.
  parameters: { a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } } },
  globals: chinese.globals,
  args: { fields: chinese.args.fields },
  async play() {
    await open('高级查询');
    await waitFor(() => expect(screen.getByRole('combobox', { name: '条件 1: 字段' })).toHaveFocus(), patient);
    await userEvent.click(screen.getByRole('combobox', { name: '条件 1: 规则' }));
    // The list draws what is in view; the keyboard brings the rest.
    const shown = new Set<string>();
    const collect = () => {
      for (const { textContent } of document.querySelectorAll('.ant-select-item-option-content')) shown.add(textContent);
    };
    await screen.findByText('包含', { selector: '.ant-select-item-option-content' }, patient);
    collect();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => {
      collect();
      return expect([...shown].sort()).toEqual(['等于', '包含', '以..开始', '以..结尾', '在...中', '不等于', '大于', '大于等于', '小于', '小于等于'].sort());
    }, patient);
  },
};

const mine = createMemoryStore();

export const SavedUnderANameAndRemoved: Story = {
  ...chinese,
  args: { ...chinese.args, store: mine },
  async play() {
    await open('高级查询');
    await press('保存查询条件');
    const name = await screen.findByPlaceholderText('请输入保存的名称', {}, patient);
    await press('确定');
    await screen.findByText('保存名称不能为空', {}, patient);
    await userEvent.type(name, '我的查询{Enter}');
    await screen.findByText('保存成功', {}, patient);
    await expect(mine.queries()).toEqual([{ title: '我的查询', matchType: 'and', records: chinese.args.value.items }]);
    await userEvent.click(await screen.findByRole('button', { name: '删除查询 我的查询' }, patient));
    await confirm('是否删除当前查询？');
    await screen.findByText('没有保存任何查询', {}, patient);
    await expect(mine.queries()).toEqual([]);
  },
};

const twice = createMemoryStore([{ title: '我的查询', matchType: 'or', records: [] }]);

export const SavingUnderATakenNameAsks: Story = {
  ...chinese,
  args: { ...chinese.args, store: twice },
  async play() {
    await open('高级查询');
    await screen.findByRole('button', { name: '我的查询' }, patient);
    await press('保存查询条件');
    await userEvent.type(await screen.findByPlaceholderText('请输入保存的名称', {}, patient), '我的查询{Enter}');
    await screen.findByText('我的查询 已存在，是否覆盖？', { selector: '.ant-modal-confirm-title' }, patient);
    await expect(twice.queries()[0]!.records).toEqual([]);
    await confirm('我的查询 已存在，是否覆盖？');
    // The match is that of the new query, too.
    await waitFor(() => expect(twice.queries()).toEqual([{ title: '我的查询', matchType: 'and', records: chinese.args.value.items }]), patient);
  },
};

export const AnActiveQuerySaysSoAndIsCleared: Story = {
  ...chinese,
  async play({ args }) {
    await userEvent.hover(await screen.findByRole('button', { name: '高级查询' }, patient));
    const tip = await screen.findByRole('tooltip', {}, patient);
    await expect(tip).toHaveTextContent('已有高级查询条件生效');
    await userEvent.click(within(tip).getByRole('button', { name: '清空' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(screen.queryByRole('list', { name: '生效的条件' })).toBeNull();
    await expect(screen.queryByRole('button', { name: '高级查询: 清空' })).toBeNull();
  },
};

export const TheTooltipLeavesTheDialogAlone: Story = {
  args: { value: all(vin) },
  async play() {
    await userEvent.hover(await screen.findByRole('button', { name: 'Advanced query' }, patient));
    await screen.findByRole('tooltip', {}, patient);
    await open();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull(), patient);
  },
};

export const ALineIsBuiltAndAsked: Story = {
  async play({ args }) {
    await open();
    await waitFor(() => expect(lines()).toHaveLength(1), patient);
    await waitFor(() => expect(part(1, 'Field')).toHaveFocus(), patient);
    await chooseField(1, 'Status');
    await choose(1, 'Rule', 'is one of');
    await choose(1, 'Value', 'Draft');
    await userEvent.click(await screen.findByText('Closed', { selector: '.ant-select-item-option-content' }));
    await userEvent.keyboard('{Escape}');
    await reads('Status is one of Draft, Closed');
    // A second line that stays incomplete is dropped.
    await press('Add condition');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ ...status, val: 'draft,closed' }));
    // The dialog stays beside the list; the chip is there.
    await expect(screen.getByRole('dialog')).toBeVisible();
    await screen.findByText('Status is one of Draft, Closed', { selector: 'li span' }, patient);
  },
};

export const FromOneOfToAnotherRuleTheFirstIsLeft: Story = {
  args: { value: all(status) },
  async play({ args }) {
    await open();
    await choose(1, 'Rule', 'equals');
    await reads('Status is Submitted');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ ...status, rule: 'eq', val: 'submitted' }));
  },
};

export const AnotherFieldBeginsAnew: Story = {
  args: { value: all(vin) },
  async play() {
    await open();
    await chooseField(1, 'Created');
    // "Contains" is for texts: the calendar does not have it.
    await expect(lines()[0]).toHaveTextContent('equals');
    await expect(screen.getByRole('textbox', { name: 'Condition 1: Value' })).toHaveValue('');
    await choose(1, 'Rule', 'in the period');
    await choose(1, 'Value', 'This month');
    await reads('Created is in this period: this month');
  },
};

export const FieldsOfASubTable: Story = {
  async play({ args }) {
    await open();
    await chooseField(1, 'Parts-Part no.');
    await userEvent.type(textbox(1), 'P-7');
    await press('Add condition');
    await chooseField(2, 'Parts-Quantity');
    await userEvent.type(textbox(2), '2');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      all({ field: 'parts,partNo', rule: 'eq', val: 'P-7' }, { field: 'quantity', rule: 'eq', val: '2', type: 'int' }),
    );
  },
};

export const AWrongNumberIsNamedAtItsLine: Story = {
  args: { value: all(amount, vin) },
  async play({ args }) {
    await open();
    await userEvent.clear(textbox(1));
    await userEvent.type(textbox(1), 'many');
    await expect(await within(lines()[0]!).findByRole('alert')).toHaveTextContent('Enter a number');
    await press('Search');
    await screen.findByText('Correct the marked conditions first', {}, patient);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AColumnIsPasted: Story = {
  args: { value: all({ ...vin, rule: 'in', val: 'A0' }) },
  async play() {
    await open();
    part(1, 'Value').focus();
    await userEvent.paste('A1\r\nA2\r\nA1\r\n');
    await reads('VIN is one of “A0”, “A1”, “A2”');
    await screen.findByText('Values pasted: 2');
  },
};

export const KeysMoveUndoAndAsk: Story = {
  args: { value: all(vin, amount, status) },
  async play({ args }) {
    await open();
    textbox(1).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(fieldsShown()).toEqual(['Amount', 'VIN', 'Status']));
    await screen.findByText('Moved to place 2 of 3');
    // The handle has the focus: now the arrow alone is enough.
    await waitFor(() => expect(button('Move condition 2')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(fieldsShown()).toEqual(['Amount', 'Status', 'VIN']));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('It cannot be moved further');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(fieldsShown()).toEqual(['Amount', 'VIN', 'Status']));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(fieldsShown()).toEqual(['VIN', 'Amount', 'Status']));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(fieldsShown()).toEqual(['Amount', 'VIN', 'Status']));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(all(amount, vin, status));
  },
};

export const TypingIsOneStepBack: Story = {
  args: { value: all(vin) },
  async play() {
    await open();
    await userEvent.type(textbox(1), '345');
    await reads('VIN contains “0012345”');
    await userEvent.keyboard('{Control>}z{/Control}');
    await reads('VIN contains “0012”');
  },
};

export const MutedClonedAndDeleted: Story = {
  args: { value: all(vin, amount) },
  async play({ args }) {
    await open();
    await press('Mute condition 1');
    await reads(/^Amount is at least 500/);
    await expect(button('Mute condition 1')).toHaveAttribute('aria-pressed', 'true');
    await press('Duplicate condition 2');
    await waitFor(() => expect(fieldsShown()).toEqual(['VIN', 'Amount', 'Amount']));
    await waitFor(() => expect(textbox(3)).toHaveFocus());
    await press('Delete condition 2');
    await waitFor(() => expect(fieldsShown()).toEqual(['VIN', 'Amount']));
    await waitFor(() => expect(button('Delete condition 2')).toHaveFocus());
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ ...vin, muted: true }, amount));
    // The muted line has no chip.
    await waitFor(
      () => expect(within(screen.getByRole('list', { name: 'Conditions in force' })).getAllByRole('button', { name: /^Remove/ })).toHaveLength(1),
      patient,
    );
  },
};

const grouped = all(vin, { match: 'or', items: [amount, status] });

export const GroupsThatOneRowCannotSayAreRefused: Story = {
  args: { value: all(vin) },
  async play({ args }) {
    await open();
    await press('Add group');
    await chooseField(2, 'Amount');
    await userEvent.type(textbox(2), '500');
    // One line alone is no group: it can be said.
    await press('Search');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(within(screen.getByRole('group', { name: 'Group of conditions' })).getByRole('button', { name: 'Add condition' }));
    await chooseField(3, 'Claim no.');
    await userEvent.type(textbox(3), 'WC');
    await expect(await within(preview()).findByText(/takes one row of conditions/)).toBeVisible();
    await press('Search');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    // With the same match they are one row.
    await userEvent.click(within(screen.getByRole('group', { name: 'Group of conditions' })).getByText('All conditions'));
    await waitFor(() => expect(within(preview()).queryByText(/takes one row/)).toBeNull());
    await press('Search');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const EmptinessIsOfferedWhereTheServerKnowsIt: Story = {
  args: { value: all(vin), supportsTree: true },
  async play({ args }) {
    await open();
    await choose(1, 'Rule', 'is empty');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Condition 1: Value' })).toBeNull());
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ field: 'vin', rule: 'empty', val: '' }));
  },
};

export const GroupsAreSentAsATree: Story = {
  args: { value: grouped, supportsTree: true },
  async play({ args }) {
    await open();
    await reads('VIN contains “0012” and (Amount is at least 500 or Status is one of Submitted, No pass)');
    // Into the group by the arrow key, as its first.
    button('Move condition 1').focus();
    await userEvent.keyboard('{ArrowDown}');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ match: 'or', items: [vin, amount, status] }));
    await press('Delete group');
    await expect(lines()).toHaveLength(0);
  },
};

export const ALineIsDraggedIntoAGroup: Story = {
  args: { value: grouped, supportsTree: true },
  async play({ args }) {
    await open();
    const handle = button('Move condition 1');
    const start = handle.getBoundingClientRect();
    const target = lines()[2]!.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, buttons: 1, isPrimary: true, pointerId: 1, pointerType: 'mouse' });
    await fireEvent.pointerDown(handle, at(start.x + 4, start.y + 4));
    await fireEvent.pointerMove(document, at(start.x + 4, start.y + 24));
    await waitFor(() => fireEvent.pointerMove(document, at(target.x + 40, target.bottom - 4)));
    await waitFor(async () => {
      await fireEvent.pointerMove(document, at(target.x + 40, target.bottom - 3));
      await expect(document.querySelector('[data-drop="behind"]')).not.toBeNull();
    }, patient);
    await fireEvent.pointerUp(document, at(target.x + 40, target.bottom - 3));
    await waitFor(() => expect(fieldsShown()).toEqual(['Amount', 'Status', 'VIN']), patient);
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ match: 'or', items: [amount, status, vin] }));
  },
};

const counts: { query: QueryGroup; signal: AbortSignal; answer: (total: number) => void }[] = [];

export const TheLastCountWins: Story = {
  args: {
    value: all(vin),
    onCount: (query, signal) => new Promise((resolve) => counts.push({ query, signal, answer: (total) => resolve({ total, totalCapped: total === 10_000 }) })),
  },
  async play() {
    counts.length = 0;
    await open();
    await waitFor(() => expect(counts).toHaveLength(1), patient);
    await userEvent.type(textbox(1), '3');
    await waitFor(() => expect(counts).toHaveLength(2), patient);
    await expect(counts[0]!.signal.aborted).toBe(true);
    await expect(counts[1]!.query).toEqual(all({ ...vin, val: '00123' }));
    counts[1]!.answer(10_000);
    await reads('Matching records: more than 10,000');
    counts[0]!.answer(7);
    await expect(preview()).toHaveTextContent('more than 10,000');
  },
};

export const ACountThatFailsSaysWhy: Story = {
  args: { value: all(vin), onCount: () => Promise.reject(new Error('Network timeout')) },
  async play() {
    await open();
    await reads('Could not count: Network timeout');
  },
};

export const ValuesAreSuggested: Story = {
  args: { value: all(vin), suggest: async (field, text) => [`${field.value}-${text}-1`, `${field.value}-${text}-2`] },
  async play() {
    await open();
    const value = part(1, 'Value');
    await userEvent.clear(value);
    await userEvent.type(value, 'LHW');
    await userEvent.click(await screen.findByText('vin-LHW-2', { selector: '.ant-select-item-option-content' }, patient));
    await reads('VIN contains “vin-LHW-2”');
  },
};

export const ASavedQueryIsChosenThenAsked: Story = {
  args: {
    store: createMemoryStore([
      { title: 'Mine', matchType: 'or', records: [vin, amount] },
      { title: 'Of the reviewers', matchType: 'and', records: [status], sharedRole: 'reviewer', readOnly: true },
    ]),
  },
  async play({ args }) {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mine' }, patient));
    await reads('VIN contains “0012” or Amount is at least 500');
    await expect(args.onChange).not.toHaveBeenCalled();
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith({ match: 'or', items: [vin, amount] });
    // What others share can be used, not removed.
    await expect(screen.queryByRole('button', { name: 'Delete query Of the reviewers' })).toBeNull();
    await expect(button('Delete query Mine')).toBeVisible();
  },
};

const sharing = createMemoryStore();

export const SharedWithARoleAndTheDefault: Story = {
  args: { value: grouped, supportsTree: true, store: sharing },
  async play() {
    await open();
    await press('Save conditions');
    await userEvent.type(await screen.findByPlaceholderText('Enter a name to save it under', {}, patient), 'broken');
    await press('OK');
    await screen.findByText('Could not save: Network timeout', {}, patient);
    const name = screen.getByPlaceholderText('Enter a name to save it under');
    await userEvent.clear(name);
    await userEvent.type(name, ' Late ');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Share with a role' }, patient));
    await userEvent.click(await screen.findByText('Dealers', { selector: '.ant-select-item-option-content' }, patient));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use when the list opens' }));
    await press('OK');
    await waitFor(
      () => expect(sharing.queries()).toEqual([{ title: 'Late', sharedRole: 'dealer', isDefault: true, matchType: 'and', records: grouped.items }]),
      patient,
    );
  },
};

export const TheDefaultIsAskedAtFirst: Story = {
  args: { applyDefault: true, store: createMemoryStore([{ title: 'Mine', matchType: 'or', records: [vin], isDefault: true }]) },
  async play({ args }) {
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ match: 'or', items: [vin] }), patient);
    await screen.findByText('VIN contains “0012”', {}, patient);
  },
};

export const TheBrowserKeepsQueriesUnderTheSaveCode: Story = {
  args: { value: all(vin), store: undefined!, saveCode: 'claims-of-a-test' },
  async play() {
    localStorage.removeItem('JSuperQuerySaved_claims-of-a-test');
    await open();
    await press('Save conditions');
    await userEvent.type(await screen.findByPlaceholderText('Enter a name to save it under', {}, patient), 'Mine{Enter}');
    await screen.findByRole('button', { name: 'Mine' }, patient);
    await expect(JSON.parse(localStorage.getItem('JSuperQuerySaved_claims-of-a-test')!)).toEqual([{ title: 'Mine', matchType: 'and', records: [vin] }]);
    localStorage.removeItem('JSuperQuerySaved_claims-of-a-test');
  },
};

export const ResetClearsAndAsksForEverything: Story = {
  args: { value: all(vin) },
  async play({ args }) {
    await open();
    await press('Reset');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(screen.getByText(/There are no conditions/)).toBeVisible();
    await press('Undo');
    await reads('VIN contains “0012”');
  },
};

export const ChipsRemoveOneAndAll: Story = {
  args: { value: { match: 'or', items: [vin, { match: 'and', items: [amount, status] }, amount] } },
  async play({ args }) {
    const list = await screen.findByRole('list', { name: 'Conditions in force' }, patient);
    await expect(list).toHaveTextContent('Any of');
    await userEvent.click(
      await within(list).findByRole('button', { name: 'Remove condition: Amount is at least 500 and Status is one of Submitted, No pass' }, patient),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ match: 'or', items: [vin, amount] });
    // The builder follows.
    await open();
    await waitFor(() => expect(fieldsShown()).toEqual(['VIN', 'Amount']), patient);
    await closeDialog('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
    await press('Clear conditions');
    await expect(lastQuery(args.onChange)).toBeUndefined();
  },
};

export const TheLinkIsCopied: Story = {
  args: { value: all(vin), linkOf: fn(() => 'https://example.com/?q=1') },
  async play({ args }) {
    await open();
    const written = fn(async () => undefined);
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
    await press('Copy link');
    await screen.findByText('Link copied', {}, patient);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await expect(args.linkOf).toHaveBeenCalledWith(all(vin));
    await expect(written).toHaveBeenCalledWith('https://example.com/?q=1');
  },
};
