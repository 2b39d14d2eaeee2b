import { afterEach, expect, test, vi } from 'vitest';
import { numberColumn, textColumn } from '../index.ts';
import { createTableModel } from '../model/tableModel.ts';
import type { RowsChange } from '../model/tableModel.types.ts';
import { RowRefusedError } from './RowRefusedError.ts';
import { createRowSaves } from './rowSaves.ts';
import type { RowSaves } from '../context/rowParts.types.ts';
import type { SaveRow } from '../props/RowOptions.types.ts';

interface Line {
  id: string;
  code: string;
  qty: number | null;
  version?: number;
}

const code = textColumn<Line>({ key: 'code', title: 'Code', required: true, unique: true });
const qty = numberColumn<Line>({ key: 'qty', title: 'Quantity', max: 9 });
const lines = (): Line[] => ['1', '2', '3'].map((id) => ({ id, code: `C${id}`, qty: 1, version: 1 }));

let saves: RowSaves;
afterEach(() => saves.stop());

function setUp(save: SaveRow<Line>) {
  const asked = vi.fn(save);
  const changes: RowsChange<Line>[] = [];
  const model = createTableModel<Line>('id', lines(), { columns: [code, qty], onRowsChange: (_rows, change) => changes.push(change) });
  const said: string[] = [];
  saves = createRowSaves(model, () => ({
    save: asked,
    failedText: 'failed',
    firstColumn: () => 'code',
    onSaved: (rowId, index) => said.push(`${rowId} at ${index}`),
  }));
  const goTo = (rowId: string | undefined) => model.activeCell.set(rowId === undefined ? undefined : { rowId, column: 'qty', mode: 'move' });
  /** The user types a quantity. */
  const type = (rowId: string, value: number | null) => {
    goTo(rowId);
    model.editCell(rowId, qty, value, 'input');
  };
  return {
    asked,
    model,
    changes,
    said,
    goTo,
    type,
    errors: () => model.validator.errors().map(({ rowId, column, text, code: why }) => [rowId, column, text ?? why]),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a row is stored once the user has left it, with what differs, and is no change any more', async () => {
  const { asked, model, said, goTo, type } = setUp(() => ({ version: 2 }));
  type('2', 5);
  await settle();
  expect(asked).not.toHaveBeenCalled();
  goTo('3');
  await settle();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ rowId: '2', row: { ...lines()[1], qty: 5 }, isNew: false, changes: { qty: 5 } });
  expect(model.store.row('2')).toMatchObject({ qty: 5, version: 2 });
  expect(model.changeLog.changes()).toEqual({ added: [], edited: [], deletedIds: [] });
  expect(said).toEqual(['2 at 1']);
  goTo('1');
  await settle();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a new row gets the id of the server, and stays chosen and in its place', async () => {
  const { asked, model, changes } = setUp(() => ({ id: '77', version: 1 }));
  const [added] = model.insertRows([{ code: 'N', qty: 2 }], 1);
  model.selection.set([added!]);
  await settle();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ rowId: added, row: expect.objectContaining({ code: 'N' }), isNew: true, changes: {} });
  expect(model.store.ids()).toEqual(['1', '77', '2', '3']);
  expect(model.selection.ids()).toEqual(['77']);
  expect(model.changeLog.changes()).toEqual({ added: [], edited: [], deletedIds: [] });
  expect(changes.at(-1)).toMatchObject({ type: 'bulk', cause: 'save', added: ['77'], removed: [added] });
});

test('what is edited while a row is on its way stays, and is stored next', async () => {
  let answer: (() => void) | undefined;
  const { asked, model, goTo, type } = setUp(({ row }) => new Promise((resolve) => (answer = () => resolve({ version: row.version! + 1 }))));
  type('1', 2);
  goTo('2');
  await settle();
  expect(saves.isSaving('1')).toBe(true);
  type('1', 3);
  answer!();
  await settle();
  expect(model.store.row('1')).toMatchObject({ qty: 3, version: 2 });
  expect(model.changeLog.changes().edited).toHaveLength(1);
  goTo(undefined);
  await settle();
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ row: expect.objectContaining({ qty: 3, version: 2 }), changes: { qty: 3 } }));
});

test('a row that is wrong is not sent until it is right, whichever row made it wrong', async () => {
  const { asked, model, errors, goTo, type } = setUp(() => {});
  type('1', 99);
  goTo('2');
  await settle();
  expect(errors()).toEqual([['1', 'qty', 'max']]);
  type('1', 9);
  goTo(undefined);
  await settle();
  expect(asked).toHaveBeenCalledTimes(1);
  model.editCell('2', code, 'C3', 'change');
  await settle();
  expect(errors()).toEqual([['2', 'code', 'unique']]);
  model.editCell('3', code, 'other', 'change');
  await settle();
  expect(asked.mock.calls.map(([{ rowId }]) => rowId).toSorted()).toEqual(['1', '2', '3']);
});

test.each<[what: string, error: unknown, shown: string[]]>([
  ['cells that are named', new RowRefusedError([{ column: 'qty', text: 'Not in stock' }]), ['1', 'qty', 'Not in stock']],
  ['a message', new Error('No connection'), ['1', 'code', 'No connection']],
  ['nothing', undefined, ['1', 'code', 'failed']],
])('a refusal with %s leaves the row as the user has it, and says why', async (_what, error, shown) => {
  let isRefusing = true;
  const { asked, model, errors, goTo, type } = setUp(async () => {
    if (isRefusing) throw error;
  });
  type('1', 5);
  goTo('2');
  await settle();
  expect(errors()).toEqual([shown]);
  expect(model.store.row('1')).toMatchObject({ qty: 5 });
  goTo('3');
  await settle();
  expect(asked).toHaveBeenCalledTimes(1);
  isRefusing = false;
  type('1', 4);
  goTo('2');
  await settle();
  expect(errors()).toEqual([]);
  expect(model.changeLog.changes().edited).toEqual([]);
});

test('all that is not stored can be stored at once, the row of the user too', async () => {
  const { asked, type } = setUp(({ rowId }) => {
    if (rowId === '2') throw new Error('refused');
  });
  type('1', 5);
  expect(await saves.saveAll()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  type('2', 5);
  expect(await saves.saveAll()).toBe(false);
});

test('rows that were pasted into are stored, too', async () => {
  const { asked, model, goTo } = setUp(() => {});
  goTo('1');
  model.setCells(['2', '3'].map((rowId) => ({ rowId, column: 'qty', value: 7 })));
  await settle();
  expect(asked.mock.calls.map(([{ rowId }]) => rowId)).toEqual(['2', '3']);
});
