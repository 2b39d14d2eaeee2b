// The server that the journeys run against, or two with E2E_WORKERS=2: as `npm start` does it, with fresh demo data in a temporary folder.
// The demo is loaded once into `demo`, or copied there where it was loaded earlier today (seed/snapshot); each server has a copy, and a journey can start another one on a copy of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { confirmNotices } from '../apps/server/src/test/confirmNotices.ts';

const { HARROW_E2E_FOLDER: folder = '', PORT = '', E2E_WORKERS } = process.env;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// A journey may say that it comes from another address.
Object.assign(process.env, { HARROW_DEMO: '1', HARROW_TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' });

const start = join(import.meta.dirname, '..', 'scripts', 'start.ts');
const demo = join(folder, 'demo');
// That of the second server. The journeys begin when the first one answers, which is started last.
const port = String(Number(PORT) + 1);
const loading = spawn(process.execPath, [start], { stdio: 'inherit', env: { ...process.env, PORT: port, HARROW_DATA: demo } });
const ended = once(loading, 'exit');
const isReady = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
while (loading.exitCode === null && !(await isReady())) await sleep(250);
if (loading.exitCode !== null) process.exit(loading.exitCode || 1);
loading.kill('SIGTERM');
await ended;

// A pop-up before each journey would be in its way.
await confirmNotices(demo);

const copyOfDemo = (name: string): string => {
  cpSync(demo, join(folder, name), { recursive: true });
  return join(folder, name);
};
if (E2E_WORKERS === '2') {
  const second = spawn(process.execPath, [start], { stdio: 'inherit', env: { ...process.env, PORT: port, HARROW_DATA: copyOfDemo('journeys-2') } });
  process.on('exit', () => second.kill('SIGTERM'));
  while (second.exitCode === null && !(await isReady())) await sleep(250);
  if (second.exitCode !== null) process.exit(second.exitCode || 1);
}

process.env.HARROW_DATA = copyOfDemo('journeys-1');
await import('../scripts/start.ts');
