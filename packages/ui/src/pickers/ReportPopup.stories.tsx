import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Input } from 'antd';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reportCalls } from './pickers.fixtures.ts';
import { cellOf, ColumnTable, enter } from '../EditableTable/columns/columns.fixtures.tsx';
import { popupColumn, textColumn } from '../EditableTable/index.ts';
import { ReportPopup, reportPopupSource, type ReportPopupProps } from './index.ts';

const changed = fn();

/** A form whose name field is filled along with the code. */
function PartForm({ value, ...props }: ReportPopupProps) {
  const [form] = Form.useForm<Record<string, string>>();
  return (
    <Form form={form} layout="vertical" initialValues={{ code: value }} style={{ maxWidth: 480 }}>
      <Form.Item name="code" label="Part">
        <ReportPopup
          {...props}
          onChange={(text, fields, records) => {
            changed(text, fields, records);
            form.setFieldsValue(fields);
          }}
        />
      </Form.Item>
      <Form.Item name="name" label="Part name">
        <Input readOnly />
      </Form.Item>
    </Form>
  );
}

const meta = {
  title: 'Pickers/ReportPopup',
  component: ReportPopup,
  args: { code: 'parts', orgFields: 'partsCode,partsName', destFields: 'code,name' },
  beforeEach: () => {
    changed.mockReset();
    Object.assign(reportCalls, { config: 0, data: 0 });
  },
  render: (args) => <PartForm {...args} />,
} satisfies Meta<typeof ReportPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Part' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('1-10 of 10,000');
  return dialog;
}

/** One record fills both fields; none is refused. */
export const One: Story = {
  play: async ({ canvas }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Choose one record')).toBeVisible();
    await expect(dialog.getAllByText('Piece')[0]).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Page total/ })).toHaveTextContent('145');
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Code' }), '00077{Enter}');
    await userEvent.click(await dialog.findByRole('radio', { name: '1G7K-00077' }));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith('1G7K-00077', { code: '1G7K-00077', name: 'Hydraulic gear pump' }, [
        expect.objectContaining({ partsCode: '1G7K-00077' }),
      ]),
    );
    await expect(canvas.getByLabelText('Part name')).toHaveValue('Hydraulic gear pump');
  },
};

/** Several; those of before are chosen again, and their other fields come along though they were not in sight. */
export const Several: Story = {
  args: { multi: true, value: '1G7K-00500,gone' },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText('Selected: 2')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: '1G7K-00002' }));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith(
        '1G7K-00500,gone,1G7K-00002',
        { code: '1G7K-00500,gone,1G7K-00002', name: 'Filter element,,Speed sensor, engine' },
        [expect.objectContaining({ partsName: 'Filter element' }), { partsCode: 'gone' }, expect.objectContaining({ partsCode: '1G7K-00002' })],
      ),
    );
  },
};

/** Fixed values narrow the report and fill the form; hidden fields come with 展开. */
export const FixedValues: Story = {
  args: { param: { partsName: "'Seal kit'" }, sorter: 'partsCode=desc' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Part' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('radio', { name: '1G7K-09999' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Expand' }));
    await expect(dialog.getByRole('searchbox', { name: 'Name' })).toHaveValue('Seal kit');
    const before = reportCalls.data;
    await userEvent.click(dialog.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(reportCalls.data).toBe(before + 1));
  },
};

export const NotConfigured: Story = {
  args: { orgFields: '' },
  globals: { language: 'zh-cn' },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('popup参数未正确配置!'),
};

export const CountsDiffer: Story = {
  args: { orgFields: 'a' },
  globals: { language: 'zh-cn' },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('popup参数未正确配置,原始值和目标值数量不一致!'),
};

/** The popup closes with the message. */
export const CannotBeSetUp: Story = {
  args: { code: 'broken' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Part' }));
    await expect(await screen.findByText(/The popup could not be set up.*No such report/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText(/No such report/)).toBeNull());
    await expect(screen.getByRole('button', { name: 'Part' })).toBeVisible();
  },
};

/** Without its search form the report can still be read; why is said in the server's words. */
export const SearchFormCannotBeRead: Story = {
  args: { code: 'unsearchable' },
  play: async () => {
    const dialog = await open();
    await expect(await screen.findByText('The search form was deleted')).toBeVisible();
    await expect(dialog.queryByRole('searchbox')).toBeNull();
    await expect(dialog.getByRole('radio', { name: '1G7K-00001' })).toBeVisible();
  },
};

interface Line {
  id: string;
  code: string | null;
  name: string | null;
}

const lines: Line[] = [
  { id: '1', code: null, name: null },
  { id: '2', code: null, name: null },
];
const rowsChanged = fn();

/** `popup` cells: the row's other fields are written in the same step, and cells share what the report answered. */
export const InTableCells: StoryObj = {
  render: () => (
    <ColumnTable<Line>
      rows={lines}
      onRowsChange={rowsChanged}
      columns={[
        popupColumn<Line>({ key: 'code', title: 'Part code', source: cellSource, fields: { code: 'partsCode', name: 'partsName' } }),
        textColumn<Line>({ key: 'name', title: 'Name', width: 200 }),
      ]}
    />
  ),
  play: async () => {
    for (const [rowId, code] of [
      ['1', '1G7K-00003'],
      ['2', '1G7K-00004'],
    ] as const) {
      await enter(rowId, 'code');
      if (!screen.queryByRole('dialog')) await userEvent.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(await dialog.findByRole('radio', { name: code }));
      await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(cellOf(rowId, 'code').contains(document.activeElement)).toBe(true));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect((rowsChanged.mock.lastCall![0] as Line[]).map(({ name }) => name)).toEqual(['Seal kit', 'Filter element']);
    await expect(reportCalls).toEqual({ config: 1, data: 1 });
  },
};
const cellSource = reportPopupSource<Line>({ code: 'parts' });

export const Disabled: Story = { args: { disabled: true, value: '1G7K-00077' } };
