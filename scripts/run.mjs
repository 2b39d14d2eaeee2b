#!/usr/bin/env node
// Usage: node scripts/run.mjs COMMAND [ARG...]
//
// Runs COMMAND under the Node.js and pnpm pinned in tools/, whatever the system has: any Node.js >= 18 with npm
// can start this file. The pinned tools and the workspace are installed first where their lock files changed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, 'tools');
const windows = process.platform === 'win32';

// npm and pnpm hand their own settings down as npm_* variables. Drop them, so that the commands below read their own.
const inherited = /^(npm_(?!config_(cafile|registry|cache|store_dir))|PNPM_|INIT_CWD)/i;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
const pathName = Object.keys(env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';
env[pathName] = [join(tools, 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), env[pathName] ?? ''].join(delimiter);

function run(command, args, cwd = root) {
  const { status, signal, error } = spawnSync(command, args, { cwd, env, stdio: 'inherit', shell: windows });
  if (error) throw error;
  if (signal) process.kill(process.pid, signal);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs `install` unless it already ran for exactly these inputs. */
function oncePerChange(stamp, inputs, install) {
  const hash = createHash('sha256');
  for (const file of inputs) hash.update(readFileSync(join(root, file)));
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  install();
  writeFileSync(stamp, wanted);
}

oncePerChange(join(tools, 'node_modules', '.stamp'), ['tools/package-lock.json'], () => {
  console.log('Installing the pinned Node.js and pnpm …');
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], tools);
});
oncePerChange(join(root, 'node_modules', '.stamp'), ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'], () => {
  console.log('Installing packages …');
  run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error']);
});

// Not spawnSync: a signal sent to this process has to reach the command.
const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('Usage: node scripts/run.mjs COMMAND [ARG...]');
  process.exit(2);
}
const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: windows });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
