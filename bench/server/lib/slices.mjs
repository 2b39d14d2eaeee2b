// Several subjects at the same work, in turns at short slices of it.
import { inTurns } from '../../compare/inTurns.ts';
import { postmasterPid } from '../postgres.mjs';
import { connectionPool, send } from './load.mjs';
import { requestsOf } from './requests.mjs';
import { nanosecondsOfTree } from './usage.mjs';

/**
 * Each subject first answers `warm` requests; then all take turns at slices of `size` requests, so that other load on the machine affects
 * all alike.
 * @returns of each subject its slices, in milliseconds a request: `server` and `postgres` of CPU time, `wall` from the first request to the
 * last answer
 */
export async function takeSlices(running, work, { warm, slices, size, connections, data }) {
  const taking = await Promise.all(
    running.map(async (one) => ({
      ...one,
      clients: connectionPool(one.base, connections),
      next: await requestsOf(one, work, { seed: work.charCodeAt(0), connections, data }),
    })),
  );
  for (const one of taking) await run(one, warm);
  const times = await inTurns(taking, slices, async (one) => {
    const read = () => [nanosecondsOfTree(one.pid) / 1e6, nanosecondsOfTree(postmasterPid()) / 1e6, performance.now()];
    const before = read();
    await run(one, size);
    const [server, postgres, wall] = read().map((now, i) => (now - before[i]) / size);
    return { server, postgres, wall };
  });
  for (const { clients } of taking) for (const client of clients) await client.close();
  return times;
}

/** Sends `count` requests over kept-alive connections; each takes the next one when its answer is complete. */
async function run({ subject, clients, next }, count) {
  let left = count;
  const loop = async (client) => {
    while (left-- > 0) {
      const { request, done } = next();
      const reply = await send(client, request);
      if (!subject.ok(reply.status, reply.body)) throw new Error(`${subject.name}: ${reply.status} ${reply.body.toString().slice(0, 300)}`);
      done?.(reply);
    }
  };
  await Promise.all(clients.map(loop));
}
