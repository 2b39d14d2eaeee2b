/** What operators see of a start that cannot be: the real process, its output and what it leaves behind. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { refuse } from '../shared/refusal/refusal.ts';
import { killServerProcesses, startServerProcess } from '../test/serverProcess.ts';
import { createPostgresDatabase, createTestDatabase } from '../test/testDatabase.ts';
import { NotStarted, whyNotStarted } from './notStarted.ts';
import { mustBeNewEnough } from './usablePlace.ts';

const folder = await mkdtemp(join(tmpdir(), 'harrow-start-'));
afterEach(killServerProcesses);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The one line on stderr of a server that does not start. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = startServerProcess({ HARROW_DATA: join(folder, 'data'), ...env });
  expect(await server.ended).toBe(1);
  expect(server.errors().trimEnd().split('\n')).toHaveLength(1);
  return server.errors().trimEnd();
}

test.each([
  [{ PORT: '80x' }, 'PORT must be a whole number from 0 to 65535, not "80x".'],
  [{ HARROW_ADMIN_PASSWORD: '123' }, 'HARROW_ADMIN_PASSWORD is refused. The password is too short or too long. The password needs a letter. The password needs a special character.'],
  [{ DATABASE_URL: 'postgres://harrow:secret@127.0.0.1:1/harrow' }, 'PostgreSQL at 127.0.0.1:1/harrow cannot be used: nothing listens there. See DATABASE_URL.'],
  [{ HARROW_DATA: '/etc/passwd/harrow' }, '/etc/passwd/harrow cannot be written: a part of its path is a file.'],
  [{ HOST: '192.0.2.1' }, 'Port 0 on 192.0.2.1 is no address of this machine: see HOST.'],
])('%j ends with one line', async (env, line) => expect(await refusal(env)).toBe(line), 120_000); // prettier-ignore

test('a folder that may not be written ends with one line', async () => {
  const isRoot = process.getuid?.() === 0;
  const readOnly = isRoot ? '/sys/harrow' : join(folder, 'read-only');
  if (!isRoot) {
    await mkdir(readOnly);
    await chmod(readOnly, 0o555);
  }
  expect(await refusal({ HARROW_DATA: readOnly })).toMatch(/cannot be written: (?:this user may not write there|its file system is read-only)\.$/);
}, 60_000);

test('a port in use ends with one line, before anything is made', async () => {
  const other = createServer();
  const port = await new Promise<number>((tell) => other.listen(0, '127.0.0.1', () => tell((other.address() as { port: number }).port)));
  const data = join(folder, 'never-filled');
  expect(await refusal({ HARROW_DATA: data, PORT: String(port) })).toBe(`Port ${port} on 127.0.0.1 is in use: stop what uses it, or choose another PORT.`);
  expect(await readdir(data)).toEqual([]);
  other.close();
}, 60_000);

/** A small disk of its own, where this user may mount one. */
function smallDisk(path: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('a full disk ends with one line, and nothing of the unfinished database stays', async ({ skip }) => {
  const disk = join(folder, 'disk');
  await mkdir(disk);
  if (!smallDisk(disk)) return skip('no file system can be mounted here');
  try {
    expect(await refusal({ HARROW_DATA: disk })).toBe('The data cannot be written: the disk is full.');
    expect(await readdir(disk)).toEqual(['files']);
  } finally {
    execFileSync('umount', [disk]);
  }
}, 120_000);

test('what a killed first start left is replaced, its files too', async () => {
  const data = join(folder, 'killed');
  await mkdir(join(data, 'files', '202611'), { recursive: true });
  await mkdir(join(data, 'db'));
  await writeFile(join(data, 'db', 'PG_VERSION'), '17\n');
  await writeFile(join(data, 'files', '202611', 'a1.jpg'), 'of a row that is gone');
  await writeFile(join(data, 'files', '202611', 'b2.jpg'), 'of nobody we know');
  await writeFile(join(data, 'harrow.unfinished'), '202611/a1.jpg\n202611/cut-off');
  const server = startServerProcess({ HARROW_DATA: data });
  await server.address();
  expect(await readdir(join(data, 'files', '202611'))).toEqual(['b2.jpg']);
  expect(await readdir(data)).not.toContain('harrow.unfinished');
  await server.stop();
}, 120_000);

const postgres = process.env.HARROW_TEST_DATABASE;
test.skipIf(postgres === undefined || postgres === 'pglite')(
  'two servers that start at once on an empty PostgreSQL share one administrator',
  async () => {
    const { url, drop } = await createPostgresDatabase(postgres!, 'empty');
    const servers = ['one', 'two', 'three'].map((name) => startServerProcess({ DATABASE_URL: url, HARROW_DATA: join(folder, name), HARROW_POOL: '3' }));
    const addresses = await Promise.all(servers.map((server) => server.address()));
    expect(new Set(addresses).size).toBe(3);
    expect(servers.filter((server) => /Password {4}\S+ {3}\(shown only now/.test(server.output()))).toHaveLength(1);
    expect(servers.map((server) => server.errors())).toEqual(['', '', '']);
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0]);
    await drop();
  },
  240_000,
);

test('the line holds no password, whatever PostgreSQL says', () => {
  const place = { host: '127.0.0.1', port: 8080, databaseUrl: 'postgres://harrow:secret@db.example:5432/harrow' };
  const refused = Object.assign(new Error('password authentication failed for user "harrow"'), { code: '28P01' });
  expect(whyNotStarted(refused, place)).toBe('PostgreSQL at db.example:5432/harrow cannot be used: wrong user or password. See DATABASE_URL.');
  const away = Object.assign(new AggregateError([Object.assign(new Error('connect'), { syscall: 'connect' })], ''), { code: 'ECONNREFUSED' });
  expect(whyNotStarted(away, place)).toBe('PostgreSQL at db.example:5432/harrow cannot be used: nothing listens there. See DATABASE_URL.');
  expect(whyNotStarted(new Error('of\n  many lines'), place)).toBe('The server cannot start: of many lines');
  expect(whyNotStarted(refuse('attach.wrongKind', { kinds: 'a PDF' }), place)).toBe('The server cannot start: This place takes a PDF');
});

test('a PostgreSQL that is too old is named, before any migration', async () => {
  const { db, close } = await createTestDatabase();
  try {
    await expect(mustBeNewEnough(db)).resolves.toBeUndefined();
    // An older one, as far as anybody who asks can see.
    await db.connection().execute(async (one) => {
      await sql`create schema older`.execute(one);
      await sql`create function older.current_setting(text) returns text language sql as $$ select '140012' $$`.execute(one);
      await sql`set search_path = older, pg_catalog`.execute(one);
      await expect(mustBeNewEnough(one)).rejects.toThrow(new NotStarted('PostgreSQL 14 is too old: Harrow needs 15 or newer. See DATABASE_URL.'));
    });
  } finally {
    await close();
  }
});
