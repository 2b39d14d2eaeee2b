// The servers that the journeys run against, one for each worker (E2E_WORKERS), at ports from PORT on: as `npm start` does it, with fresh demo data in
// a temporary folder. The demo is loaded once into `demo`, or copied there where it was loaded earlier today (seed/snapshot); each server has a copy, and
// a journey can start another one on a copy of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { confirmNotices } from '../apps/server/src/test/confirmNotices.ts';

const { HARROW_E2E_FOLDER: folder = '', PORT: firstPort = '', E2E_WORKERS = '1' } = process.env;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// A journey may say that it comes from another address.
Object.assign(process.env, { HARROW_DEMO: '1', HARROW_TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' });

/** Starts a server that ends with this process, and waits until it answers. */
async function startServer(port: number, data: string): Promise<ChildProcess> {
  const start = join(import.meta.dirname, '..', 'scripts', 'start.ts');
  const server = spawn(process.execPath, [start], { stdio: 'inherit', env: { ...process.env, PORT: String(port), HARROW_DATA: data } });
  process.on('exit', () => server.kill('SIGTERM'));
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (server.exitCode === null && !(await isReady())) await sleep(250);
  if (server.exitCode !== null) process.exit(server.exitCode || 1);
  return server;
}

const ports = Array.from({ length: Number(E2E_WORKERS) }, (_, index) => Number(firstPort) + index);
const demo = join(folder, 'demo');
// The journeys begin when the first port answers, which is therefore the last to be started.
const loading = await startServer(ports.at(-1)! + 1, demo);
loading.kill('SIGTERM');
await once(loading, 'exit');
// A pop-up before each journey would be in its way.
await confirmNotices(demo);

const copyOfDemo = (name: string): string => {
  cpSync(demo, join(folder, name), { recursive: true });
  return join(folder, name);
};
for (const port of ports.slice(1)) await startServer(port, copyOfDemo(`journeys-${port}`));
process.env.HARROW_DATA = copyOfDemo(`journeys-${firstPort}`);
await import('../scripts/start.ts');
