import { describe, expect, test } from 'vitest';
import type { ColumnModel } from '../columnModel/column.ts';
import { readField } from '../rowStore/field.ts';
import { createTableModel } from '../model/tableModel.ts';

interface Line {
  id: string;
  code: string;
  hours: number;
}

const columns = (['code', 'hours'] as const).map((key): ColumnModel<Line> => ({ key, title: key, width: 100, rules: [], value: (row) => readField(row, key) }));
const [code, hours] = columns as [ColumnModel<Line>, ColumnModel<Line>];
const lines = (): Line[] => ['1', '2', '3'].map((id) => ({ id, code: `C${id}`, hours: 1 }));

/** A table whose rows are the parent's; `answer` is what the parent makes of what it hears. */
function setUp(answer: (rows: readonly Line[], before: readonly Line[]) => readonly Line[]) {
  let given: readonly Line[] = lines();
  let heard: readonly Line[] = given;
  const model = createTableModel<Line>('id', given, { columns, isControlled: true, onRowsChange: (rows) => void (heard = rows) });
  const settle = () => {
    given = answer(heard, given);
    heard = given;
    model.setRows(given);
  };
  return { model, settle, given: () => given };
}

const take = (rows: readonly Line[]) => rows;
const refuse = (_rows: readonly Line[], before: readonly Line[]) => before;

describe('what the parent does not take never happened', () => {
  const acts: [string, (model: ReturnType<typeof setUp>['model']) => void][] = [
    ['an edit', (model) => model.editCell('1', code, 'X', 'change')],
    ['key strokes', (model) => ['X', 'XY'].forEach((text) => model.editCell('1', code, text, 'input'))],
    ['an added row', (model) => void model.addRows(2, 1)],
    ['a removal', (model) => model.removeRows(['1', '3'])],
    ['a move', (model) => model.moveRow('1', 2)],
    ['a sort', (model) => model.sortRows([{ column: 'code', order: 'desc' }])],
    [
      'several steps',
      (model) => {
        model.editCell('1', code, 'X', 'change');
        model.addRows();
        model.removeRows(['1', '2']);
        model.moveRow('3', 0);
      },
    ],
    ['an undo', (model) => void model.history.undo()],
    [
      'undo and redo of more than there is',
      (model) => [model.history.undo, model.history.undo, model.history.redo, model.history.undo].forEach((again) => again()),
    ],
  ];

  test.each(acts)('%s', (_, act) => {
    let refuses = false;
    const { model, settle } = setUp((rows, before) => (refuses ? before : rows));
    model.editCell('2', hours, 5, 'change');
    settle();
    model.editCell('3', hours, 6, 'change');
    settle();
    const before = { rows: [...model.store.rows()], changes: model.changeLog.changes() };
    refuses = true;
    act(model);
    settle();
    expect(model.store.rows()).toEqual(before.rows);
    expect(model.changeLog.changes()).toEqual(before.changes);
    refuses = false;
    expect([model.history.canUndo(), model.history.canRedo()]).toEqual([true, false]);
    model.history.undo();
    settle();
    expect(model.store.rows().map((row) => row.hours)).toEqual([1, 5, 1]);
    model.history.undo();
    settle();
    expect(model.store.rows()).toEqual(lines());
    expect(model.changeLog.changes()).toEqual({ added: [], edited: [], deletedIds: [] });
  });

  test('what was taken before stays', () => {
    let answer = take as typeof refuse;
    const { model, settle } = setUp((rows, before) => answer(rows, before));
    model.editCell('1', code, 'X', 'change');
    settle();
    answer = refuse;
    model.removeRows(['1']);
    settle();
    expect(model.changeLog.changes()).toMatchObject({ edited: [{ id: '1', code: 'X' }], deletedIds: [] });
  });

  describe('a parent that answers late', () => {
    const setUpLate = () => {
      const told: (readonly Line[])[] = [];
      const first: readonly Line[] = lines();
      const model = createTableModel<Line>('id', first, { columns, isControlled: true, onRowsChange: (rows) => void told.push(rows) });
      ['X', 'XY', 'XYZ'].forEach((text) => model.editCell('1', code, text, 'input'));
      return { model, told, first };
    };

    test('does not overtake what was typed since', () => {
      const { model, told, first } = setUpLate();
      expect(model.awaitsAnswer(first)).toBe(true);
      model.setRows(told[0]!);
      expect([model.store.row('1')!.code, model.awaitsAnswer(told[0]!)]).toEqual(['XYZ', true]);
      model.setRows(told[2]!);
      expect([model.store.row('1')!.code, model.awaitsAnswer(told[2]!)]).toEqual(['XYZ', false]);
      model.history.undo();
      model.setRows(told[3]!);
      expect(model.store.rows()).toEqual(lines());
      expect(model.history.canUndo()).toBe(false);
    });

    test('and takes the first of the steps only', () => {
      const { model, told } = setUpLate();
      model.setRows(told[0]!);
      model.setRows(told[0]!);
      expect(model.store.row('1')!.code).toBe('X');
      model.history.undo();
      model.setRows(told.at(-1)!);
      expect(model.store.rows()).toEqual(lines());
    });

    test('or gives other rows: these count', () => {
      const { model } = setUpLate();
      model.setRows(lines().map((row) => ({ ...row, code: 'theirs' })));
      expect(model.store.row('1')!.code).toBe('theirs');
    });
  });

  test('a part of it taken, another changed, is what the table has', () => {
    const { model, settle, given } = setUp((rows) => rows.map((row) => ({ ...row, code: row.code.toUpperCase(), hours: Math.min(row.hours, 8) })));
    model.setCells([
      { rowId: '1', column: 'code', value: 'x' },
      { rowId: '1', column: 'hours', value: 9 },
    ]);
    settle();
    expect(model.store.rows()).toBe(given());
    expect(model.changeLog.changes().edited).toEqual([{ id: '1', code: 'X', hours: 8 }]);
    model.history.undo();
    settle();
    expect(model.store.row('1')).toEqual(lines()[0]);
  });
});

