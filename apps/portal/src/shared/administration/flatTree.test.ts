import { expect, test } from 'vitest';
import { flatTree } from './flatTree.ts';

interface Node {
  id: string;
  children: Node[] | null;
}
const node = (id: string, ...children: Node[]): Node => ({ id, children: children.length > 0 ? children : null });

test('a tree is read from top to bottom, each node with its depth', () => {
  const flat = flatTree([node('a', node('b', node('c')), node('d')), node('e')]);
  expect(flat.map(({ id, depth }) => [id, depth])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 1],
    ['e', 0],
  ]);
});
