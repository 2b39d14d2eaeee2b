import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Thrown when another server works on the folder. */
export class FolderInUse extends Error {}

interface Holder {
  pid: number;
  host: string;
  /** When that process started, where the system tells; a pid alone may have been given to another program since. */
  started: string | null;
}

/**
 * Takes an embedded data folder for this process: two processes on one PGlite folder lose data, and PGlite does not
 * notice. A lock left by a process that was killed is taken over.
 * @returns releases the lock
 * @throws FolderInUse naming the process that holds it
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'harrow.lock');
  const me: Holder = { pid: process.pid, host: hostname(), started: startedAt(process.pid) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (create(path, me)) return () => rmSync(path, { force: true });
    const holder = read(path);
    if (holder && isAlive(holder)) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by another Harrow server (process ${holder.pid} on ${holder.host}). Stop it first, set HARROW_DATA to another folder, or use PostgreSQL (DATABASE_URL) to run several servers.`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new FolderInUse(`The lock ${path} cannot be taken; another server may be starting right now.`);
}

function create(path: string, holder: Holder): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, JSON.stringify(holder));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    // Gone in the meantime, or cut short by a crash while it was written.
    return undefined;
  }
}

function isAlive({ pid, host, started }: Holder): boolean {
  // A folder shared between machines: we cannot look, so we must not assume.
  if (host !== hostname()) return true;
  if (pid === process.pid) return started === null || started === startedAt(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === null || started === startedAt(pid);
}

/** Start time of a process in clock ticks since boot (Linux); null elsewhere or when it does not exist. */
function startedAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name, in brackets, may contain anything; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
