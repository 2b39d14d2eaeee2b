/** Two server processes on one PostgreSQL: what happens in one is heard in the other, and goes on when one dies. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertFixtures, testPassword } from '../../test/fixtures.ts';
import { connect as connectDatabase, type Connection } from '../../shared/database/connection/connect.ts';
import { killServerProcesses, startServerProcess } from '../../test/serverProcess.ts';
import { createPostgresDatabase } from '../../test/testDatabase.ts';
import { closeCodes } from './routes.ts';

const server = process.env.HARROW_TEST_DATABASE ?? 'pglite';
const user = 'd001.service';
const waiting = { timeout: 20_000 };
const refresh = (n: number) => ({ type: 'common_send_date', data: { key: 'refresh', args: [n] } });

interface Window {
  heard: unknown[];
  closed: Promise<number>;
  tell: (key: string, ...args: unknown[]) => void;
  close: () => void;
}

// The embedded database belongs to one process.
describe.skipIf(server === 'pglite')('two processes', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let connection: Connection;
  let folder: string;
  let first: ReturnType<typeof startServerProcess>;
  let second: typeof first;
  let addresses: [string, string];

  beforeAll(async () => {
    database = await createPostgresDatabase(server, 'migrated');
    folder = await mkdtemp(join(tmpdir(), 'harrow-processes-'));
    connection = await connectDatabase({ databaseUrl: database.url, poolSize: 2 });
    await insertFixtures(connection.db);
    const env = { DATABASE_URL: database.url, HARROW_DATA: folder, HARROW_POOL: '4', HARROW_JOBS: '0' };
    [first, second] = [startServerProcess(env), startServerProcess(env)];
    addresses = [await first.address(), await second.address()];
  }, 240_000);
  afterAll(async () => {
    killServerProcesses();
    await connection.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const post = async (address: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', 'x-access-token': token };
    return (await (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as { data?: { TokenID: string } };
  };
  const signIn = async (address: string, username = user): Promise<string> =>
    (await post(address, '/api/Login/Login', { username, password: testPassword })).data!.TokenID;
  const get = async (address: string, path: string, token = '') => {
    const reply = await fetch(address + path, { headers: { 'x-access-token': token } });
    return { status: reply.status, result: ((await reply.json()) as { result: unknown }).result };
  };

  async function openWindow(address: string, token: string): Promise<Window> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/vxeSocket/${user}/page`, token);
    const heard: unknown[] = [];
    socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
    // The number of unread messages is the first it hears: it is connected.
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), waiting);
    return {
      heard,
      closed,
      tell: (key, ...args) => socket.send(JSON.stringify({ type: 'common_send_date', data: { key, args } })),
      close: () => socket.close(),
    };
  }

  test('pages of one user hear each other, whichever process they are connected to', async () => {
    const token = await signIn(addresses[0]);
    const [here, there] = [await openWindow(addresses[0], token), await openWindow(addresses[1], token)];
    here.tell('refresh', 1);
    await vi.waitFor(() => expect(there.heard).toContainEqual(refresh(1)), waiting);
    there.tell('refresh', 2);
    await vi.waitFor(() => expect(here.heard).toContainEqual(refresh(2)), waiting);
    here.close();
    there.close();
  });

  test('what is changed at one holds at the other within two seconds: parameters, rights, masters', async () => {
    const soon = { timeout: 2000, interval: 20 };
    const [admin, manager] = [await signIn(addresses[0], 'admin'), await signIn(addresses[1], 'zhao.manager')];
    const mileage = async () => ((await get(addresses[1], '/sys/config/client')).result as { mileageMax: number }).mileageMax;
    expect(await mileage()).toBe(400);
    await post(addresses[0], '/sys/config/edit', { items: [{ key: 'claim.mileageMax', value: '300', version: 0 }] }, admin);
    await vi.waitFor(async () => expect(await mileage()).toBe(300), soon);

    const exported = async () => (await get(addresses[1], '/api/portal/warrantyClaim/exportXls', manager)).status;
    expect(await exported()).not.toBe(403);
    await post(addresses[0], '/sys/permission/edit', { id: 'warrantyClaim:export', version: 1, status: 0 }, admin);
    await vi.waitFor(async () => expect(await exported()).toBe(403), soon);

    const groups = async () => JSON.stringify((await get(addresses[1], '/sys/dict/getDictItems/market_group', manager)).result);
    expect(await groups()).not.toContain('OCE');
    await post(addresses[0], '/mfr/marketGroup/add', { code: 'OCE', nameZh: '大洋洲', nameEn: 'Oceania', region: 'asia' }, admin);
    await vi.waitFor(async () => expect(await groups()).toContain('OCE'), soon);
  });

  test('a logout at one ends the windows at the other', async () => {
    const token = await signIn(addresses[0]);
    const there = await openWindow(addresses[1], token);
    await post(addresses[0], '/sys/logout', {}, token);
    expect(await there.closed).toBe(closeCodes.sessionEnded);
  });

  test('when one is killed, its windows come back at the other and hear on', async () => {
    const token = await signIn(addresses[0]);
    const [orphan, kept] = [await openWindow(addresses[0], token), await openWindow(addresses[1], token)];
    first.child.kill('SIGKILL');
    await orphan.closed;
    const again = await openWindow(addresses[1], token);
    again.tell('refresh', 3);
    await vi.waitFor(() => expect(kept.heard).toContainEqual(refresh(3)), waiting);
    again.close();
    kept.close();
    expect(await second.stop()).toBe(0);
  });
});
