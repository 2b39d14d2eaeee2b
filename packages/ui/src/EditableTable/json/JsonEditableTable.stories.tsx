import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { cellOf, choose, textIn, typeInto } from '../columns/columns.fixtures.tsx';
import { JsonEditableTable, type JsonEditableTableProps, type JsonRow, type JsonSources } from './index.ts';

const people = [
  { value: 'petrov', label: 'Ivan Petrov' },
  { value: 'silva', label: 'João Silva' },
];
const users = {
  search: (text: string) => Promise.resolve(people.filter(({ label }) => label.includes(text))),
  load: (values: string[]) => Promise.resolve(people.filter(({ value }) => values.includes(value))),
};
const sources: JsonSources = {
  users: () => users,
  handlers: { workday: ({ value }) => (value === 'Sunday' ? 'Nobody works on Sunday' : true) },
};

/** As a server sends them. */
const columns: unknown = JSON.parse(`[
  { "type": "row-number", "title": "No.", "width": 72 },
  { "key": "part", "title": "Part", "type": "input", "width": "180px", "placeholder": "Enter \${title}",
    "validateRules": [{ "required": true, "message": "\${title} is missing" }, { "pattern": "^[A-Z0-9-]+$", "message": "Capitals only" }] },
  { "key": "qty", "title": "Quantity", "type": "input-number", "statistics": ["sum", "average"], "props": { "precision": 1 } },
  { "key": "status", "title": "Status", "type": "select", "dictCode": "bill_status", "options": [{ "value": "x", "title": "Unknown" }] },
  { "key": "causal", "title": "Causal", "type": "checkbox", "customValue": ["Y", "N"], "defaultChecked": true },
  { "key": "owners", "title": "Owners", "type": "sel_user", "fieldExtendJson": "{\\"store\\":\\"username\\",\\"text\\":\\"realname\\"}" },
  { "key": "day", "title": "Day", "type": "input", "validateRules": [{ "handler": "workday" }] },
  { "key": "dealer", "type": "hidden", "defaultValue": ["d1", "d2"] }
]`);
const rows: JsonRow[] = [
  { id: '1', part: '1G7K-52110-A', qty: 2, status: 'draft', causal: 'Y', owners: 'petrov,silva', day: 'Monday' },
  { id: '2', part: '', qty: 0.5, status: 'x', causal: 'N', owners: null, day: '' },
];

function HeldJson({ rows: initial, onRowsChange, ...props }: JsonEditableTableProps) {
  const [held, setHeld] = useState(initial);
  return (
    <JsonEditableTable
      {...props}
      rows={held}
      onRowsChange={(next, change) => {
        setHeld(next);
        onRowsChange?.(next, change);
      }}
    />
  );
}

/** Columns of a screen that a server configures. */
const meta = {
  title: 'EditableTable/Columns/JSON',
  tags: ['!autodocs'],
  component: HeldJson,
  args: { label: 'Parts', columns, sources, rows, onRowsChange: fn() },
} satisfies Meta<typeof JsonEditableTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastRows = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as JsonRow[];

export const Configured: Story = {
  async play({ args, canvas }) {
    await waitFor(() => expect(textIn('1', 'status')).toBe('Draft'));
    const number = canvas.getByRole('columnheader', { name: 'No.' });
    await expect(Math.round(number.getBoundingClientRect().width)).toBe(72);
    await expect(textIn('1', 'owners')).toBe('Ivan Petrov, João Silva');
    await choose('2', 'status', 'Closed');
    await expect(lastRows(args)[1]!['status']).toBe('closed');
    await typeInto('2', 'part', 'abc');
    await userEvent.tab();
    await waitFor(() => expect(cellOf('2', 'part')).toHaveAccessibleDescription('Capitals only'));
    await typeInto('2', 'part', '');
    await waitFor(() => expect(cellOf('2', 'part')).toHaveAccessibleDescription('Part is missing'));
    await typeInto('2', 'day', 'Sunday');
    await userEvent.tab();
    await waitFor(() => expect(cellOf('2', 'day')).toHaveAccessibleDescription('Nobody works on Sunday'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
    await expect(lastRows(args)[2]).toMatchObject({ causal: 'Y', dealer: 'd1,d2' });
  },
};

/** Columns that cannot be read are named and left out; the rest of the table works, and the rows keep all their values. */
export const NotUnderstood: Story = {
  args: {
    columns: [
      { key: 'part', title: 'Part', type: 'input' },
      { key: 'a', type: 'cascader' },
      { key: '__proto__', type: 'input' },
      { key: 'b', type: 'input', validateRules: [{ pattern: '(' }] },
      { key: 'c', type: 'popup', popupCode: 'parts', orgFields: 'x,y', destFields: 'c' },
    ],
  },
  async play({ args, canvas }) {
    const alert = await canvas.findByRole('alert');
    await expect([...alert.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'a: The type “cascader” is not known',
      '#3: “__proto__” cannot be the key of a column',
      'b: “(” is not a regular expression',
      'c: The popup has not as many source fields as target fields',
    ]);
    await typeInto('2', 'part', 'ABC');
    await expect(lastRows(args)[1]).toEqual({ ...rows[1], part: 'ABC' });
  },
};

export const Loading: Story = { args: { loading: true, rows: [] } };
