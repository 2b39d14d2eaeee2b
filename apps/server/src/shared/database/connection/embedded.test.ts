import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { FolderInUse, lockFolder } from './folderLock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harrow-embedded-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const saveLoop = fileURLToPath(new URL('../../../test/saveLoop.ts', import.meta.url));

/** Starts the saving process; `lines` grows with what it prints. */
function startSaving(): { child: ChildProcess; lines: string[]; until(count: number): Promise<void> } {
  const child = spawn(process.execPath, [saveLoop, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop()!;
    lines.push(...parts);
  });
  const until = async (count: number): Promise<void> => {
    while (lines.length < count && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { child, lines, until };
}

describe('a data folder', () => {
  test('keeps every acknowledged save when the server is killed in the middle, time after time', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, lines, until } = startSaving();
      await until(150 + round * 37);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const saved = lines.filter((line) => line.startsWith('WC'));
      expect(saved.length).toBeGreaterThan(100);
      acknowledged.push(...saved);
    }
    const { db, close } = await connect({ folder: join(folder, 'db') });
    const { rows } = await sql<{ key: string; fsync: string }>`select key, current_setting('fsync') as fsync from sys_config where key like 'WC%'`.execute(db);
    await close();
    const stored = new Set(rows.map(({ key }) => key));
    expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
    expect(rows[0]!.fsync).toBe('on');
  }, 120_000);

  test('refuses a second server and names the first', async () => {
    const first = startSaving();
    await first.until(2);
    const second = startSaving();
    await once(second.child, 'exit');
    expect(second.child.exitCode).toBe(3);
    expect(second.lines.join()).toContain(`process ${first.child.pid}`);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
  }, 60_000);
});

describe('the lock', () => {
  const withLock = async (content: string): Promise<'taken' | 'refused'> => {
    const place = await mkdtemp(join(tmpdir(), 'harrow-lock-'));
    await writeFile(join(place, 'harrow.lock'), content);
    try {
      const release = await lockFolder(place);
      const holder = JSON.parse(await readFile(join(place, 'harrow.lock'), 'utf8')) as { pid: number };
      expect(holder.pid).toBe(process.pid);
      release();
      return 'taken';
    } catch (error) {
      if (error instanceof FolderInUse) return 'refused';
      throw error;
    } finally {
      await rm(place, { recursive: true });
    }
  };

  test.each([
    ['a process that is gone', JSON.stringify({ pid: 4_194_300, host: hostname(), started: '1' }), 'taken'],
    [
      'another process that was given the same pid since',
      JSON.stringify({ pid: process.ppid, host: hostname(), started: '1' }),
      process.platform === 'linux' ? 'taken' : 'refused',
    ],
    ['a crash while the lock was written', '{"pid": 1', 'taken'],
    ['a process on another machine', JSON.stringify({ pid: 1, host: 'elsewhere', started: '1' }), 'refused'],
    ['a living process', JSON.stringify({ pid: process.ppid, host: hostname(), started: null }), 'refused'],
  ])('left by %s', async (_name, content, expected) => expect(await withLock(content)).toBe(expected));

  test('is free again when it was released', async () => {
    const place = await mkdtemp(join(tmpdir(), 'harrow-lock-'));
    (await lockFolder(place))();
    expect(await readdir(place)).toEqual([]);
    (await lockFolder(place))();
    await rm(place, { recursive: true });
  });
});

test('a call with many statements lets others be heard between them', async () => {
  const { db, close } = await connect({});
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const statements = 50;
  await db.transaction().execute(async (trx) => {
    for (let number = 0; number < statements; number += 1) await sql`select ${number}::integer`.execute(trx);
  });
  clearImmediate(next);
  await close();
  expect(turns).toBeGreaterThanOrEqual(statements);
});
