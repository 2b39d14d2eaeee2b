/** What hostile or unlucky people send. */
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFilesKit, pdf, pdfOf, place, png } from '../../test/filesKit.ts';
import { call } from '../../test/testApp.ts';
import { multipart } from '../../test/multipart.ts';

let kit: Awaited<ReturnType<typeof createFilesKit>>;
let port: number;
beforeAll(async () => {
  kit = await createFilesKit();
  await kit.app.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = kit.app.app.server.address() as { port: number });
});
afterAll(() => kit.app.close());

const download = (id: string, query = '') => kit.app.inject({ url: `/api/portal/attach/download?id=${id}${query}`, headers: { 'x-access-token': kit.token } });

describe('names', () => {
  const longest = `${'я'.repeat(125)}.pdf`;
  test.each([
    ['a slash', 'a/b\\c.pdf', 'c.pdf'],
    ['commas', 'one, two,three.pdf', 'one, two,three.pdf'],
    ['single quotes and semicolons', "o'neil; drop table attach; --.pdf", "o'neil; drop table attach; --.pdf"],
    ['double quotes and a line break, as browsers send them', 'the %22old%22%0D%0A pump.pdf', 'the _old_ pump.pdf'],
    ['emoji', '\u{1f69c}\u{1f468}\u200d\u{1f33e}.pdf', '\u{1f69c}\u{1f468}\u200d\u{1f33e}.pdf'],
    ['254 bytes of Cyrillic', longest, longest],
    ['a mark that turns the direction', 'invoice\u202efdp.exe.pdf', 'invoicefdp.exe.pdf'],
    ['HTML', '<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
    ['percent signs', '100%2e%00.pdf', '100%2e%00.pdf'],
    ['Chinese', '保养记录 2026年.pdf', '保养记录 2026年.pdf'],
    ['Arabic', 'فاتورة.pdf', 'فاتورة.pdf'],
    ['Thai and combined accents', 'ใบแจ้ง e\u0301.pdf', 'ใบแจ้ง é.pdf'],
    ['Hebrew between marks of direction', '\u2067חשבון\u2069\u061c.pdf', 'חשבון.pdf'],
    ['Devanagari', 'चालान नं॰ ५.pdf', 'चालान नं॰ ५.pdf'],
    ['a letter outside the first plane', '𠀋𠮷.pdf', '𠀋𠮷.pdf'],
    ['a name that Windows keeps for itself', 'CON.pdf', 'CON.pdf'],
  ])('with %s are kept for people, and come back with the file', async (_what, filename, kept) => {
    const { result } = (await kit.attach({ filename, content: pdf })).body;
    expect(result.filename).toBe(kept);
    const header = String((await download(result.id)).headers['content-disposition']);
    expect(header).toMatch(/^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w.!~%-]+$/);
    expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toBe(kept);
    // On disk there is nothing but the id.
    for (const name of await kit.filesOnDisk()) expect(name).toMatch(/^[0-9a-f]{32}(?:-thumbnail)?\.\w+$/);
  });

  test('with half a character, as JSON can carry it, are refused', async () => {
    const announced = { ...place, fileName: 'a\ud83d.pdf', sizeBytes: pdf.length, fileKey: 'half' };
    expect((await call(kit.app, kit.token, 'POST', '/api/portal/attach/partStart', announced)).status).toBe(400);
  });

  test('one name twice are two files', async () => {
    const [first, second] = await Promise.all(
      [pdfOf(100), pdfOf(200)].map(async (content) => (await kit.attach({ filename: 'same.pdf', content })).body.result),
    );
    expect(first.id).not.toBe(second.id);
    expect([(await download(first.id)).rawPayload.length, (await download(second.id)).rawPayload.length]).toEqual([100, 200]);
    const paths = await Promise.all([0, 1].map(async () => (await kit.upload({ filename: 'same.pdf', content: pdf })).body.message));
    expect(new Set(paths).size).toBe(2);
  });
});

