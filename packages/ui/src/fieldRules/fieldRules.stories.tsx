import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FieldRule, limitRules } from '@harrow/validation/field-rules';
import { Button, Form, Input } from 'antd';
import { createRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type EditableColumn, EditableTable, type EditableTableHandle, numberColumn, textColumn } from '../EditableTable/index.ts';
import { NumberInput } from '../NumberInput/index.ts';
import { createRemoteCheck } from './createRemoteCheck.ts';
import { useFieldProblem } from './useFieldProblem.ts';
import { useFieldRules } from './useFieldRules.ts';

const meta = { title: 'Forms/Field rules', parameters: { a11y: { test: 'error' } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const fields: readonly { name: string; label: string; rules: readonly FieldRule[] }[] = [
  { name: 'username', label: 'User name', rules: [{ rule: 'required' }, { rule: 'username' }] },
  { name: 'mobile', label: 'Mobile', rules: [{ rule: 'mobile' }] },
  { name: 'email', label: 'E-mail', rules: [{ rule: 'email' }] },
  { name: 'amount', label: 'Amount', rules: [{ rule: 'decimal', max: 400 }] },
  { name: 'remark', label: 'Remark', rules: limitRules({ type: 'string', maxLength: 10 }) },
];

const taken = createRemoteCheck((value) => Promise.resolve(value === 'wang_service' ? 'This name is taken' : undefined));

function UserForm() {
  const { form } = useFieldRules();
  return (
    <Form layout="vertical" style={{ maxWidth: 360 }}>
      {fields.map(({ name, label, rules }) => (
        <Form.Item key={name} name={name} label={label} rules={form(rules, name === 'username' ? taken : undefined)}>
          <Input />
        </Form.Item>
      ))}
      <Button htmlType="submit">Save</Button>
    </Form>
  );
}

/** Every refusal stands at its field, in the user's language; the server is asked last. */
export const InAForm: Story = {
  render: () => <UserForm />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = (name: string) => page.getByRole('textbox', { name: new RegExp(name) });
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await page.findByText('This field is required');
    await userEvent.type(box('User name'), 'a b');
    await page.findByText('Use 4 to 18 letters, digits or underscores');
    await userEvent.clear(box('User name'));
    await userEvent.type(box('User name'), 'wang_service');
    await page.findByText('This name is taken');
    await userEvent.type(box('Mobile'), '12345');
    await page.findByText('Enter a valid mobile number');
    await userEvent.type(box('E-mail'), 'ann@');
    await page.findByText('Enter a valid e-mail address');
    await userEvent.type(box('Amount'), '400.5');
    await page.findByText('Must be at most 400');
    await userEvent.type(box('Remark'), 'more than ten');
    await page.findByText('Maximum length: 10');
  },
};

interface Line {
  id: string;
  code: string;
  amount: number | null;
}

const lines: Line[] = [
  { id: 'good', code: 'A1', amount: 12.5 },
  { id: 'bad', code: 'A-1', amount: 400.5 },
  { id: 'empty', code: '', amount: null },
];
const table = createRef<EditableTableHandle<Line>>();

function CodeTable() {
  const { cell } = useFieldRules();
  const [rows, setRows] = useState<readonly Line[]>(lines);
  const columns: EditableColumn<Line>[] = [
    textColumn({ key: 'code', title: 'Code', validateRules: cell([{ rule: 'required' }, { rule: 'alphanumeric' }]) }),
    numberColumn({ key: 'amount', title: 'Amount', validateRules: cell([{ rule: 'decimal', max: 400 }]) }),
  ];
  return (
    <EditableTable ref={table} label="Codes" rows={rows} onRowsChange={setRows} columns={columns} createRow={() => ({ id: '', code: '', amount: null })} />
  );
}

/** The same rules in the cells of a table. */
export const InATable: Story = {
  render: () => <CodeTable />,
  async play() {
    await screen.findByRole('grid');
    const { errors } = await table.current!.validate();
    await expect(errors.map(({ rowId, column, text }) => [rowId, column, text])).toEqual([
      ['bad', 'code', 'Use up to 20 letters and digits'],
      ['bad', 'amount', 'Must be at most 400'],
      ['empty', 'code', 'Enter a value'],
    ]);
  },
};

const hours = limitRules({ type: 'number', minimum: 0, maximum: 999_999 });

function HoursField() {
  const [value, setValue] = useState<number>();
  const problem = useFieldProblem(hours, value);
  return (
    <label>
      Hours <NumberInput value={value} status={problem ? 'error' : ''} aria-describedby="hours-note" onChange={setValue} />
      <p id="hours-note">{problem}</p>
    </label>
  );
}

/** A field outside of a form is marked while its value is wrong. */
export const OutsideOfAForm: Story = {
  render: () => <HoursField />,
  async play() {
    const box = await screen.findByRole('textbox', { name: 'Hours' });
    await userEvent.type(box, '99999999');
    await waitFor(() => expect(box).toHaveAccessibleDescription('Must be at most 999,999'));
    await userEvent.type(box, '{Backspace}{Backspace}');
    await waitFor(() => expect(box).not.toHaveAccessibleDescription());
  },
};
