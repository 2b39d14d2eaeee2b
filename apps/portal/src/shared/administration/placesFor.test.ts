import { expect, test } from 'vitest';
import { type Place, placesFor } from './placesFor.ts';

interface Node extends Place<Node> {}
const node = (key: string, ...children: Node[]): Node => ({ key, title: key, children: children.length > 0 ? children : null });

test('a node is moved anywhere but below itself, and only under what may hold it', () => {
  const tree = [node('a', node('b', node('c')), node('d')), node('e')];
  expect(placesFor(tree, 'b', ({ key }) => key !== 'd')).toEqual([
    { value: 'a', title: 'a', disabled: false, children: [{ value: 'd', title: 'd', disabled: true, children: [] }] },
    { value: 'e', title: 'e', disabled: false, children: [] },
  ]);
});
