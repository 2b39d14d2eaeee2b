// Does the heavy work of one user keep others waiting? npm run bench -- heavy [--out results/heavy] [--works exports,pipelined,…] [--port 55474]
// Starts the server on the embedded database with the demo. A dealer's list is asked every 200 ms and /health every 50 ms, first idle, then beside
// each heavy work; times count from when the request was due, so that a server that is silent for a second shows that second.
// --data FOLDER keeps the data for another run, --profile FOLDER writes a CPU profile of the server there.
import { readFileSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createHeavyWorks } from './heavyWorks.mjs';
import { option } from './lib/option.mjs';
import { startProgram } from './lib/program.mjs';
import { quantile } from './lib/quantile.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(option('port', 55474));
const base = `http://127.0.0.1:${port}`;
const data = option('data', '/tmp/harrow-bench-heavy');
const keepsData = process.argv.includes('--data');
const profile = option('profile');
/** Limit of the requirement for light requests beside heavy work, as a multiple of their time on an idle server. */
const mostTimesIdle = 20;

const figures = (times) => [0.5, 0.95, 1].map((share) => (share === 1 ? Math.max(...times) : quantile(times, share)));
const ms = (values) => values.map((value) => (value < 10 ? value.toFixed(1) : value.toFixed(0))).join(' / ');

if (!keepsData) rmSync(data, { recursive: true, force: true });
const server = await startProgram({
  args: [...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []), `${root}apps/server/src/main.ts`],
  cwd: root,
  env: {
    PORT: String(port),
    HOST: '127.0.0.1',
    HARROW_DEMO: '1',
    HARROW_DATA: data,
    HARROW_DEMO_SNAPSHOTS: `${root}node_modules/.cache/harrow/demo`,
    // Without jobs, only the requested work is measured.
    HARROW_JOBS: '0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  },
  base,
  log: '/tmp/harrow-bench-heavy.log',
  probe: '/ready',
  // The demo is loaded first, unless it was loaded earlier on the same day.
  withinMs: 600_000,
});

try {
  const works = await createHeavyWorks(base);
  const chosen = option('works', Object.keys(works).join(',')).split(',');
  // Statements are planned, code is compiled.
  await watched(() => wait(3000));
  const idle = await watched(() => wait(5000));
  const rows = [];
  for (const name of chosen) {
    const begin = await works[name]();
    const memory = await settledMemory();
    const seen = await watched(begin);
    await wait(Number(option('rest', 30)) * 1000);
    const after = residentMb(server.pid);
    rows.push({ name, ...seen, memory: { before: memory, peak: seen.peakMb, after } });
    console.error(line(rows.at(-1), idle));
  }
  report(idle, rows);
} finally {
  await server.stop();
  if (!keepsData) rmSync(data, { recursive: true, force: true });
}

/** Asks for light things while `work` runs. */
async function watched(work) {
  const watcher = new Worker(new URL('./lib/lightRequests.mjs', import.meta.url), { workerData: { base, pid: server.pid } });
  const messages = [];
  const told = Promise.withResolvers();
  watcher.on('message', (message) => (message.ready ? told.resolve() : messages.push(message)));
  watcher.once('error', told.reject);
  await told.promise;
  const began = performance.now();
  const said = await work();
  const seconds = (performance.now() - began) / 1000;
  const ended = new Promise((resolve) => watcher.once('exit', resolve));
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  watcher.postMessage('stop');
  await ended;
  return { seconds, said, ...messages[0] };
}

/** Memory once it has not become less for two seconds. */
async function settledMemory() {
  for (let last = Infinity; ;) {
    const now = residentMb(server.pid);
    if (now >= last) return now;
    last = now;
    await wait(2000);
  }
}

function residentMb(pid) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

function line({ name, seconds, said, list, health, refused, memory }, idle) {
  const ratios = [list, health].map((times, index) => figures(times).map((value) => value / quantile([idle.list, idle.health][index], 0.5)));
  const [times, healths] = [figures(list), figures(health)];
  return `| ${name}${said ? `: ${said}` : ''} | ${seconds.toFixed(1)} | ${ms(times)} | ${ratios[0][1].toFixed(1)} / ${ratios[0][2].toFixed(0)} | ${ms(healths)} | ${ratios[1][1].toFixed(1)} / ${ratios[1][2].toFixed(0)} | ${refused} | ${memory.before.toFixed(0)} | ${memory.peak.toFixed(0)} | ${memory.after.toFixed(0)} |`;
}

function report(idle, rows) {
  const missed = rows.filter(({ list }) => quantile(list, 0.95) > mostTimesIdle * quantile(idle.list, 0.5));
  const text = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)}, Node.js ${process.version}

Idle: list of another user ${ms(figures(idle.list))} ms, /health ${ms(figures(idle.health))} ms (median / 95 % / longest). Ratios are to the idle median.

| heavy work of one user | s | list, ms | × idle, 95 % / longest | /health, ms | × idle, 95 % / longest | light calls not answered | MB before | peak | 30 s after |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${rows.map((row) => line(row, idle)).join('\n')}

${missed.length === 0 ? `Light requests stay within ${mostTimesIdle} × of idle (95 %).` : `More than ${mostTimesIdle} × of idle (95 %): ${missed.map(({ name }) => name).join(', ')}.`}
`;
  console.log(text);
  const out = option('out');
  if (!out) return;
  mkdirSync(new URL('results', import.meta.url), { recursive: true });
  writeFileSync(new URL(`${out}.md`, import.meta.url), text);
}
