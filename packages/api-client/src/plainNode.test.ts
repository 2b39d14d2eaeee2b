import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A script that has nothing but Node and this package. */
const script = `
  import { ApiError, createApi, createMemoryTokenStore, createSocket, isFailure } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)};
  const api = createApi({ baseUrl: process.env.BACK_END, tokens: createMemoryTokenStore('t'), signingSecret: 's', retryPauseMs: 1 });
  const said = {};
  said.list = (await api.get('/list', { name: 'a&b' })).result;
  said.refusal = await api.post('/refuse', {}).catch((error) => error instanceof ApiError && isFailure(error, 'refused') && error.message);
  const form = new FormData();
  form.append('file', new Blob(['abc']), 'a.txt');
  said.upload = (await api.upload('/upload', form)).result;
  const { blob, fileName } = await api.download('/file');
  said.file = [fileName, await blob.text()];
  said.lost = await api.download('/lost').catch((error) => error.failure.kind);
  said.socket = typeof createSocket({ open: () => undefined }).join({}).leave;
  console.log(JSON.stringify(said));
`;

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
const ok = (response: ServerResponse, result: unknown): void => json(response, 200, { success: true, code: 0, message: '', result });
const answers: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {
  '/list': (response, request) => ok(response, new URL(request.url!, 'http://x').searchParams.get('name')),
  '/refuse': (response) => json(response, 200, { success: false, code: 500, message: 'Not like this' }),
  '/upload': (response, request) => ok(response, request.headers['content-type']?.split(';', 1)[0]),
  '/file': (response) => void response.writeHead(200, { 'Content-Disposition': 'attachment; filename="a.xls"' }).end('bytes'),
  '/lost': (response) => json(response, 500, { success: false, message: 'Token失效' }),
};
const server = createServer((request, response) => {
  request.resume().on('end', () => answers[request.url!.split('?', 1)[0]!]!(response, request));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

test('a script without a browser, a framework or our components works', async () => {
  const env = { ...process.env, BACK_END: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  expect(JSON.parse(stdout)).toEqual({
    list: 'a&b',
    refusal: 'Not like this',
    upload: 'multipart/form-data',
    file: ['a.xls', 'bytes'],
    lost: 'unauthorised',
    socket: 'function',
  });
}, 30_000);
