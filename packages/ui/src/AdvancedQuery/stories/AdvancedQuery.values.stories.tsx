import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { claimFields, createMemoryStore, HeldQuery, pickedFields } from './AdvancedQuery.fixtures.tsx';
import { all, amount, calendarField, lines, open, part, press, reads, textbox, vin } from '../queryTestKit.ts';
import { AdvancedQuery } from '../index.ts';

const meta = {
  title: 'Lists/AdvancedQuery tests/Values',
  component: AdvancedQuery,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields: claimFields, onChange: fn(), store: createMemoryStore() },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AWrongNumberIsNamedAtItsLine: Story = {
  args: { value: all(amount, vin) },
  async play({ args }) {
    await open();
    await userEvent.clear(textbox(1));
    await userEvent.type(textbox(1), 'many');
    await expect(await within(lines()[0]!).findByRole('alert')).toHaveTextContent('Enter a number');
    await press('Search');
    await screen.findByText('Correct the marked conditions first');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const fault = { field: 'faultDate', rule: 'eq', val: '2026-05-18', type: 'date' };

/** A typed text that is no date stays, and the query is not sent without its line: by the button, and by the keys in the field itself. */
export const AWrongDayIsNamedAtItsLine: Story = {
  args: { value: all(fault, vin) },
  async play({ args }) {
    await open();
    await userEvent.clear(await calendarField('Condition 1: Value'));
    await userEvent.type(textbox(1), 'soon{Control>}{Enter}{/Control}');
    await expect(await within(lines()[0]!).findByRole('alert')).toHaveTextContent(/^Enter a valid date$/);
    await screen.findByText('Correct the marked conditions first');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(textbox(1)).toHaveValue('soon');
    await expect(textbox(1)).toBeInvalid();
    await expect(textbox(1)).toHaveAccessibleDescription('Enter a valid date');
    await userEvent.clear(textbox(1));
    await userEvent.type(textbox(1), 'soon, or later');
    await press('Search');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(textbox(1)).toHaveValue('soon, or later');
    await userEvent.clear(textbox(1));
    await userEvent.type(textbox(1), '2026-06-01');
    await press('Search');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all({ ...fault, val: '2026-06-01' }, vin)));
  },
};

/** An emptied field does not keep what was wrong with it: its line is left out as any that is not complete. */
export const AWrongDayIsTakenBack: Story = {
  args: { value: all(fault, vin) },
  async play({ args }) {
    await open();
    await userEvent.clear(await calendarField('Condition 1: Value'));
    await userEvent.type(textbox(1), 'soon');
    await userEvent.tab();
    await within(lines()[0]!).findByRole('alert');
    await userEvent.clear(textbox(1));
    await userEvent.tab();
    await waitFor(() => expect(within(lines()[0]!).queryByRole('alert')).toBeNull());
    await press('Search');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all(vin)));
  },
};

export const AWrongTimeIsNamedAtItsLine: Story = {
  args: { value: all({ field: 'workStart', rule: 'between', val: '08:00:00,17:00:00', type: 'time' }) },
  async play({ args }) {
    await open();
    const until = await calendarField('Condition 1: Value To');
    await userEvent.clear(until);
    await userEvent.type(until, 'evening');
    await press('Search');
    await expect(await within(lines()[0]!).findByRole('alert')).toHaveTextContent(/^Enter a valid time$/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(until).toHaveValue('evening');
  },
};

/** Among several days stands what is none, until the user removes it. */
export const AWrongDayAmongSeveral: Story = {
  args: { value: all({ ...fault, rule: 'in', val: '2026-05-18,soon' }) },
  async play({ args }) {
    await open();
    await expect(await within(lines()[0]!).findByRole('alert')).toHaveTextContent('Enter a valid date');
    await expect(within(lines()[0]!).getByText('soon')).toBeVisible();
    await press('Search');
    await screen.findByText('Correct the marked conditions first');
    await expect(args.onChange).not.toHaveBeenCalled();
    await press('Remove soon');
    await press('Search');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(all({ ...fault, rule: 'in', val: '2026-05-18' })));
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

export const ValuesAreSuggested: Story = {
  args: { value: all(vin), suggest: async (field, text) => [`${field.value}-${text}-1`, `${field.value}-${text}-2`] },
  async play() {
    await open();
    const value = part(1, 'Value');
    await userEvent.clear(value);
    await userEvent.type(value, 'LHW');
    await userEvent.click(await screen.findByText('vin-LHW-2', { selector: '.ant-select-item-option-content' }));
    await reads('VIN contains “vin-LHW-2”');
  },
};

export const ANumberOffersFreePeriods: Story = {
  args: { value: all({ field: 'createTime', rule: 'period', val: 'thisMonth', type: 'datetime' }) },
  async play({ args }) {
    await open();
    await userEvent.type(part(1, 'Value'), '12');
    await userEvent.click(await screen.findByText('Last 12 weeks', { selector: '.ant-select-item-option-content' }));
    await reads('Created is in this period: last 12 weeks');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ field: 'createTime', rule: 'period', val: 'last12weeks', type: 'datetime' }));
    await userEvent.type(part(1, 'Value'), '30');
    await userEvent.click(await screen.findByText('More than 30 days ago', { selector: '.ant-select-item-option-content' }));
    await reads('Created is more than 30 days ago');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ field: 'createTime', rule: 'period', val: 'moreThan30daysAgo', type: 'datetime' }));
  },
};

