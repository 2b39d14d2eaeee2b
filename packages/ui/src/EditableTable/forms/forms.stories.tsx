import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form, Input, Tabs } from 'antd';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type LabourLine, labourColumns, labourLines, newLabourLine, newPartLine, partColumns, type PartLine, partLines } from '../EditableTable.fixtures.tsx';
import { EditableTable, type EditableTableHandle, FormAndTablesError, tableRule, validateFormAndTables } from '../index.ts';

interface Claim {
  title: string;
  labour: readonly LabourLine[];
}

/** A table as a field of a form: its rows are the value, its errors keep the form from being submitted. */
function ClaimForm({ labour }: { labour: LabourLine[] }) {
  const [form] = Form.useForm<Claim>();
  const table = useRef<EditableTableHandle<LabourLine>>(null);
  const [answer, setAnswer] = useState('');
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ title: 'Claim', labour }}
      onFinish={(claim) => setAnswer(claim.labour.map(({ remark }) => remark).join('|'))}
    >
      <Form.Item name="title" label="Title" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="labour" rules={[tableRule(table)]}>
        <EditableTable ref={table} label="Labour" columns={labourColumns} createRow={newLabourLine} />
      </Form.Item>
      <Button htmlType="submit">Submit</Button>
      <output>{answer}</output>
    </Form>
  );
}

/** A form and two tables on tabs. */
function ClaimTabs({ title, labour, parts }: { title: string; labour: LabourLine[]; parts: PartLine[] }) {
  const [form] = Form.useForm<{ title: string }>();
  const [labourTable, partsTable] = [useRef<EditableTableHandle<LabourLine>>(null), useRef<EditableTableHandle<PartLine>>(null)];
  const [labourRows, setLabourRows] = useState<readonly LabourLine[]>(labour);
  const [partRows, setPartRows] = useState<readonly PartLine[]>(parts);
  const [pane, setPane] = useState('head');
  const [answer, setAnswer] = useState('');

  async function save() {
    try {
      const { values, tables } = await validateFormAndTables(
        form,
        [
          { table: labourTable, pane: 'labour' },
          { table: partsTable, pane: 'parts' },
        ],
        {
          formPane: 'head',
          openPane: setPane,
        },
      );
      setAnswer(`${values.title}: ${tables[0].length} + ${tables[1].length}`);
    } catch (error) {
      if (!(error instanceof FormAndTablesError)) throw error;
      setAnswer(`${error.pane}: ${error.errors.length}`);
    }
  }
  return (
    <>
      <Tabs
        activeKey={pane}
        onChange={setPane}
        items={[
          {
            key: 'head',
            label: 'Head',
            children: (
              <Form form={form} layout="vertical" initialValues={{ title }}>
                <Form.Item name="title" label="Title" rules={[{ required: true }]}>
                  <Input />
                </Form.Item>
              </Form>
            ),
          },
          {
            key: 'labour',
            label: 'Labour',
            children: (
              <EditableTable
                ref={labourTable}
                label="Labour"
                columns={labourColumns}
                createRow={newLabourLine}
                rows={labourRows}
                onRowsChange={setLabourRows}
              />
            ),
          },
          {
            key: 'parts',
            label: 'Parts',
            children: <EditableTable ref={partsTable} label="Parts" columns={partColumns} createRow={newPartLine} rows={partRows} onRowsChange={setPartRows} />,
          },
        ]}
      />
      <Button onClick={save}>Save</Button>
      <output>{answer}</output>
    </>
  );
}

const meta = {
  title: 'EditableTable/Forms',
  tags: ['!autodocs'],
  component: ClaimTabs,
  args: { title: 'Claim', labour: labourLines(3), parts: partLines(3) },
} satisfies Meta<typeof ClaimTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = () => document.querySelector('output')!;
const focused = () => [
  document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id'),
  document.activeElement?.closest('[data-column]')?.getAttribute('data-column'),
];
const wrongLabour = labourLines(100).map((line, index) => (index === 89 ? { ...line, claimHours: null } : line));

export const InAFormItem: Story = {
  render: ({ labour }) => <ClaimForm labour={labour} />,
  args: { labour: labourLines(2).map((line, index) => ({ ...line, hourCode: index === 1 ? '' : line.hourCode })) },
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('1 error');
    await expect(answer()).toBeEmptyDOMElement();
    await userEvent.click(await screen.findByRole('button', { name: 'Next error' }));
    await waitFor(() => expect(focused()).toEqual(['labour-2', 'hourCode']));
    await userEvent.keyboard('X-1');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(answer()).toHaveTextContent('|Ran 30 minutes'));
  },
};

/** Tabs that were never open are opened to be checked. */
export const AllRight: Story = {
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(answer()).toHaveTextContent('Claim: 3 + 3'));
  },
};

export const TheTabWithTheFirstError: Story = {
  args: { labour: wrongLabour, parts: partLines(3).map((line) => ({ ...line, qty: null })) },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(answer()).toHaveTextContent('labour: 1'));
    await expect(screen.getByRole('tab', { name: 'Labour' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(focused()).toEqual(['labour-90', 'claimHours']));
    // The other table has been checked, too.
    await userEvent.click(screen.getByRole('tab', { name: 'Parts' }));
    await expect(await screen.findByText('3 errors')).toBeVisible();
  },
};

export const TheFormComesFirst: Story = {
  args: { title: '', labour: wrongLabour },
  async play() {
    await userEvent.click(await screen.findByRole('tab', { name: 'Labour' }));
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(answer()).toHaveTextContent('head: 0'));
    await expect(screen.getByRole('tab', { name: 'Head' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' })));
    await userEvent.click(screen.getByRole('tab', { name: 'Labour' }));
    await expect(await screen.findByText('1 error')).toBeVisible();
  },
};
