import { expect, test } from 'vitest';
import { addChildren, departmentLines, flatNodes, searchNodes, toNodes } from './departmentTree.ts';

const department = (id: string, departName: string, more: object = {}) => ({ id, departName, orgCode: id, ...more });
const tree = toNodes([
  department('1', 'Head office', { children: [department('11', 'After-sales', { isLeaf: true }), department('12', 'Parts')] }),
  department('2', 'Dealers'),
]);
const keys = (nodes: readonly { key: string }[]) => nodes.map(({ key }) => key);

test('children that come along are there at once, others are unknown', () => {
  expect(keys(flatNodes(tree))).toEqual(['1', '11', '12', '2']);
  expect(tree[1]).toMatchObject({ isLeaf: false, children: undefined });
});

test('children are put in, also deep down; none makes a leaf', () => {
  const more = addChildren(tree, '12', toNodes([department('121', 'Warehouse')]));
  expect(keys(flatNodes(more))).toEqual(['1', '11', '12', '121', '2']);
  expect(addChildren(tree, '2', [])[1]).toMatchObject({ isLeaf: true, children: [] });
});

test('a search gives a flat list', () => expect(searchNodes(tree, ' PART ').map(({ id }) => id)).toEqual(['12']));

test('lines are those of open departments; children that are not there yet have their place kept', () => {
  const lines = departmentLines(tree, new Set(['1', '11', '12']));
  expect(lines.map(({ id, level }) => `${level} ${id}`)).toEqual(['1 1', '2 11', '2 12', '3 12_loadChild', '1 2']);
  expect(lines.map((line) => line.kind === 'row' && line.expandable)).toEqual([true, false, true, false, true]);
  expect(departmentLines(tree, new Set()).map(({ id }) => id)).toEqual(['1', '2']);
});
