// Checked by the compiler: each line under a `@ts-expect-error` must not compile.
import {
  checkboxColumn,
  computedColumn,
  customColumn,
  dateColumn,
  type EditableColumn,
  numberColumn,
  radioColumn,
  selectColumn,
  textColumn,
} from '../index.ts';

interface Line {
  id: string;
  hourCode: string;
  hours: number | null;
  rate?: number;
  causal: 'Y' | 'N';
  done: boolean;
}

export const right: EditableColumn<Line>[] = [
  textColumn({ key: 'hourCode', title: '', unique: true, pattern: 'n6-16', readOnly: (row) => row.hours === 1 }),
  numberColumn({ key: 'hours', title: '', precision: 2, min: 0, max: 24, statistics: true }),
  numberColumn({ key: 'rate', title: '', format: (value, row) => `${value} / ${row.hours}` }),
  computedColumn({ key: 'anything', title: '', value: (row) => (row.hours ?? 0) * (row.rate ?? 0) }),
  radioColumn({ key: 'causal', title: '', customValue: ['Y', 'N'] }),
  checkboxColumn({ key: 'done', title: '' }),
  customColumn({
    key: 'hourCode',
    title: '',
    render: ({ value, row }) => value.toUpperCase() + row.hours,
    edit: ({ onPatch }) => <button onClick={() => onPatch({ rate: 1 })}>1</button>,
  }),
  textColumn({ key: 'hourCode', title: '', validateRules: [{ pattern: 'only' }, { handler: async ({ row }) => row.hours !== 0 }] }),
];

export const wrong: EditableColumn<Line>[] = [
  // @ts-expect-error a number is not a text
  textColumn({ key: 'hours', title: '' }),
  // @ts-expect-error a text is not a number
  numberColumn({ key: 'hourCode', title: '' }),
  // @ts-expect-error there is no such field
  dateColumn({ key: 'workDate', title: '' }),
  // @ts-expect-error there is no such option
  numberColumn({ key: 'hours', title: '', prcision: 2 }),
  // @ts-expect-error sums are for numbers
  textColumn({ key: 'hourCode', title: '', statistics: true }),
  // @ts-expect-error there is no such pattern
  textColumn({ key: 'hourCode', title: '', pattern: 'zz' }),
  // @ts-expect-error a select needs options
  selectColumn({ key: 'hourCode', title: '' }),
  // @ts-expect-error every column needs a title, its name for screen readers
  textColumn({ key: 'hourCode' }),
  // @ts-expect-error the row has no such field
  computedColumn({ key: 'cost', title: '', value: (row) => row.price }),
];
