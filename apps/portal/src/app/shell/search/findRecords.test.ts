import { describe, expect, test } from 'vitest';
import { findRecords } from './findRecords.ts';

describe('records', () => {
  const part = { page: '/parts/list', find: async (text: string) => [{ path: `/parts/list?partsCode=${text}`, title: text, hint: 'Bearing' }] };
  const users = { page: '/isystem/user', find: async () => Array.from({ length: 40 }, (_, n) => ({ path: `/isystem/user/detail/${n}`, title: `User ${n}` })) };
  const broken = { page: '/vehicle/list', find: () => Promise.reject(new Error('offline')) };
  const find = (nouns: Parameters<typeof findRecords>[0], headingOf: Parameters<typeof findRecords>[3] = ({ page }) => page.toUpperCase()) =>
    findRecords(nouns, '7120', new AbortController().signal, headingOf);

  test('stand under the title of their page', async () => {
    expect(await find([part])).toEqual([{ key: '/parts/list?partsCode=7120', title: '7120', hint: 'Bearing', group: '/PARTS/LIST' }]);
  });
  test('of a page that the user does not have are not asked for', async () => {
    expect(await find([part, broken], ({ page }) => (page === '/parts/list' ? 'Parts' : undefined))).toHaveLength(1);
  });
  test('are five of a noun at most', async () => {
    expect(await find([users, part])).toHaveLength(6);
  });
  test('are shown when another list does not answer; nothing at all is a failure', async () => {
    expect(await find([part, broken])).toHaveLength(1);
    await expect(find([broken])).rejects.toThrow('offline');
  });
});
