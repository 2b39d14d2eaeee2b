import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/testDatabase.ts';
import type { Connection } from './connection/connect.ts';
import { announce, inTransaction, onCommit } from './database.ts';
import { keepFresh } from './keepFresh.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());

test('what was written is known, though an older load ends later', async () => {
  let written = 1;
  let known = 0;
  const times = [0, 60, 5];
  const reload = await keepFresh({ listen: async () => undefined }, 'x', async () => {
    const read = written;
    await sleep(times.shift());
    known = read;
  });
  void reload();
  await sleep(10);
  written = 2;
  await reload();
  expect(known).toBe(2);
  await sleep(80);
  expect(known).toBe(2);
});

test('whoever asks while one load waits for another shares it', async () => {
  const load = vi.fn(() => sleep(5, undefined));
  const reload = await keepFresh({ listen: async () => undefined }, 'x', load);
  await Promise.all(Array.from({ length: 10 }, reload));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a load that fails is tried again', async () => {
  let hear: () => void = () => undefined;
  const load = vi.fn(async () => undefined);
  await keepFresh({ listen: async (_channel, listener) => void (hear = () => listener('')) }, 'x', load);
  load.mockRejectedValueOnce(new Error('the database is away'));
  hear();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3), { timeout: 3000 });
});

test('a message and what waits for the commit come after it, and not at all without one', async () => {
  const heard: string[] = [];
  await connection.listen('news', (payload) => heard.push(payload));
  const write = (payload: string, fails: boolean) =>
    inTransaction(connection.db, async (trx) => {
      await announce(trx, 'news', payload);
      await onCommit(trx, () => void heard.push(`own ${payload}`));
      await sleep(50);
      expect(heard.filter((text) => text.includes(payload))).toEqual([]);
      if (fails) throw new Error('no');
    });
  await expect(write('lost', true)).rejects.toThrow('no');
  await write('kept', false);
  expect(heard).toContain('own kept');
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['kept', 'own kept']));
});

test.skipIf((process.env.HARROW_TEST_DATABASE ?? 'pglite') === 'pglite')(
  'who has lost the connection for messages is told that something may have changed',
  async () => {
    const heard: string[] = [];
    await connection.listen('change', (payload) => heard.push(payload));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`.execute(connection.db);
    await announce(connection.db, 'change', 'unheard');
    await vi.waitFor(() => expect(heard).toEqual(['']), { timeout: 5000 });
    await announce(connection.db, 'change', 'heard');
    await vi.waitFor(() => expect(heard).toEqual(['', 'heard']));
  },
);
