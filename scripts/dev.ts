// Server and portal with hot reload: the server restarts when its files change, the portal updates in the page.
// PORT is the server's (8080), PORTAL_PORT the page's (5173). Data are in HARROW_DATA, as for `npm start`.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from './command.ts';

const {
  PORT = '8080',
  PORTAL_PORT = '5173',
  HOST = '127.0.0.1',
  HARROW_DATA = '.harrow-data',
  HARROW_DEMO = '1',
  HARROW_DEMO_SNAPSHOTS = 'node_modules/.cache/harrow/demo',
} = process.env;
const common = {
  ...process.env,
  HOST,
  HARROW_DATA: resolve(root, HARROW_DATA),
  HARROW_DEMO,
  HARROW_DEMO_SNAPSHOTS: resolve(root, HARROW_DEMO_SNAPSHOTS),
};
const detached = process.platform !== 'win32';

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached,
    env: { ...common, PORT },
  }),
  spawn('vite', ['--host', HOST, '--clearScreen', 'false'], {
    cwd: resolve(root, 'apps', 'portal'),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    detached,
    env: { ...common, PORT: PORTAL_PORT, HARROW_API: `http://${HOST}:${PORT}` },
  }),
];

// One without the other is of no use: when one ends, the other is stopped.
let stopping = false;
function stop(signal: NodeJS.Signals): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));

let running = children.length;
for (const child of children) {
  child.on('error', (error) => {
    console.error(error.message);
    stop('SIGTERM');
  });
  child.on('exit', (code) => {
    process.exitCode ||= stopping ? 0 : (code ?? 1);
    stop('SIGTERM');
    running -= 1;
    if (running === 0) process.exit();
  });
}
