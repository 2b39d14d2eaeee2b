import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/shared/database/connection/connect.ts';
import { demoSnapshot, keepDemo, restoreDemo } from './demoSnapshot.ts';

const day = '2026-11-21';
let folder: string;
let snapshots: string;
const at = (name: string) => join(folder, name);

/** A data folder whose server is still running: one row and one file are the demo, a second row and the lock are not. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harrow-snapshot-'));
  snapshots = at('snapshots');
  await mkdir(at('loaded/attach'), { recursive: true });
  await writeFile(at('loaded/attach/photo.jpg'), 'a photo');
  await writeFile(at('loaded/harrow.lock'), 'a server');
  const { db, close } = await connect({ folder: at('loaded/db') });
  await sql`create table machine (vin text)`.execute(db);
  await sql`insert into machine values ('loaded')`.execute(db);
  await keepDemo(demoSnapshot(snapshots, day), at('loaded'), db);
  await sql`insert into machine values ('later')`.execute(db);
  await close();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a new data folder begins with what was there when the demo was kept', async () => {
  expect(await restoreDemo(demoSnapshot(snapshots, day), at('second'))).toBe(true);
  expect((await readdir(at('second'))).toSorted()).toEqual(['attach', 'db']);
  expect(await readFile(at('second/attach/photo.jpg'), 'utf8')).toBe('a photo');
  const { db, close } = await connect({ folder: at('second/db') });
  expect((await sql`select vin from machine`.execute(db)).rows).toEqual([{ vin: 'loaded' }]);
  await close();
}, 120_000);

test('a folder that has a database stays as it is', async () => {
  await mkdir(at('used/db'), { recursive: true });
  expect(await restoreDemo(demoSnapshot(snapshots, day), at('used'))).toBe(false);
  expect(await readdir(at('used/db'))).toEqual([]);
});

test('what an earlier start left unfinished is replaced', async () => {
  await mkdir(at('broken/db-unfinished'), { recursive: true });
  await writeFile(at('broken/db-unfinished/rest'), '');
  expect(await restoreDemo(demoSnapshot(snapshots, day), at('broken'))).toBe(true);
  expect(await readdir(at('broken/db'))).not.toContain('rest');
});

test('the demo of another day, or of other sources, is not used', async () => {
  expect(await restoreDemo(demoSnapshot(snapshots, '2026-11-22'), at('tomorrow'))).toBe(false);
  const [name] = await readdir(snapshots);
  await mkdir(
    join(
      at('others'),
      name!.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ),
    { recursive: true },
  );
  expect(await restoreDemo(demoSnapshot(at('others'), day), at('other'))).toBe(false);
});

test('only the newest is kept, and nothing else in the folder is touched', async () => {
  const others = join(at('mixed'), '2026-11-20-0123456789abcdef01234567');
  await mkdir(others, { recursive: true });
  await mkdir(join(at('mixed'), 'letters'));
  const { db, close } = await connect({});
  const kept = demoSnapshot(at('mixed'), day);
  await keepDemo(kept, at('loaded'), db);
  await close();
  expect((await readdir(at('mixed'))).toSorted()).toEqual([basename(kept.path), 'letters']);
}, 120_000);
