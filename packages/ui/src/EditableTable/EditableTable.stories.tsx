import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { HarrowProvider } from '../HarrowProvider/index.ts';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine, newPartLine, partColumns, partLines } from './EditableTable.fixtures.tsx';
import { EditableTable, type EditableTableHandle } from './index.ts';

const meta = {
  title: 'EditableTable/Overview',
  component: EditableTable<LabourLine>,
  args: { label: 'Labour', rows: labourLines(3), columns: labourColumns, createRow: newLabourLine, rowNumber: true, rowSelection: true },
  render: (args) => <Held key={args.rows?.length} {...args} />,
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Labour lines of a claim: typed columns, a computed cost, exact sums. */
export const Labour: Story = {};

/** Nothing yet: the table says so and offers the next step. */
export const NoRows: Story = { args: { rows: [] } };

export const HundredRows: Story = { args: { rows: labourLines(100) } };

/** Only rows in view are in the page; all of them are checked and summed. */
export const TenThousandRows: Story = { args: { rows: labourLines(10_000) } };

/** Values as text, without row commands. */
export const ReadOnly: Story = { args: { readOnly: true, rows: labourLines(6) } };

export const Compact: Story = { args: { size: 'compact', rows: labourLines(6) } };

/** A radio for the one causal part, a select, a check box, and a picker that fills three fields of its row. */
export const Parts: StoryObj = {
  render: () => <Held label="Parts" rows={partLines(4)} columns={partColumns} createRow={newPartLine} rowNumber maxRows={6} />,
};

const faulty: LabourLine[] = labourLines(5).map((line, index) => {
  if (index === 1) return { ...line, hourCode: labourLines(1)[0]!.hourCode };
  if (index === 2) return { ...line, claimHours: null };
  if (index === 4) return { ...line, hourCode: '' };
  return line;
});

function Checked() {
  const table = useRef<EditableTableHandle<LabourLine>>(null);
  const [count, setCount] = useState<number>();
  const check = async () => setCount((await table.current!.validate({ focus: true })).errors.length);
  return (
    <Held
      ref={table}
      label="Labour"
      rows={faulty}
      columns={labourColumns}
      createRow={newLabourLine}
      errors={refused}
      toolbar={{
        prefix: <Button onClick={() => void check()}>Check all rows</Button>,
        suffix: <output>{count === undefined ? '' : `${count} errors`}</output>,
      }}
    />
  );
}
const refused = [{ rowId: 'labour-4', column: 'claimHours', text: 'Claimed hours exceed the standard; please explain' }];

/** Failed cells keep their error by row and column. One of them was refused by the server. */
export const Errors: StoryObj = { render: () => <Checked /> };

/** Rows of a settled claim can be read, but neither chosen, edited nor removed. */
export const DisabledRows: Story = { args: { rows: labourLines(6), disabledRow: { id: ['labour-2', 'labour-5'] } } };

/** A parent may refuse a removal, with a reason. */
export const RemovalRefused: Story = {
  args: { onBeforeRemove: () => Promise.reject(new Error('Settled labour cannot be deleted')) },
};

export const Dark: StoryObj = {
  render: () => (
    <HarrowProvider theme="dark">
      <Held label="Labour" rows={labourLines(8)} columns={labourColumns} createRow={newLabourLine} rowNumber rowSelection />
    </HarrowProvider>
  ),
};

/** 390 px: the table scrolls sideways inside itself, its first column stays. */
export const Narrow: Story = {
  args: { rows: labourLines(8) },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};
