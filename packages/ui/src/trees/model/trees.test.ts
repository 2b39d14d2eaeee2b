import { describe, expect, test } from 'vitest';
import { addBranch, isCondition, loadAgain, titleIn, toTreeNodes } from './treeNodes.ts';
import { changeTree, emptyTree, openBranches, readRows, treeLines, type TreeRecord, type TreeState, treeStep } from './treeRows.ts';

describe('nodes of a tree select', () => {
  test.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    [false, false],
    [undefined, false],
  ])('leaf %j is %j', (leaf, isLeaf) => expect(toTreeNodes([{ key: 'a', title: 'A', leaf }])[0]).toEqual({ value: 'a', title: 'A', isLeaf }));

  test('branches that were there are asked for again, others are not', async () => {
    const known = addBranch(toTreeNodes([{ key: 'a' }, { key: 'b' }, { key: 'gone' }]), 'a', toTreeNodes([{ key: 'a1' }]));
    const asked: (string | undefined)[] = [];
    const fresh = await loadAgain(known, undefined, (parent) => {
      asked.push(parent);
      return Promise.resolve(parent === undefined ? [{ key: 'a', label: 'New' }, { key: 'b' }] : [{ key: 'a1', label: 'New one' }]);
    });
    expect(asked).toEqual([undefined, 'a']);
    expect([titleIn(fresh, 'a'), titleIn(fresh, 'a1'), titleIn(fresh, 'gone')]).toEqual(['New', 'New one', undefined]);
  });

  test('a node found to have no children becomes a leaf', () => {
    const tree = toTreeNodes([{ key: 'a' }, { key: 'b' }]);
    const more = addBranch(addBranch(tree, 'a', toTreeNodes([{ key: 'a1', label: 'A one' }])), 'a1', []);
    expect(more[0]!.children).toEqual([{ value: 'a1', title: 'A one', isLeaf: true, children: undefined }]);
    expect([titleIn(more, 'a1'), titleIn(more, 'none')]).toEqual(['A one', undefined]);
  });

  test.each([
    ['', true],
    ['{"a":1}', true],
    ['[1]', false],
    ['1', false],
    ['null', false],
    ['{a:1}', false],
  ])('condition %s: %j', (text, ok) => expect(isCondition(text)).toBe(ok));
});

describe('rows of a tree table', () => {
  const keyOf = (row: TreeRecord) => String(row['id']);
  const may = (row: TreeRecord) => row['hasChildren'] === true;
  const start = changeTree(emptyTree, { type: 'roots', keyOf, rows: [{ id: '1', hasChildren: true }, { id: '2' }] });
  const ids = (state: TreeState) => treeLines(state, may).map(({ id }) => id);

  test('a branch shows its place holder, then its rows', () => {
    const opened = changeTree(start, { type: 'open', id: '1' });
    expect(ids(opened)).toEqual(['1', '1_loadChild', '2']);
    const loaded = changeTree(opened, { type: 'children', parent: '1', keyOf, rows: [{ id: '11' }] });
    expect(treeLines(loaded, may).map(({ id, level }) => [id, level])).toEqual([
      ['1', 1],
      ['11', 2],
      ['2', 1],
    ]);
    expect(ids(changeTree(loaded, { type: 'close', id: '1' }))).toEqual(['1', '2']);
  });

  test('a row without children loses its expander; a failed branch can be opened again', () => {
    const opened = changeTree(start, { type: 'open', id: '1' });
    const empty = changeTree(opened, { type: 'children', parent: '1', keyOf, rows: [] });
    expect(treeLines(empty, may)[0]).toMatchObject({ expandable: false, open: false });
    const failed = changeTree(opened, { type: 'failed', id: '1' });
    expect(treeLines(failed, may)[0]).toMatchObject({ expandable: true, open: false });
  });

  test('new rows leave open branches open, and closed ones are asked for again', () => {
    const both = ['1', '2'].reduce(
      (state, id) => changeTree(changeTree(state, { type: 'open', id }), { type: 'children', parent: id, keyOf, rows: [{ id: `${id}1` }] }),
      start,
    );
    const closed = changeTree(both, { type: 'close', id: '2' });
    expect(openBranches(closed)).toEqual(['1']);
    const renewed = changeTree(closed, { type: 'renewed', keyOf, rows: [{ id: '0' }, { id: '1', hasChildren: true, name: 'new' }] });
    expect(ids(renewed)).toEqual(['0', '1', '11']);
    expect([renewed.rows.get('1'), renewed.children.has('2')]).toEqual([{ id: '1', hasChildren: true, name: 'new' }, false]);
  });

  test.each([
    [[{ id: 1 }], 1],
    [{ records: [{ id: 1 }, { id: 2 }] }, 2],
    [{ records: 'x' }, undefined],
    ['x', undefined],
    [null, undefined],
    [[1], undefined],
  ])('answer %j has %j rows', (answer, count) => expect(readRows(answer)?.length).toBe(count));

  test('keys', () => {
    const opened = changeTree(changeTree(start, { type: 'open', id: '1' }), { type: 'children', parent: '1', keyOf, rows: [{ id: '11' }] });
    const lines = treeLines(opened, may);
    expect(treeStep(lines, 0, 'ArrowRight', 5)).toEqual({ to: 1 });
    expect(treeStep(lines, 1, 'ArrowRight', 5)).toBeUndefined();
    expect(treeStep(lines, 1, 'ArrowLeft', 5)).toEqual({ to: 0 });
    expect(treeStep(lines, 0, 'ArrowLeft', 5)).toBe('close');
    expect(treeStep(treeLines(start, may), 0, 'ArrowRight', 5)).toBe('open');
    expect(treeStep(lines, 0, 'PageDown', 5)).toEqual({ to: 2 });
    expect(treeStep(lines, 2, 'Home', 5)).toEqual({ to: 0 });
    expect(treeStep(lines, 0, 'a', 5)).toBeUndefined();
  });
});
