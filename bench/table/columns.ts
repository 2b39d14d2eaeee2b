import {
  checkboxColumn,
  computedColumn,
  dateColumn,
  type EditableColumn,
  numberColumn,
  readOnlyColumn,
  selectColumn,
  textColumn,
} from '@harrow/ui/editable-table';

/** A line as the bench generates it. */
export interface BenchRow {
  id: string;
  line: number;
  partCode: string;
  partName: string;
  fault: string | null;
  supplier: string | null;
  qty: number;
  price: number;
  total: number;
  hours: number;
  date: string;
  core: boolean;
  remark: string;
}

/** A column as the bench describes it. */
export interface BenchColumn {
  key: keyof BenchRow;
  title: string;
  type: 'rownum' | 'text' | 'select' | 'number' | 'computed' | 'date' | 'checkbox';
  width: number;
  required?: boolean;
  unique?: boolean;
  decimals?: number;
  options?: readonly string[];
}

export const total = ({ qty, price }: BenchRow): number => Math.round(qty * price * 100) / 100;

export const benchColumns = (columns: readonly BenchColumn[]): EditableColumn<BenchRow>[] => columns.map(toColumn);

function toColumn({ key, title, width, type, required = false, unique = false, decimals, options = [] }: BenchColumn): EditableColumn<BenchRow> {
  const shared = { title, width, required, unique };
  const precision = decimals === undefined ? {} : { precision: decimals };
  switch (type) {
    case 'rownum':
      return readOnlyColumn({ key, title, width });
    case 'text':
      return textColumn({ key: key as 'remark', ...shared });
    case 'select':
      return selectColumn({ key: key as 'fault', ...shared, options: options.map((value) => ({ value, label: value })) });
    case 'number':
      return numberColumn({ key: key as 'qty', ...shared, ...precision });
    case 'computed':
      return computedColumn({ key, title, width, ...precision, statistics: true, value: total });
    case 'date':
      return dateColumn({ key: key as 'date', ...shared });
    case 'checkbox':
      return checkboxColumn({ key: key as 'core', title, width });
  }
}

export const newRow = (id: string): BenchRow => ({
  id,
  line: 0,
  partCode: '',
  partName: '',
  fault: null,
  supplier: null,
  qty: 0,
  price: 0,
  total: 0,
  hours: 0,
  date: '2024-01-01',
  core: false,
  remark: '',
});
