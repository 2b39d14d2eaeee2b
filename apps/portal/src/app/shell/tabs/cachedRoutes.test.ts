import type { MenuItem } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { cachedRoutes } from './cachedRoutes.ts';

const item = (path: string, keepAlive = true): MenuItem => ({
  id: path,
  path,
  name: path,
  component: `feature${path}/Page`,
  redirect: null,
  hidden: false,
  alwaysShow: false,
  route: '1',
  Type: 1,
  meta: { title: path, icon: null, url: null, keepAlive, internalOrExternal: false, componentName: `Page${path.slice(1)}`, permissionList: [] },
});
const menu = [item('/a'), item('/b'), item('/c', false)];
const tab = (fullPath: string) => ({ id: fullPath, fullPath, title: fullPath, pinned: false, generation: 0 }) as never;

test('pages that were opened and are wanted so stay alive, each component once', () => {
  const list = [tab('/a?pageNo=2'), tab('/a/detail/1'), tab('/b'), tab('/c')];
  expect(cachedRoutes(menu, { list }, new Set(['/a?pageNo=2', '/a/detail/1', '/c']))).toEqual(['Pagea']);
  expect(cachedRoutes(menu, { list }, new Set(['/a?pageNo=2', '/b']))).toEqual(['Pagea', 'Pageb']);
  expect(cachedRoutes(menu, { list: [tab('/b')] }, new Set(['/a?pageNo=2', '/b']))).toEqual(['Pageb']);
});
