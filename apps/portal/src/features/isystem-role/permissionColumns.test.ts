import { expect, test } from 'vitest';
import { permissionColumns } from './permissionColumns.ts';

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
