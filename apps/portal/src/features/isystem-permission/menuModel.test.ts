import type { MenuNode } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { flatTree } from '../../shared/flatTree.ts';
import { findNodes, placeAt, seenWith } from './menuModel.ts';

const texts = { 'zh-cn': '', en: '', es: '', ru: '', fr: '', pt: '' };
const node = (id: string, part: Partial<MenuNode> = {}): MenuNode => ({
  id,
  pid: null,
  type: 1,
  Type: 1,
  name: id,
  title: texts,
  path: `/${id}`,
  component: null,
  redirect: null,
  action: null,
  icon: null,
  url: null,
  internalOrExternal: 'N',
  target: null,
  hidden: 'N',
  keepAlive: 'N',
  alwaysShow: 'N',
  route: '1',
  status: 1,
  permission: null,
  sortNo: 10,
  builtIn: true,
  overridden: [],
  version: 1,
  allowedActions: ['edit', 'move'],
  children: null,
  ...part,
});

const detail = node('claim-detail', { pid: 'claim', path: '/service/claim/detail/:id', hidden: 'Y', permission: 'claim:query' });
const button = node('claim:export', { pid: 'claim', type: 2, Type: null, path: null, permission: 'claim:export' });
const claim = node('claim', { pid: 'service', path: '/service/claim', permission: 'claim:query', sortNo: 20, children: [detail, button] });
const off = node('off', { pid: 'service', path: '/service/off', status: 0, sortNo: 30 });
const service = node('service', { Type: 0, children: [claim, off] });
const system = node('system', { Type: 0, sortNo: 20, children: [node('user', { pid: 'system', path: '/system/user', permission: 'user:query' })] });
const link = node('link', { builtIn: false, Type: 30, sortNo: 30 });
const menu = [service, system, link];
const ids = (nodes: readonly MenuNode[]) => flatTree(nodes).map(({ id }) => id);

test('what has the text stands with what is above it', () => {
  expect(ids(findNodes(menu, 'EXPORT'))).toEqual(['service', 'claim', 'claim:export']);
  expect(ids(findNodes(menu, ' '))).toEqual(ids(menu));
});

test('a role sees its pages and what it may do there; nothing hidden, nothing that is off, no empty group', () => {
  expect(ids(seenWith(menu, new Set(['claim:query', 'claim:export'])))).toEqual(['service', 'claim', 'claim:export', 'link']);
  expect(ids(seenWith(menu, new Set()))).toEqual(['link']);
});

test.each([
  ['a page before another', claim, off, 'before', { pid: 'service', sortNo: 30 }],
  ['a page behind another', off, claim, 'behind', { pid: 'service', sortNo: 21 }],
  ['a page into a group', claim, system, 'inside', { pid: 'system', sortNo: 10 }],
  ['a page beside groups', claim, system, 'before', undefined],
  ['a page into a page', claim, off, 'inside', undefined],
  ['a group into a group', service, system, 'inside', undefined],
  ['a group before another', system, service, 'before', { pid: null, sortNo: 10 }],
  ['a group among pages', system, claim, 'before', undefined],
  ['an added link beside groups', link, service, 'before', { pid: null, sortNo: 10 }],
  ['a page of one record', detail, off, 'before', undefined],
  ['a page among those of one record', off, detail, 'before', undefined],
  ['a button', button, claim, 'inside', undefined],
] as const)('%s', (_what, entry, target, at, expected) => expect(placeAt(entry, target, at, menu)).toEqual(expected));
