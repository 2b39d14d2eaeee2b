import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilesKit, pdf } from '../../test/filesKit.ts';
import { createScan } from './scanFile.ts';

let folder: string;
let server: Server;
let url: string;
let answer = 200;
let posted = '';
const complaints: unknown[] = [];
const complain = (error: unknown) => void complaints.push(error);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harrow-scan-'));
  await writeFile(join(folder, 'scan.sh'), '#!/bin/sh\nfor last; do :; done\ngrep -q VIRUS "$last" && exit 1\ngrep -q CRASH "$last" && exit 2\nexit 0\n');
  await chmod(join(folder, 'scan.sh'), 0o755);
  server = createServer((request, reply) => {
    posted = '';
    request.on('data', (chunk: Buffer) => (posted += chunk.toString()));
    request.on('end', () => reply.writeHead(answer).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}/scan`;
});
afterAll(() => server.close());

async function fileWith(text: string): Promise<string> {
  const path = join(folder, 'a b; rm -rf $HOME.txt');
  await writeFile(path, text);
  return path;
}

test.each([
  ['clean', undefined],
  ['a VIRUS inside', 'attach.infected'],
  ['makes the scanner CRASH', 'attach.notScanned'],
])('a program that finds a file %s', async (text, code) => {
  const scan = createScan({ command: `${folder}/scan.sh --quiet` }, complain)(await fileWith(text));
  if (code === undefined) await expect(scan).resolves.toBeUndefined();
  else await expect(scan).rejects.toMatchObject({ text: { code } });
});

test.each([
  [204, undefined],
  [406, 'attach.infected'],
  [500, 'attach.notScanned'],
])('a service that answers %i', async (status, code) => {
  answer = status;
  const scan = createScan({ url }, complain)(await fileWith('hello'));
  if (code === undefined) await expect(scan).resolves.toBeUndefined();
  else await expect(scan).rejects.toMatchObject({ text: { code } });
  expect(posted).toBe('hello');
});

test('a program that does not exist lets nothing through, and the log says why', async () => {
  complaints.length = 0;
  await expect(createScan({ command: '/no/such/program' }, complain)(await fileWith('hello'))).rejects.toMatchObject({ text: { code: 'attach.notScanned' } });
  expect(String(complaints[0])).toContain('ENOENT');
});

test('an infected upload is refused with a text, and nothing of it stays', async () => {
  const kit = await createFilesKit({ scan: { command: `${folder}/scan.sh` } });
  const infected = { filename: 'a.pdf', content: Buffer.concat([pdf, Buffer.from('VIRUS')]) };
  for (const send of [kit.attach, kit.upload])
    expect((await send(infected)).body).toMatchObject({
      success: false,
      message: 'The virus scan found something in the file; it was not accepted',
      result: { errorCode: 'attach.infected' },
    });
  expect(await kit.filesOnDisk()).toEqual([]);
  expect((await kit.attach({ filename: 'a.pdf', content: pdf })).body.success).toBe(true);
  await kit.app.close();
});
