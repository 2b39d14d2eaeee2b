import { expect, test } from 'vitest';
import { accordion, groupsOf } from './openGroups.ts';

const menu = [
  {
    key: '/a',
    title: 'A',
    children: [
      { key: '/a/1', title: 'A1' },
      { key: '/a/2', title: 'A2', children: [{ key: '/a/2/x', title: 'X' }] },
    ],
  },
  { key: '/b', title: 'B', children: [{ key: '/b/1', title: 'B1' }] },
  { key: '/c', title: 'C' },
];

test.each([
  ['/a/2/x', ['/a', '/a/2']],
  ['/b/1', ['/b']],
  ['/c', []],
  ['/nowhere', []],
  [undefined, []],
])('the page %s lies in the groups %j', (key, groups) => {
  expect(groupsOf(menu, key)).toEqual(groups);
});

test('opening a group of the first level closes the other ones', () => {
  expect(accordion(menu, ['/a', '/a/2'], ['/a', '/a/2', '/b'])).toEqual(['/a/2', '/b']);
});

test('inner groups open and close freely', () => {
  expect(accordion(menu, ['/a'], ['/a', '/a/2'])).toEqual(['/a', '/a/2']);
  expect(accordion(menu, ['/a', '/a/2'], ['/a'])).toEqual(['/a']);
});
