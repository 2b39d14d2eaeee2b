import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { createFilesKit, pdf, place, recordId } from '../../test/filesKit.ts';
import { call } from '../../test/testApp.ts';
import { keepPaths } from '../upload/service.ts';
import { cleanFiles } from './cleanFiles.ts';

let kit: Awaited<ReturnType<typeof createFilesKit>>;
beforeAll(async () => {
  kit = await createFilesKit();
});
afterAll(() => kit.app.close());

const file = { filename: 'a.pdf', content: pdf };

test('what nobody needs goes after a day, everything else stays', async () => {
  const { services } = kit.app;
  const { db } = services;
  await sql`create table test_record (id char(32) primary key)`.execute(db);
  await sql`insert into test_record values (${recordId})`.execute(db);
  const owners = services.attachmentOwners as Map<string, AttachmentOwner>;
  owners.set('test_record', { ...owners.get('test_record')!, visible: () => Promise.resolve(true) });

  const temporary = (await kit.upload(file)).body.message as string;
  const held = (await kit.upload(file)).body.message as string;
  const editor = (await kit.upload(file, { biz: 'jeditor' })).body.message as string;
  const user = (await services.sessions.find(kit.token, '127.0.0.1'))!;
  await keepPaths(contextOf(services, user), held);
  const attached = (await kit.attach(file)).body.result.id as string;
  const orphan = (await kit.attach(file, { tableId: 'c'.repeat(32) })).body.result.id as string;
  const announced = { ...place, fileName: 'film.pdf', sizeBytes: pdf.length, fileKey: 'film' };
  const session = (await call(kit.app, kit.token, 'POST', '/api/portal/attach/partStart', announced)).body.result.id as string;
  await kit.send(`/api/portal/attach/partUpload?id=${session}&index=0`, {}, { filename: 'part', content: pdf });

  expect(await cleanFiles(services)).toEqual({ temporary: 0, orphans: 0, unfinished: 0, unknown: 0 });

  // What a server left behind that died: bytes without a row, and one that was still arriving.
  await services.files.keep(await leftover(), `2611/${newId()}.pdf`);
  await leftover();
  const later = { ...services, now: () => new Date(Date.now() + 25 * 3_600_000) };
  expect(await cleanFiles(later)).toEqual({ temporary: 1, orphans: 1, unfinished: 1, unknown: 2 });

  const paths = (await db.selectFrom('upload').select('path').execute()).map(({ path }) => path);
  expect(paths.sort()).toEqual([editor, held].sort());
  expect(paths).not.toContain(temporary);
  expect((await db.selectFrom('attach').select('id').execute()).map(({ id }) => id)).toEqual([attached]);
  expect(await db.selectFrom('attachSession').select('id').execute()).toEqual([]);
  // Two uploads and one attachment.
  expect(await kit.filesOnDisk()).toHaveLength(3);
  expect(orphan).not.toBe(attached);
  expect(await cleanFiles(later)).toEqual({ temporary: 0, orphans: 0, unfinished: 0, unknown: 0 });
  const weekLater = { ...services, now: () => new Date(Date.now() + (7 * 24 + 1) * 3_600_000) };
  expect((await cleanFiles(weekLater)).temporary).toBe(1);
  expect((await db.selectFrom('upload').select('path').execute()).map(({ path }) => path)).toEqual([held]);

  async function leftover(): Promise<string> {
    const path = join(services.files.incoming, newId());
    await writeFile(path, pdf);
    await utimes(path, new Date(), new Date());
    return path;
  }
});
