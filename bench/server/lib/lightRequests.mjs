// A thread that requests another user's list and /health at fixed intervals, and reads the memory of the server, until it is stopped.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';
import { send } from './load.mjs';
import { signIn } from './signIn.mjs';

const { base, pid } = workerData;
const headers = { 'x-access-token': await signIn(base, 'd002.service') };
// Connections of their own: a health check never waits behind lists.
const asked = {
  list: { everyMs: 200, pool: createPool(), request: { method: 'GET', path: '/api/portal/vehicle/list?pageSize=10', headers } },
  health: { everyMs: 50, pool: createPool(), request: { method: 'GET', path: '/health' } },
};
const times = { list: [], health: [] };
const underWay = new Set();
let refused = 0;
let peakMb = 0;

function createPool() {
  return new Pool(base, { connections: 200, pipelining: 1, headersTimeout: 120_000 });
}

async function ask(name, due) {
  const reply = await send(asked[name].pool, asked[name].request).catch((error) => ({ status: String(error) }));
  if (reply.status === 200) times[name].push(performance.now() - due);
  else refused += 1;
}

const began = performance.now();
const rounds = { list: 0, health: 0 };
const memory = setInterval(() => {
  peakMb = Math.max(peakMb, Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
}, 20);
const clock = setInterval(() => {
  // A late request is sent now, and its time counts from when it was due.
  for (const [name, { everyMs }] of Object.entries(asked))
    for (; began + rounds[name] * everyMs <= performance.now(); rounds[name] += 1) {
      const answer = ask(name, began + rounds[name] * everyMs).finally(() => underWay.delete(answer));
      underWay.add(answer);
    }
}, 1);
parentPort.once('message', () => void stop());
// eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
parentPort.postMessage({ ready: true });

async function stop() {
  clearInterval(clock);
  clearInterval(memory);
  await Promise.all(underWay);
  for (const { pool } of Object.values(asked)) await pool.close();
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  parentPort.postMessage({ ...times, refused, peakMb });
}
