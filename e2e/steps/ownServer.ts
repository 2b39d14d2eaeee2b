import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');
const folder = process.env.HARROW_E2E_FOLDER ?? '';

/** A server that a journey may kill, on a copy of the demo data of its own. */
export interface OwnServer {
  readonly address: string;
  /** Starts it, also after it was killed, on the data it left. */
  start: () => Promise<void>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
}

/** @param empty without demo data; what the installation is told besides, e.g. where its database is */
export function createServer(name: string, port: number, empty?: Readonly<Record<string, string>>): OwnServer {
  const data = join(folder, name);
  if (!empty) cpSync(join(folder, 'demo'), data, { recursive: true });
  const address = `http://127.0.0.1:${port}`;
  const portal = process.env.HARROW_PORTAL_DIR ?? join(root, 'apps', 'portal', 'dist');
  let server: ChildProcess | undefined;
  return {
    address,
    async start() {
      const env = {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        HARROW_DATA: data,
        HARROW_PORTAL_DIR: portal,
        LOG_LEVEL: 'silent',
        ...(empty && { HARROW_DEMO: '0', ...empty }),
      };
      server = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env });
      const isReady = async () => (await fetch(`${address}/ready`).catch(() => undefined))?.ok;
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    },
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}
