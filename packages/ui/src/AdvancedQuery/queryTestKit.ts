import type { QueryGroup } from '@harrow/validation/query';
import { expect, mocked, screen, userEvent, waitFor, within } from 'storybook/test';

export const vin = { field: 'vin', rule: 'like', val: '0012' };
export const amount = { field: 'amount', rule: 'ge', val: '500', type: 'number', dbType: 'bigdecimal' };
export const status = { field: 'status', rule: 'in', val: 'submitted,no_pass', type: 'list', dictCode: 'bill_status' };
export const all = (...items: QueryGroup['items']): QueryGroup => ({ match: 'and', items });

export const findQueryButton = (name = 'Advanced query') => screen.findByRole('button', { name });
export async function open(name?: string) {
  await userEvent.click(await findQueryButton(name));
  await screen.findByRole('dialog');
}
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => userEvent.click(button(name));
/** The button at the foot, not the cross. */
export const closeDialog = (name: string) => userEvent.click(screen.getByText(name, { selector: '.ant-btn span' }));
export const lines = () => screen.queryAllByRole('group', { name: /^Condition \d+$/ });
export const part = (line: number, name: string) => screen.getByRole('combobox', { name: `Condition ${line}: ${name}` });
export const textbox = (line: number, name = 'Value') => screen.getByRole<HTMLInputElement>('textbox', { name: `Condition ${line}: ${name}` });
export const preview = () => screen.getByRole('region', { name: 'Query preview' });
export const reads = (text: string | RegExp) => waitFor(() => expect(preview()).toHaveTextContent(text));
/** Fields of the lines, from top to bottom. */
export const fieldsShown = () => lines().map((line) => line.querySelector('[data-part="field"] .ant-select-content')?.textContent);

export async function chooseField(line: number, text: string) {
  await userEvent.click(part(line, 'Field'));
  await userEvent.click(await screen.findByText(text, { selector: '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-tree-title' }));
}
export async function choose(line: number, name: string, text: string) {
  await userEvent.click(part(line, name));
  const option = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content';
  await userEvent.click(await screen.findByText(text, { selector: option }));
}
/** antd names a confirmation twice: in its hidden title and where it is read. */
export async function confirm(text: string) {
  const title = await screen.findByText(text, { selector: '.ant-modal-confirm-title' });
  await userEvent.click(within(title.closest<HTMLElement>('.ant-modal')!).getByRole('button', { name: '确定' }));
}
export const lastQuery = (onChange: unknown) => mocked(onChange as (query: QueryGroup | undefined) => void).mock.lastCall?.[0];

export const grouped = all(vin, { match: 'or', items: [amount, status] });

/** A page in Chinese. */
export const chinese = {
  globals: { language: 'zh-cn' },
  args: { fields: [{ value: 'vin', label: '车架号' }], value: all({ field: 'vin', rule: 'eq', val: 'A1' }) },
};

/** A field of dates or times, once its calendar is there: until then it shows its value and takes none. */
export const calendarField = (name: string) =>
  waitFor(async () => {
    const field = screen.getByRole('textbox', { name });
    await expect(field).toBeEnabled();
    return field;
  });
