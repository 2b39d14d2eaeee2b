import { expect, test, vi } from 'vitest';
import { createExpansion } from './expansion.ts';
import { createTableModel } from '../model/tableModel.ts';

const columns = [{ key: 'code', title: 'code', width: 100, rules: [], value: (row: { id: string }) => row.id, hasEditor: true }];

function setUp(accordion = false) {
  const model = createTableModel(
    'id',
    ['a', 'b', 'c', 'd'].map((id) => ({ id })),
    { columns },
  );
  return { model, expansion: createExpansion(model.view, model.topics, () => ({ rowHeight: 10, accordion })) };
}
const tops = ({ offsets }: ReturnType<typeof setUp>['expansion']) => [0, 1, 2, 3].map(offsets().topOf);

test('an open panel pushes down the rows below it by its height, which is guessed until it is known', () => {
  const { expansion } = setUp();
  expansion.toggle('b');
  expect(tops(expansion)).toEqual([0, 10, 220, 230]);
  expansion.setHeight('b', 50);
  expect(tops(expansion)).toEqual([0, 10, 70, 80]);
  expansion.toggle('b');
  expect(tops(expansion)).toEqual([0, 10, 20, 30]);
});

test('panels go with their rows when rows move, and are gone with them', () => {
  const { model, expansion } = setUp();
  expansion.set(['b']);
  expansion.setHeight('b', 50);
  model.moveRow('b', 3);
  expect(tops(expansion)).toEqual([0, 10, 20, 30]);
  expect(expansion.offsets().heightOf(4)).toBe(90);
  model.removeRows(['b']);
  expect(expansion.offsets().heightOf(3)).toBe(30);
});

test('where only one may be open, opening another closes it', () => {
  const { model, expansion } = setUp(true);
  const heard = vi.fn();
  model.topics.subscribe('row:a', heard);
  expansion.toggle('a');
  expansion.toggle('c');
  expect(expansion.ids()).toEqual(['c']);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('offsets are worked out only when something changed', () => {
  const { expansion } = setUp();
  expansion.toggle('b');
  const { offsets } = expansion;
  expect(offsets()).toBe(offsets());
});
