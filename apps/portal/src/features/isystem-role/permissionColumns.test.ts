import { expect, test } from 'vitest';
import { changeRights, permissionColumns } from './permissionColumns.ts';

const moduleWith = (name: string, ...actions: string[]) => ({
  key: name,
  title: name,
  children: actions.map((action) => ({ key: `${name}:${action}`, title: action.toUpperCase(), children: null })),
});

test('what many modules have is a column, the most common first; what few have is none', () => {
  const modules = [
    moduleWith('a', 'query', 'add', 'ship'),
    moduleWith('b', 'add', 'query'),
    moduleWith('c', 'query', 'add'),
    moduleWith('d', 'query', 'add', 'ship'),
    moduleWith('e', 'query'),
  ];
  expect(permissionColumns(modules)).toEqual([
    { action: 'query', title: 'QUERY' },
    { action: 'add', title: 'ADD' },
  ]);
});

test('a module without rights has no part in it', () => {
  expect(permissionColumns([{ key: 'a', title: 'a', children: null }])).toEqual([]);
});

test('rights over lines come and go with the right to edit', () => {
  const lines = ['add', 'save'].map((action) => ({ key: `a:parts:${action}`, title: action, children: null }));
  const a = moduleWith('a', 'query', 'edit');
  const tree = [{ ...a, children: [...a.children, { key: 'a:parts', title: 'Parts', children: lines }] }, moduleWith('b', 'edit')];
  expect(changeRights(tree, ['a:query'], ['a:edit'], true)).toEqual(['a:query', 'a:edit', 'a:parts:add', 'a:parts:save']);
  expect(changeRights(tree, ['a:query', 'a:edit', 'a:parts:add'], ['a:edit'], false)).toEqual(['a:query']);
  expect(changeRights(tree, ['a:edit', 'a:parts:add'], ['a:parts:add'], false)).toEqual(['a:edit']);
  expect(changeRights(tree, [], ['a:parts:save'], true)).toEqual(['a:parts:save', 'a:edit']);
  expect(permissionColumns(tree)).toEqual([]);
});