describe('undo', () => {
  const change = (rows: readonly Line[], rowId: string, fields: Partial<Line>) => rows.map((row) => (row.id === rowId ? { ...row, ...fields } : row));

  test('leaves what came from outside later, and says so; the rest of the step is taken back', () => {
    const { model, settle, given } = setUp(take);
    model.editRow('1', { code: 'X', hours: 5 });
    settle();
    model.setRows(change(given(), '1', { hours: 7 }));
    let said = 0;
    model.topics.subscribe('skipped', () => (said += 1));
    expect(model.history.undo()).toBe(true);
    expect(model.store.row('1')).toEqual({ id: '1', code: 'C1', hours: 7 });
    expect([said, model.history.skipped()]).toEqual([1, [{ rowId: '1', column: 'hours' }]]);
    model.history.redo();
    expect(model.store.row('1')).toEqual({ id: '1', code: 'X', hours: 7 });
  });

  test('does not take back an earlier step in the place of one that it may not', () => {
    const { model, settle, given } = setUp(take);
    model.editCell('2', code, 'Y', 'change');
    settle();
    model.editCell('1', code, 'X', 'change');
    settle();
    model.setRows(change(given(), '1', { code: 'Z' }));
    expect(model.history.undo()).toBe(false);
    expect(model.store.rows().map((row) => row.code)).toEqual(['Z', 'Y', 'C3']);
    expect(model.history.undo()).toBe(true);
    expect(model.history.skipped()).toEqual([]);
    expect(model.store.rows().map((row) => row.code)).toEqual(['Z', 'C2', 'C3']);
  });

  test('nor redo: a live value is newer, too', () => {
    const { model } = setUp(take);
    model.editCell('1', code, 'X', 'change');
    model.history.undo();
    model.applyUpdate({ id: '1', code: 'live' });
    model.history.redo();
    expect(model.store.row('1')?.code).toBe('live');
  });

  test('of a removal leaves a row that came back by itself', () => {
    const { model, settle, given } = setUp(take);
    model.removeRows(['1', '2']);
    settle();
    model.setRows([{ id: '2', code: 'back', hours: 4 }, ...given()]);
    model.history.undo();
    expect(model.store.rows().map((row) => row.code)).toEqual(['C1', 'back', 'C3']);
    expect(model.history.skipped()).toEqual([{ rowId: '2' }]);
  });
});
