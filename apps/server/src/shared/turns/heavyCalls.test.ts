/** Heavy calls of one user beside light calls of others, and what a server that stops says. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Operation, readOperations, readSpec } from '../contract/contract.ts';
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

test('requests of one connection are answered one by one, and with one too many it ends', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(mostPipelined + 300));
  await new Promise((ended) => socket.once('end', ended));
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(mostPipelined);
  expect(text.match(/HTTP\/1\.1 429[^]*connection: close/gi)).toHaveLength(1);
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(mostPipelined + 1);
});

test('of what came after one too many nothing is written down', async () => {
  const written = vi.spyOn(app.services.operationLog, 'add');
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.resume();
  socket.write(`DELETE /sys/role/deleteBatch?ids=1 HTTP/1.1\r\nHost: localhost\r\nX-Access-Token: ${greedy}\r\n\r\n`.repeat(mostPipelined + 300));
  await new Promise((ended) => socket.once('close', ended));
  await vi.waitFor(() => expect(written).toHaveBeenCalledTimes(mostPipelined));
  await sleep(200);
  expect(written).toHaveBeenCalledTimes(mostPipelined);
});

const answersOf = (url: string, method: string): string => JSON.stringify(readSpec().paths[url.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!.responses);
const eleven = Array.from({ length: 11 }, (_, index) => index.toString(16).padStart(32, '0'));

test.each<[string, (operation: Operation) => boolean]>([
  // One that has been made already is only sent.
  ['workbooks that are written', ({ url, method }) => !url.startsWith('/sys/keptFile') && answersOf(url, method).includes('application/vnd.ms-excel')],
  ['workbooks that are read', ({ multipart, url }) => multipart && /import/i.test(url)],
  ['papers', ({ tag, method }) => tag === 'print' && method === 'GET'],
  ['figures', ({ url }) => /\/(?:analysis|preview|getData\/:\w+)$/.test(url)],
  ['lists of VINs', ({ url }) => url.endsWith('Vins')],
])('%s wait for their turn', (_name, isOne) => {
  const found = readOperations(readSpec()).filter(isOne);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((operation) => !isHeavy(operation, {})).map(({ url }) => url)).toEqual([]);
});

test('batches wait for their turn when they name many records', () => {
  const batches = readOperations(readSpec()).filter(
    ({ url, method, body, query }) =>
      /\/BatchResult"|\{"ok":.*"failed":/.test(answersOf(url, method)) && Object.hasOwn((body ?? query).properties as object, 'ids'),
  );
  expect(batches.length).toBeGreaterThan(40);
  const named = ({ body }: Operation, ids: readonly string[]) => (body ? { body: { ids } } : { query: { ids: ids.join() } });
  expect(batches.filter((batch) => !isHeavy(batch, named(batch, eleven))).map(({ url }) => url)).toEqual([]);
  expect(batches.filter((batch) => isHeavy(batch, named(batch, eleven.slice(1)))).map(({ url }) => url)).toEqual([]);
});

test('a document with many lines does not wait behind them', () => {
  const save = readOperations(readSpec()).find(({ id }) => id === 'arrivalAcceptsSave')!;
  expect(isHeavy(save, { body: { items: eleven.map((itemCode) => ({ itemCode })) } })).toBe(false);
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