describe('files that are two things', () => {
  const html = '<html><script>alert(document.cookie)</script></html>';
  const gif = () =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
      .gif()
      .toBuffer();

  test.each([
    ['a GIF header before HTML', async () => ['a.gif', Buffer.from(`GIF89a/*${html}*/=1;`)] as const, 'attach.damagedImage'],
    ['HTML called GIF', async () => ['a.gif', Buffer.from(html)] as const, 'attach.lies'],
    ['a GIF called HTML', async () => ['a.html', await gif()] as const, 'attach.notAllowed'],
    ['an SVG with a script', async () => ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')] as const, 'attach.notAllowed'],
    [
      'an SVG called PNG',
      async () => ['a.png', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')] as const,
      'attach.lies',
    ],
    ['a ZIP with HTML in front, called PDF', async () => ['a.pdf', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(html)])] as const, 'attach.lies'],
    ['a picture cut in half', async () => ['a.png', (await png()).subarray(0, 80)] as const, 'attach.damagedImage'],
    ['double extension, the last one a program', async () => ['photo.jpg.exe', await png()] as const, 'attach.notAllowed'],
  ])('%s is refused by attachments and uploads, and leaves nothing', async (_name, make, code) => {
    const [filename, content] = await make();
    const before = await kit.filesOnDisk();
    expect((await kit.attach({ filename, content })).body.result.errorCode).toBe(code);
    expect((await kit.upload({ filename, content })).body.result.errorCode).toBe(code);
    expect(await kit.filesOnDisk()).toEqual(before);
  });

  test.each([
    ['a whole GIF with HTML behind it', async () => ['a.gif', Buffer.concat([await gif(), Buffer.from(html)]), 'image/gif'] as const],
    [
      'a PDF with a script and HTML inside',
      async () => ['a.pdf', Buffer.concat([pdf, Buffer.from(`/OpenAction << /S /JavaScript /JS (app.alert(1)) >>\n${html}`)]), 'application/pdf'] as const,
    ],
  ])('%s comes back as what it is, and nothing in it may run', async (_name, make) => {
    const [filename, content, type] = await make();
    const { id } = (await kit.attach({ filename, content })).body.result;
    const { message: path } = (await kit.upload({ filename, content })).body;
    const answers = [
      await download(id, '&inline=1'),
      await kit.app.inject({ url: `/sys/common/static/${path}?inline=1`, headers: { 'x-access-token': kit.token } }),
    ];
    for (const { headers } of answers) {
      expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(headers['content-security-policy']).not.toMatch(/script-src/);
    }
  });
});

describe('sizes', () => {
  test('zero bytes, and 50 MB and one byte more', async () => {
    const limit = 50 * 1024 * 1024;
    for (const send of [kit.attach, kit.upload]) {
      expect((await send({ filename: 'a.pdf', content: Buffer.alloc(0) })).body.result.errorCode).toBe('attach.empty');
      expect((await send({ filename: 'a.pdf', content: pdfOf(limit + 1) })).body.result.errorCode).toBe('E-600');
    }
  });

  test('three hundred tiny files at once', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => kit.upload({ filename: `${i}.pdf`, content: pdf })));
    expect(answers.filter(({ body }) => !body.success)).toEqual([]);
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(300);
  });
});

test.each(['/api/portal/attach/upload', '/sys/common/upload'])('a connection that is cut at 99 % of %s leaves nothing', async (url) => {
  const before = await kit.filesOnDisk();
  const { payload, headers } = multipart(url.startsWith('/api') ? place : {}, { filename: 'cut.pdf', content: pdfOf(3_000_000) });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: x\r\nx-access-token: ${kit.token}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(payload.subarray(0, Math.floor(payload.length * 0.99)), resolve));
  await expect.poll(async () => (await kit.filesOnDisk()).length).toBe(before.length + 1);
  socket.destroy();
  await expect.poll(() => kit.filesOnDisk()).toEqual(before);
  expect((await kit.attach({ filename: 'next.pdf', content: pdf })).body.success).toBe(true);
});

test('a file that is deleted while it is downloaded arrives whole, or its connection ends; the server goes on', async () => {
  const size = 20_000_000;
  const { id } = (await kit.attach({ filename: 'long.pdf', content: pdfOf(size) })).body.result;
  const ended = new Promise<number>((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path: `/api/portal/attach/download?id=${id}`, headers: { 'x-access-token': kit.token } },
      (reply) => {
        let received = 0;
        reply.once('data', () => {
          reply.pause();
          void call(kit.app, kit.token, 'DELETE', `/api/portal/attach/delete?id=${id}`)
            .then(() => setTimeout(50))
            .then(() => reply.resume());
        });
        reply.on('data', (chunk: Buffer) => (received += chunk.length));
        reply.on('end', () => resolve(received));
        reply.on('error', () => resolve(-1));
      },
    );
    request.on('error', reject);
    request.end();
  });
  expect([size, -1]).toContain(await ended);
  expect((await download(id)).json().result.errorCode).toBe('E-012');
  expect((await kit.app.inject('/health')).statusCode).toBe(200);
});

test('bytes that vanished from the disk answer as a file that does not exist', async () => {
  const { id } = (await kit.attach({ filename: 'a.pdf', content: pdf })).body.result;
  const { filePath } = await kit.app.services.db.selectFrom('attach').select('filePath').where('id', '=', id).executeTakeFirstOrThrow();
  await kit.app.services.files.remove(filePath);
  expect((await download(id)).json().result.errorCode).toBe('E-012');
});

test('a good picture whose thumbnail takes too long is kept, and shown whole', async () => {
  const before = await kit.filesOnDisk();
  const making = vi.spyOn(sharp.prototype, 'toFile').mockRejectedValueOnce(new Error('timeout: 42% complete'));
  const { body } = await kit.attach({ filename: 'engine.png', content: await png() });
  making.mockRestore();
  expect(body.success).toBe(true);
  const { headers, rawPayload } = await download(body.result.id, '&thumbnail=1');
  expect([headers['content-type'], rawPayload.equals(await png())]).toEqual(['image/png', true]);
  expect((await kit.filesOnDisk()).length).toBe(before.length + 1);
});
