import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AttachmentOwner } from '../shared/files/attachmentOwner.ts';
import { type FilePart, multipart } from './multipart.ts';
import { createTestApp, signIn, type TestApp } from './testApp.ts';

export const recordId = 'a'.repeat(32);
export const place = { tableName: 'test_record', tableId: recordId };
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
/** A PDF of a given size. */
export const pdfOf = (bytes: number): Buffer => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, ' ')]);
export const png = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer();

/** Beginnings of a film, as a camera writes it, and of a sound. Nothing plays them. */
export const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1'), Buffer.alloc(24)]);
export const mp3 = Buffer.concat([Buffer.from('ID3\u0003\0\0\0\0\0\0', 'latin1'), Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]);
/** An archive without files. */
export const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');

/** A record of D001 that is not in the database: only its rules matter. */
const owner: AttachmentOwner = {
  tableName: place.tableName,
  slots: { platePhoto: { takes: ['image'] } },
  permission: 'warrantyClaim:query',
  visible: ({ user }, id) => Promise.resolve(id === recordId && (user.dealerCode === 'D001' || user.userType === 'maker')),
  editable: () => Promise.resolve(true),
};

/** A server with a record that takes files. */
export async function createFilesKit(options: Parameters<typeof createTestApp>[0] = {}) {
  const app: TestApp = await createTestApp(options);
  (app.services.attachmentOwners as Map<string, AttachmentOwner>).set(owner.tableName, owner);
  const token = await signIn(app, 'd001.service');

  async function send(url: string, fields: Record<string, string>, file: FilePart | FilePart[], as = token) {
    const { payload, headers } = multipart(fields, ...[file].flat());
    const reply = await app.inject({ method: 'POST', url, payload, headers: { ...headers, 'x-access-token': as, 'accept-language': 'en' } });
    return { status: reply.statusCode, body: reply.json() };
  }
  return {
    app,
    token,
    send,
    attach: (file: FilePart, fields: Record<string, string> = {}, as = token) => send('/api/portal/attach/upload', { ...place, ...fields }, file, as),
    upload: (file: FilePart, fields: Record<string, string> = {}, as = token) => send('/sys/common/upload', fields, file, as),
    /** Every file below the data folder. */
    filesOnDisk: async (): Promise<string[]> =>
      (await readdir(join(app.dataFolder, 'files'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name),
  };
}
