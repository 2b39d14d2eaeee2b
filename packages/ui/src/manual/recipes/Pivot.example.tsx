import { type EditableColumn, EditableTable, numberColumn, textColumn } from '@harrow/ui/editable-table';
import { sum } from '@harrow/validation';
import { Form, Select } from 'antd';
import { useMemo, useState } from 'react';

/** A claim that was paid. All amounts are in one currency. */
export interface Paid {
  id: string;
  dealer: string;
  machine: string;
  month: string;
  amount: number;
}

const fields = { dealer: 'Dealer', machine: 'Machine', month: 'Month' } as const;
type Field = keyof typeof fields;
const choices = Object.entries(fields).map(([value, label]) => ({ value: value as Field, label }));

/** A row of the pivot: what it is grouped by, and an amount for each value across. */
type PivotRow = { id: string; total: number } & Record<`across:${string}`, number | null>;

function groupBy(records: readonly Paid[], field: Field): Map<string, Paid[]> {
  const groups = new Map<string, Paid[]>();
  for (const record of records) groups.set(record[field], [...(groups.get(record[field]) ?? []), record]);
  return groups;
}

function pivot(records: readonly Paid[], down: Field, across: Field): { rows: PivotRow[]; values: string[] } {
  const values = [...new Set(records.map((record) => record[across]))].toSorted((one, other) => one.localeCompare(other));
  const rows = [...groupBy(records, down)].map(([id, group]): PivotRow => {
    const cells = groupBy(group, across);
    const amountOf = (value: string): number | null => (cells.has(value) ? sum(cells.get(value)!.map(({ amount }) => amount)) : null);
    return { id, total: sum(group.map(({ amount }) => amount)), ...Object.fromEntries(values.map((value) => [`across:${value}`, amountOf(value)])) };
  });
  return { rows, values };
}

const amountColumn = (key: string, title: string): EditableColumn<PivotRow> =>
  numberColumn({ key: key as `across:${string}`, title, precision: 2, statistics: true });

export function PaidClaims({ records }: { records: readonly Paid[] }) {
  const [down, setDown] = useState<Field>('dealer');
  const [across, setAcross] = useState<Field>('month');
  const { rows, values } = useMemo(() => pivot(records, down, across), [records, down, across]);
  const columns = useMemo(
    () => [
      textColumn<PivotRow>({ key: 'id', title: fields[down], frozen: 'left' }),
      ...values.map((value) => amountColumn(`across:${value}`, value)),
      amountColumn('total', 'Total'),
    ],
    [values, down],
  );
  return (
    <>
      <Form layout="inline" component="div">
        <Form.Item label="Rows">
          <Select aria-label="Rows" value={down} options={choices.filter(({ value }) => value !== across)} onChange={setDown} />
        </Form.Item>
        <Form.Item label="Columns">
          <Select aria-label="Columns" value={across} options={choices.filter(({ value }) => value !== down)} onChange={setAcross} />
        </Form.Item>
      </Form>
      <EditableTable label="Paid claims, USD" rows={rows} columns={columns} readOnly fitColumns output={{ fileName: 'Paid claims' }} maxHeight={480} />
    </>
  );
}
