import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { portalFolder } from '../../scripts/machine/portalBuild.ts';

const root = join(import.meta.dirname, '..', '..');

/** Folder for the data of this run's servers. */
export const journeysFolder = process.env.HARROW_E2E_FOLDER ?? '';

/** The demo as it was loaded before the journeys (demo.ts); no server runs on it. */
export const demoFolder = join(journeysFolder, 'demo');

/** Journeys that run side by side have ten ports each. */
const firstPort = Number(process.env.E2E_PORT ?? 6990) + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * 10;
let servers = 0;

/** A server that a journey may kill, on data of its own. */
export interface OwnServer {
  readonly address: string;
  /** Its data. */
  readonly folder: string;
  /**
   * Starts it, also after it was killed, on the data it left.
   * @param settings further settings of the installation, e.g. where its database is
   */
  start: (settings?: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends it as an operator would. */
  stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  /** Ends it and removes its data. */
  remove: () => Promise<void>;
}

/**
 * @param data initial data: a copy of the demo, or nothing
 * @param program that starts it
 */
export function createServer(name: string, data: 'demo' | 'empty', program = 'apps/server/src/main.ts'): OwnServer {
  const place = `${process.env.TEST_WORKER_INDEX ?? 0}-${(servers += 1)}`;
  const folder = join(journeysFolder, name === 'demo' ? name : `${name}-${place}`);
  const port = String(firstPort + (servers % 10));
  const address = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  // If the journeys are interrupted, no server is left running.
  process.on('exit', () => server?.kill('SIGKILL'));
  return {
    address,
    folder,
    async start(settings) {
      if (data === 'demo' && !existsSync(folder)) cpSync(demoFolder, folder, { recursive: true });
      // A server of another run would look like this one, ready at once and with other data.
      if (await fetch(address).catch(() => undefined)) throw new Error(`Something answers at ${address} already: end it, or set E2E_PORT.`);
      const env = {
        ...process.env,
        PORT: port,
        HOST: '127.0.0.1',
        HARROW_DATA: folder,
        HARROW_PORTAL_DIR: process.env.HARROW_PORTAL_DIR ?? portalFolder,
        HARROW_DEMO: data === 'demo' ? '1' : '0',
        // A journey may say that it comes from another address.
        HARROW_TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'silent',
        // Reading its sources is a third of a start, and each file of journeys starts one.
        NODE_COMPILE_CACHE: join(journeysFolder, 'compiled'),
        ...settings,
      };
      server = spawn(process.execPath, [program], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env });
      while (!(await fetch(`${address}/ready`).catch(() => undefined))?.ok) {
        if (server.exitCode !== null) throw new Error(`The server of ${name} ended with ${server.exitCode}.`);
        await sleep(100);
      }
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