const department = { field: 'department', rule: 'eq', val: 'D111', type: 'sel_depart', customReturnField: 'orgCode' };

export const ADepartmentIsPicked: Story = {
  args: { fields: pickedFields, value: all(department) },
  async play({ args }) {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Condition 1: Value: Choose…' }));
    const dialog = within((await screen.findByText('Choose departments', { selector: '.ant-modal-title' })).closest<HTMLElement>('.ant-modal')!);
    await userEvent.click(await dialog.findByText('Dealers'));
    // Keys in the dialog above are not those of the builder: this would ask.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await reads('Department is Dealers');
    await press('Search');
    // The stored value of a department is the member that the field names.
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ ...department, val: 'D2' }));
  },
};

export const SeveralAreasArePicked: Story = {
  args: { fields: pickedFields, value: all({ field: 'area', rule: 'in', val: '130100', type: 'pca' }) },
  async play({ args }) {
    await open();
    await reads('Area is one of 河北省/石家庄市');
    const field = await screen.findByRole('combobox', { name: 'Condition 1: Value' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByText('辽宁省', { selector: '.ant-cascader-menu-item *' }));
    await userEvent.click(await screen.findByText('沈阳市', { selector: '.ant-cascader-menu-item *' }));
    await reads('Area is one of 河北省/石家庄市, 辽宁省/沈阳市');
    await userEvent.click(screen.getByRole('button', { name: 'Remove 130100' }));
    await reads('Area is one of 辽宁省/沈阳市');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all({ field: 'area', rule: 'in', val: '210100', type: 'pca' }));
  },
};

export const ValuesAreReadByTheirNames: Story = {
  args: {
    fields: pickedFields,
    value: all(
      { field: 'reviewer', rule: 'eq', val: 'u00001', type: 'sel_user' },
      { field: 'category', rule: 'in', val: 'n12', type: 'cat_tree' },
      { field: 'area', rule: 'eq', val: '130100', type: 'pca' },
      { field: 'active', rule: 'eq', val: '0', type: 'switch' },
    ),
  },
  async play() {
    await open();
    await reads('Reviewer is María Quispe 1 and Category is one of Assembly 12 and Area is 河北省/石家庄市 and Active is No');
    await waitFor(() => expect(lines()[0]).toHaveTextContent('María Quispe 1'));
    await waitFor(() => expect(lines()[1]).toHaveTextContent('Assembly 12'));
    await expect(lines()[3]).toHaveTextContent('No');
  },
};

export const NumbersAreThoseOfTheLanguage: Story = {
  globals: { language: 'ru' },
  args: {
    fields: pickedFields,
    value: all({ field: 'weight', rule: 'in', val: '1.5', type: 'number' }, { field: 'weight', rule: 'ge', val: '1000.25', type: 'number' }),
  },
  async play({ args }) {
    await open('Расширенный запрос');
    const list = await screen.findByRole('combobox', { name: 'Условие 1: Значение' });
    await expect(list.closest('.ant-select')).toHaveTextContent('1,5');
    list.focus();
    await userEvent.paste('2,25\r\n1\u00a0234,5\r\n');
    await userEvent.type(list, '7,75{Enter}');
    const bound = screen.getByRole('textbox', { name: 'Условие 2: Значение' });
    await expect(bound).toHaveValue('1000,25');
    await userEvent.clear(bound);
    await userEvent.type(bound, '2 000,5');
    await press('Найти');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      all({ field: 'weight', rule: 'in', val: '1.5,2.25,1234.5,7.75', type: 'number' }, { field: 'weight', rule: 'ge', val: '2000.5', type: 'number' }),
    );
  },
};
