import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import {
  checkboxColumn,
  computedColumn,
  customColumn,
  dateColumn,
  type EditableColumn,
  EditableTable,
  type EditableTableProps,
  numberColumn,
  radioColumn,
  readOnlyColumn,
  selectColumn,
  textColumn,
} from './index.ts';

/** Lines of a warranty claim, as a dealer enters them: the data of the stories and of the tests in them. */
export interface LabourLine {
  id: string;
  hourCode: string;
  hourName: string;
  standardHours: number | null;
  claimHours: number | null;
  hourRate: number;
  workDate: string | null;
  remark: string;
}

const roundMoney = (amount: number) => Math.round((amount + Number.EPSILON) * 100) / 100;
export const hourCost = ({ claimHours, hourRate }: LabourLine) => roundMoney((claimHours ?? 0) * hourRate);

const operations = [
  ['HYD-0140-20', 'Replace hydraulic gear pump', 2.5],
  ['HYD-0210-10', 'Bleed hydraulic system and test pressure', 0.8],
  ['ELE-0330-05', 'Replace engine speed sensor', 0.6],
  ['ENG-0415-30', 'Replace injector, one cylinder', 1.4],
  ['TRN-0520-15', 'Adjust gearbox shift fork', 3.2],
  ['HYD-0145-20', 'Replace seals of the directional valve', 1.9],
] as const;

export function labourLines(count: number): LabourLine[] {
  return Array.from({ length: count }, (_, index) => {
    const [code, hourName, standardHours] = operations[index % operations.length]!;
    return {
      id: `labour-${index + 1}`,
      hourCode: index < operations.length ? code : `${code}-${index + 1}`,
      hourName,
      standardHours,
      claimHours: standardHours,
      hourRate: 32.5,
      workDate: `2026-${String((index % 9) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
      remark: index % 4 === 1 ? 'Ran 30 minutes after the repair, no leak' : '',
    };
  });
}

export const labourColumns: EditableColumn<LabourLine>[] = [
  textColumn({ key: 'hourCode', title: 'Hour code', width: 168, frozen: 'left', required: true, unique: true, maxLength: 30 }),
  textColumn({ key: 'hourName', title: 'Operation', width: 240, maxLength: 200 }),
  readOnlyColumn({ key: 'standardHours', title: 'Standard hours', width: 96, precision: 2, statistics: true }),
  numberColumn({ key: 'claimHours', title: 'Claimed hours', width: 112, required: true, precision: 2, min: 0.01, statistics: true }),
  readOnlyColumn({ key: 'hourRate', title: 'Rate', width: 112, precision: 2 }),
  computedColumn({ key: 'hourCost', title: 'Labour cost', width: 120, precision: 2, statistics: true, value: hourCost }),
  dateColumn({ key: 'workDate', title: 'Work date', width: 152 }),
  textColumn({ key: 'remark', title: 'Remark', width: 200, maxLength: 200 }),
];

export interface PartLine {
  id: string;
  partsCode: string;
  partsName: string;
  qty: number | null;
  unitPrice: number;
  isCausal: 'Y' | 'N';
  sourceType: string | null;
  returnRequired: boolean;
}

const catalogue = [
  { partsCode: '1G7K-52110-A', partsName: 'Hydraulic gear pump, complete', unitPrice: 418.9 },
  { partsCode: '1G7K-52142', partsName: 'Pump seal kit with O-rings', unitPrice: 23.45 },
  { partsCode: '5E02-33018', partsName: 'Engine speed sensor', unitPrice: 61.2 },
  { partsCode: '5E02-33055-B', partsName: 'Harness connector', unitPrice: 7.1 },
];

export function partLines(count: number): PartLine[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `part-${index + 1}`,
    ...catalogue[index % catalogue.length]!,
    qty: (index % 3) + 1,
    isCausal: index === 0 ? 'Y' : 'N',
    sourceType: index % 2 ? 'warranty_order' : 'own_stock',
    returnRequired: index % 4 === 0,
  }));
}

export const partColumns: EditableColumn<PartLine>[] = [
  customColumn({
    key: 'partsCode',
    title: 'Part code',
    width: 200,
    required: true,
    render: ({ value }) => value,
    // Stands in for the part picker: it fills code, name and price at once.
    edit: ({ value, aria, onChange, onPatch, onBlur }) => (
      <Space.Compact block>
        <Input
          {...aria}
          value={value}
          onChange={(event) => onChange(event.target.value, 'input')}
          onBlur={onBlur}
          status={aria['aria-invalid'] ? 'error' : ''}
        />
        <Button aria-label="Choose a part" icon={<SearchOutlined />} onClick={() => onPatch(catalogue[2]!)} />
      </Space.Compact>
    ),
  }),
  readOnlyColumn({ key: 'partsName', title: 'Part name', width: 220 }),
  radioColumn({ key: 'isCausal', title: 'Causal part', customValue: ['Y', 'N'] }),
  numberColumn({ key: 'qty', title: 'Quantity', width: 96, required: true, precision: 2, min: 0.01, defaultValue: 1, statistics: true }),
  readOnlyColumn({ key: 'unitPrice', title: 'Unit price', width: 112, precision: 2 }),
  computedColumn({
    key: 'amount',
    title: 'Amount',
    width: 120,
    precision: 2,
    statistics: true,
    value: ({ qty, unitPrice }) => roundMoney((qty ?? 0) * unitPrice),
  }),
  selectColumn({
    key: 'sourceType',
    title: 'Source',
    width: 152,
    required: true,
    options: [
      { value: 'own_stock', label: 'Own stock' },
      { value: 'warranty_order', label: 'Warranty order' },
      { value: 'local_purchase', label: 'Local purchase' },
    ],
  }),
  checkboxColumn({ key: 'returnRequired', title: 'Core return' }),
];

export const newLabourLine = (id: string): LabourLine => ({
  id,
  hourCode: '',
  hourName: '',
  standardHours: null,
  claimHours: null,
  hourRate: 32.5,
  workDate: null,
  remark: '',
});
export const newPartLine = (id: string): PartLine => ({
  id,
  partsCode: '',
  partsName: '',
  qty: 1,
  unitPrice: 0,
  isCausal: 'N',
  sourceType: 'own_stock',
  returnRequired: false,
});

/** A parent as simple as can be: it keeps the rows it is given. */
export function Held<Row extends object>({ rows, onRowsChange, ...props }: EditableTableProps<Row>) {
  const [held, setHeld] = useState(rows);
  return (
    <EditableTable
      {...props}
      rows={held}
      onRowsChange={(next, change) => {
        setHeld(next);
        onRowsChange?.(next, change);
      }}
    />
  );
}
