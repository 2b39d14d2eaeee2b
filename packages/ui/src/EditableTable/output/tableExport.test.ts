import { expect, test } from 'vitest';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { computedColumn } from '../columns/computed/computedColumn.tsx';
import { selectColumn } from '../columns/select/selectColumn.tsx';
import { textColumn } from '../columns/text/textColumn.tsx';
import { exportTable } from './tableExport.ts';
import * as nestingParts from '../nestedRows/nestingParts.ts';
import type { TableTexts } from '../context/useTableTexts.ts';
import { createTableModel } from '../model/tableModel.ts';

interface Line {
  id: string;
  name: string;
  status: string;
  hours: number;
}
const columns: EditableColumn<Line>[] = [
  textColumn({ key: 'name', title: 'Name' }),
  selectColumn({ key: 'status', title: 'Status', options: [{ value: 'o', label: 'Open' }] }),
  computedColumn({ key: 'cost', title: 'Cost', value: ({ hours }) => hours * 1.5 }),
];
const rows: Line[] = ['a', 'b', 'c'].map((id, index) => ({ id, name: id, status: index === 1 ? 'x' : 'o', hours: index + 1 }));
const spanish: TableTexts = {
  locale: { tag: 'es', decimalMark: ',' },
  t: (key, { count } = {}) => (key === 'nesting.count' ? `${count as number} rows` : key),
  errorText: () => '',
  yesOrNo: String,
};

test('rows and columns are those of the screen, of all pages', () => {
  const model = createTableModel<Line>('id', rows, { columns });
  model.view.setSort([{ column: 'name', order: 'desc' }]);
  model.view.setFilter('status', { values: ['o'] });
  model.view.setPage({ current: 1, pageSize: 1 });
  const { columns: shown, rows: lines } = exportTable(model, [{ ...columns[2]!, frozen: 'left' }, { ...columns[0]!, concealed: true }, columns[1]!], spanish);
  expect(shown.map(({ title }) => title)).toEqual(['Cost', 'Status']);
  expect(lines).toEqual([
    { rowId: 'c', values: [4.5, 'o'], texts: ['4,5', 'Open'] },
    { rowId: 'a', values: [1.5, 'o'], texts: ['1,5', 'Open'] },
  ]);
});

test('a value that is no option is written as it is', () => {
  const model = createTableModel<Line>('id', rows, { columns });
  expect(exportTable(model, columns, spanish).rows[1]!.texts).toEqual(['b', 'x', '3']);
});

test('groups have their heading before their rows, with number and sums, also where they are closed', () => {
  const summed = [...columns.slice(0, 2), computedColumn<Line>({ key: 'cost', title: 'Cost', value: ({ hours }) => hours * 1.5, statistics: ['sum'] })];
  const model = createTableModel<Line>('id', [...rows, { id: 'd', name: 'a', status: '', hours: 2 }], {
    columns: summed,
    nestingParts,
    rowGroups: { by: ['status', 'name'] },
  });
  model.view.nested()!.closeAll();
  const lines = exportTable(model, summed, spanish).rows;
  expect(lines.map(({ groupLevel, texts }) => [groupLevel, ...texts])).toEqual([
    [0, 'Status: Open (2 rows)', '', '6'],
    [1, 'Name: a (1 rows)', '', '1,5'],
    [undefined, 'a', 'Open', '1,5'],
    [1, 'Name: c (1 rows)', '', '4,5'],
    [undefined, 'c', 'Open', '4,5'],
    [0, 'Status: x (1 rows)', '', '3'],
    [1, 'Name: b (1 rows)', '', '3'],
    [undefined, 'b', 'x', '3'],
    [0, 'Status: nesting.empty (1 rows)', '', '3'],
    [1, 'Name: a (1 rows)', '', '3'],
    [undefined, 'a', '', '3'],
  ]);
  expect(lines[0]!.values[2]).toBe(6);
});
