/** Clients that go away in the middle, and requests whose parts cannot be told apart. */
import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

interface Line {
  level: number;
  msg: string;
}

let app: TestApp;
let token: string;
let port: number;
const lines: Line[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const text of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(text) as Line);
      done();
    },
  });
  app = await createTestApp({
    logger: { level: 'info', stream },
    handlers: {
      vehiclesExportXls: ({ reply }) =>
        reply.send(
          Readable.from(
            (async function* () {
              for (;;) {
                yield Buffer.alloc(64 * 1024);
                await sleep(1);
              }
            })(),
            { objectMode: false },
          ),
        ),
    },
  });
  token = await signIn(app, 'd001.service');
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as { port: number }).port;
});
afterAll(() => app.close());
beforeEach(() => void (lines.length = 0));

/** Sends this much of a request and goes away once `enough` says so. @param enough gets what has been answered so far */
async function breakOff(request: string, enough: (answered: () => Buffer) => Promise<unknown>): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  socket.write(request);
  await enough(() => Buffer.concat(chunks));
  socket.destroy();
}
const head = (line: string, ...headers: string[]): string => [`${line} HTTP/1.1`, 'host: x', `x-access-token: ${token}`, ...headers, '', ''].join('\r\n');

test('a download that the client closes is no error', async () => {
  token = await signIn(app, (await app.usersWith('vehicle:export'))[0]!);
  lines.length = 0;
  await breakOff(head('GET /api/portal/vehicle/exportXls'), (answered) =>
    vi.waitFor(
      () => {
        expect(answered().toString('latin1', 0, 15)).toBe('HTTP/1.1 200 OK');
        expect(answered().length).toBeGreaterThan(256 * 1024);
      },
      { timeout: 5000 },
    ),
  );
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('the client closed the connection'), { timeout: 5000 });
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

test.each([
  ['/api/portal/attach/upload', 'file', 'd001.service'],
  ['/sys/common/upload', 'file', 'd001.service'],
  ['/mfr/vehicle/importExcel', 'files', undefined],
])('an upload to %s that the client breaks off is no error', async (url, field, username) => {
  token = await signIn(app, username ?? (await app.usersWith('vehicle:import'))[0]!);
  lines.length = 0;
  const part = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4 `;
  await breakOff(head(`POST ${url}`, 'content-type: multipart/form-data; boundary=b', 'content-length: 100000') + part, () => sleep(300));
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('the client closed the connection'), { timeout: 5000 });
  await sleep(100);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

test.each([
  ['of 500 characters', `multipart/form-data; boundary=${'b'.repeat(500)}`],
  ['that is missing', 'multipart/form-data'],
  ['that is empty', 'multipart/form-data; boundary='],
])('a boundary %s is refused', async (_what, type) => {
  for (const url of ['/api/portal/attach/upload', '/sys/common/upload']) {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: { 'x-access-token': await signIn(app, 'd001.service'), 'content-type': type },
      payload: 'x',
    });
    expect([url, reply.statusCode, reply.json().success, reply.json().code]).toEqual([url, 400, false, 400]);
  }
});
