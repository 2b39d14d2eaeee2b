/** Heavy calls of one user beside light calls of others, and what a server that stops says. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readOperations, readSpec } from '../contract/contract.ts';
import { mostPipelined } from '../http/pipelined.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { isHeavy } from './isHeavy.ts';
import { turnLimits } from './turns.ts';

let app: TestApp;
let address: string;
let [greedy, modest]: string[] = [];
let running = 0;
let mostRunning = 0;
const ends: (() => void)[] = [];
beforeAll(async () => {
  app = await createTestApp({
    handlers: {
      vehiclesExportXls: async ({ reply }) => {
        mostRunning = Math.max(mostRunning, (running += 1));
        await new Promise<void>((end) => ends.push(end));
        running -= 1;
        return reply.send('done');
      },
    },
  });
  const [one, two] = (await app.usersWith('vehicle:export')).filter((name) => name !== 'admin');
  [greedy, modest] = [await signIn(app, one!), await signIn(app, two!)];
  address = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const exported = (token: string, signal?: AbortSignal) =>
  fetch(`${address}/api/portal/vehicle/exportXls?format=xlsx`, { headers: { 'x-access-token': token, 'accept-language': 'en' }, ...(signal && { signal }) });
const endOne = async () => {
  await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0));
  ends.shift()!();
};
const counts = () => app.services.turns.counts;

test('one export of a user runs at a time, and everybody is answered meanwhile', async () => {
  const asked = Array.from({ length: 12 }, () => exported(greedy!));
  await vi.waitFor(() => expect(counts()).toEqual({ running: 1, waiting: 11 }));
  expect((await call(app, modest!, 'GET', '/api/portal/vehicle/list')).status).toBe(200);
  const other = exported(modest!);
  await vi.waitFor(() => expect(running).toBe(2));
  for (let done = 0; done < 13; done += 1) await endOne();
  expect((await Promise.all([...asked, other])).map(({ status }) => status)).toEqual(Array.from({ length: 13 }, () => 200));
  expect(mostRunning).toBe(turnLimits.places);
  await vi.waitFor(() => expect(counts()).toEqual({ running: 0, waiting: 0 }));
});

test('who goes away leaves the queue', async () => {
  const gone = new AbortController();
  const first = exported(greedy!);
  await vi.waitFor(() => expect(running).toBe(1));
  const second = exported(greedy!, gone.signal);
  await vi.waitFor(() => expect(counts().waiting).toBe(1));
  gone.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(counts().waiting).toBe(0));
  await endOne();
  expect((await first).status).toBe(200);
});

test('requests of one connection are answered one by one, and too many at once are refused', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [more, line] = [5, 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'];
  socket.write(line.repeat(mostPipelined + more));
  await vi.waitFor(() => expect(text.match(/HTTP\/1\.1 \d+/g)).toHaveLength(mostPipelined + more));
  expect(text.match(/HTTP\/1\.1 429/g)).toHaveLength(more);
  socket.destroy();
});

test.each([
  ['exports', /exportXls$/],
  ['imports', /importExcel$/],
  ['papers', /\/print\/data$/],
  ['figures', /\/(?:dashboard\/analysis|getData\/:\w+)$/],
  ['batches', /[bB]atch(?:\w*)$/],
])('%s wait for their turn', (_name, path) => {
  const found = readOperations(readSpec()).filter(({ url }) => path.test(url));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((operation) => !isHeavy(operation, {}))).toEqual([]);
});

// The last one: the server stops.
test('a server that stops finishes what runs, and tells what waits and what comes to try again', async () => {
  const first = exported(greedy!);
  await vi.waitFor(() => expect(running).toBe(1));
  const second = exported(greedy!);
  await vi.waitFor(() => expect(counts().waiting).toBe(1));
  app.stopping.begin();
  app.services.turns.stop();
  for (const reply of [await second, await exported(modest!)]) {
    expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('connection')]).toEqual([503, '3', 'close']);
    expect(await reply.json()).toMatchObject({ success: false, code: 503, result: { errorCode: 'http.stopping' } });
  }
  await sleep(10);
  await endOne();
  expect((await first).status).toBe(200);
});
