/** A real process that is asked to stop while much is under way: what was accepted is finished, everything else is told to come again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { closeCodes } from '../modules/vxe-socket/routes.ts';
import { killServerProcesses, startServerProcess } from '../test/serverProcess.ts';
import { createPostgresDatabase } from '../test/testDatabase.ts';

const folder = await mkdtemp(join(tmpdir(), 'harrow-stop-'));
afterAll(async () => {
  killServerProcesses();
  await rm(folder, { recursive: true, force: true });
});

const [username, password] = ['admin', 'Chosen#26'];
const post = (address: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

async function signIn(address: string): Promise<string> {
  const { data } = (await (await post(address, '/api/Login/Login', { username, password })).json()) as { data: { TokenID: string } };
  return data.TokenID;
}

/** What became of a call: its status, and whether its answer arrived as a whole. */
interface Outcome {
  status: number;
  retryAfter: string | null;
  bytes: number;
}
const outcomeOf = async (call: Promise<Response>): Promise<Outcome> => {
  const reply = await call;
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), bytes: (await reply.arrayBuffer()).byteLength };
};

const server = process.env.HARROW_TEST_DATABASE ?? 'pglite';
const exportsAsked = 40;
const writesAsked = 60;

test(`on SIGTERM a process with a long queue ends in order (${server === 'pglite' ? 'embedded' : 'PostgreSQL'})`, async () => {
  const database = server === 'pglite' ? undefined : await createPostgresDatabase(server, 'empty');
  const env = { HARROW_DATA: folder, HARROW_ADMIN_PASSWORD: password, HARROW_JOBS: '0', HARROW_POOL: '2', ...(database && { DATABASE_URL: database.url }) };
  const first = startServerProcess(env);
  const address = await first.address();
  const token = await signIn(address);
  const socket = new WebSocket(`${address.replace('http', 'ws')}/vxeSocket/${username}/page`, token);
  const closed = new Promise<number>((tell) => socket.addEventListener('close', ({ code }) => tell(code)));
  await new Promise((opened) => socket.addEventListener('open', opened, { once: true }));

  const save = (at: string, user: string, number: number) => {
    const text = `Position ${number}`;
    const name = { 'zh-cn': text, en: text, es: text, ru: text, fr: text, pt: text };
    return post(at, '/sys/position/add', { code: `P${number}`, name }, { 'x-access-token': user, 'x-idempotency-key': `key-${number}` });
  };
  const files: Outcome[] = [];
  const exporting = Array.from({ length: exportsAsked }, async () =>
    files.push(await outcomeOf(fetch(`${address}/sys/role/exportXls?format=xls`, { headers: { 'x-access-token': token } }))),
  );
  await vi.waitFor(() => expect(files.length).toBeGreaterThan(0), { timeout: 30_000, interval: 5 });
  const written: Outcome[] = [];
  const writing = Array.from({ length: writesAsked }, async (_, number) => written.push(await outcomeOf(save(address, token, number))));
  // Something of both is done, most of it waits.
  await vi.waitFor(() => expect(written.length).toBeGreaterThan(0), { timeout: 30_000, interval: 5 });

  const asked = performance.now();
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  // Nine seconds at most, and some for a machine that has much else to do.
  expect(performance.now() - asked).toBeLessThan(15_000);
  expect(await closed).toBe(closeCodes.restarting);

  await Promise.all([...exporting, ...writing]);
  const complete = Math.max(...files.map(({ bytes }) => bytes));
  for (const { status, retryAfter, bytes } of files)
    expect([status, retryAfter, status === 200 ? bytes > complete / 2 : true]).toEqual(status === 200 ? [200, null, true] : [503, '3', true]);
  expect(files.some(({ status }) => status === 200)).toBe(true);
  expect(files.some(({ status }) => status === 503)).toBe(true);
  expect(written.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);

  // What was answered has happened; what was not is done by the same call to the next server, once.
  const second = startServerProcess(env);
  const next = await second.address();
  const again = await signIn(next);
  const repeated = await Promise.all(Array.from({ length: writesAsked }, (_, number) => outcomeOf(save(next, again, number))));
  expect(repeated.filter(({ status }) => status !== 200)).toEqual([]);
  const list = await fetch(`${next}/sys/position/list?pageSize=100`, { headers: { 'x-access-token': again } });
  const { result } = (await list.json()) as { result: { records: { code: string }[] } };
  const codes = result.records.map(({ code }) => code).filter((code) => /^P\d+$/.test(code));
  expect(codes.toSorted()).toEqual(Array.from({ length: writesAsked }, (_, number) => `P${number}`).toSorted());
  expect(await second.stop()).toBe(0);
  await database?.drop();
}, 240_000);
