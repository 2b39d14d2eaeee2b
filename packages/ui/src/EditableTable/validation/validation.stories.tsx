import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine } from '../EditableTable.fixtures.tsx';
import { type EditableColumn, EditableTable, type EditableTableHandle, numberColumn, textColumn } from '../index.ts';

const table = createRef<EditableTableHandle<LabourLine>>();

/** How many cells are wrong, what is wrong with each, and the way from one to the next. */
const meta = {
  title: 'EditableTable/Validation',
  tags: ['!dev', '!autodocs', '!manifest'],
  component: EditableTable<LabourLine>,
  args: { ref: table, label: 'Labour', rows: labourLines(60), columns: labourColumns, createRow: newLabourLine },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const withErrors = labourLines(60).map((line) => {
  if (line.id === 'labour-2') return { ...line, hourCode: '' };
  return line.id === 'labour-41' ? { ...line, claimHours: null } : line;
});
const at = () =>
  [
    document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id'),
    document.activeElement?.closest('[data-column]')?.getAttribute('data-column'),
  ].join(' ');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = () => document.querySelector('[data-announcements]')!;

/** Over pages, around the ends, and gone with the last error. */
export const FromErrorToError: Story = {
  args: { rows: withErrors, pages: { defaultPageSize: 10 } },
  async play() {
    await screen.findByRole('grid');
    const { ok, errors } = await table.current!.validate({ focus: true });
    await expect(ok).toBe(false);
    await expect(errors).toHaveLength(2);
    await waitFor(() => expect(at()).toBe('labour-2 hourCode'));
    await expect(await screen.findByText('2 errors')).toBeVisible();
    await waitFor(() => expect(said()).toHaveTextContent('2 errors, the first in row 2, Hour code: Enter a value'));
    await press('Next error');
    await waitFor(() => expect(at()).toBe('labour-41 claimHours'));
    await press('Next error');
    await waitFor(() => expect(at()).toBe('labour-2 hourCode'));
    await press('Previous error');
    await waitFor(() => expect(at()).toBe('labour-41 claimHours'));
    await userEvent.keyboard('1.5');
    await expect(await screen.findByText('1 error')).toBeVisible();
    await press('Next error');
    await waitFor(() => expect(at()).toBe('labour-2 hourCode'));
    await userEvent.keyboard('NEW-1');
    await waitFor(() => expect(screen.queryByText('1 error')).toBeNull());
    await waitFor(() => expect(said()).toHaveTextContent('No errors left'));
  },
};

const ruled: EditableColumn<LabourLine>[] = [
  textColumn({
    key: 'hourCode',
    title: 'Hour code',
    validateRules: [
      { required: true, message: 'Which work was it?' },
      { pattern: /^[A-Z]{3}-/, message: '${title} begins with three letters' },
      { unique: true, message: 'This work is there already' },
      { handler: async ({ value }) => (value === 'OLD-1' ? 'This work is no longer paid' : null) },
    ],
  }),
  numberColumn({ key: 'claimHours', title: 'Claimed hours', precision: 2 }),
];

/** Each rule has its own words; the tooltip lies over the page and under dialogs. */
export const MessagesOfRules: Story = {
  args: { columns: ruled, rows: ['', '12', 'ABC-1', 'ABC-1', 'OLD-1'].map((hourCode, index) => ({ ...labourLines(1)[0]!, id: `line-${index}`, hourCode })) },
  async play() {
    await screen.findByRole('grid');
    const { errors } = await table.current!.validate({ focus: true });
    await expect(errors.map(({ text }) => text)).toEqual([
      'Which work was it?',
      'Hour code begins with three letters',
      'This work is there already',
      'This work is there already',
      'This work is no longer paid',
    ]);
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent('Which work was it?');
    await expect(getComputedStyle(tip.closest('.ant-tooltip')!).zIndex).toBe('1000');
  },
};

export const French: Story = {
  globals: { language: 'fr', theme: 'dark' },
  args: { rows: withErrors },
  async play() {
    await screen.findByRole('grid');
    await table.current!.validate();
    await expect(await screen.findByText('2 erreurs')).toBeVisible();
    await press('Erreur suivante');
    await waitFor(() => expect(at()).toBe('labour-2 hourCode'));
  },
};
