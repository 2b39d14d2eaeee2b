// CPU time per request of several subjects, where the machine is too busy for requests per second to mean anything.
// node cpu.mjs [--subjects harrow-before,harrow] [--works f,g] [--warm 1500] [--slices 20] [--size 100] [--connections 4]
// Each subject first answers `warm` requests. Then all take turns at slices of `size` requests, so that whoever else works on the machine
// disturbs all alike. Milliseconds per request, of the server and of PostgreSQL: the median of the slices, and their lowest quarter.
import { connectionPool, send } from './lib/load.mjs';
import { requestsOf } from './lib/requests.mjs';
import { clean, pickSubjects, sample } from './lib/subjects.mjs';
import { nanosecondsOfTree } from './lib/usage.mjs';
import { postmasterPid } from './postgres.mjs';
import { option } from './lib/option.mjs';
import { quantile } from './lib/quantile.mjs';

const works = option('works', 'f,g').split(',');
const [warm, slices, size, connections] = [
  ['warm', 1500],
  ['slices', 20],
  ['size', 100],
  ['connections', 4],
].map(([name, fallback]) => Number(option(name, fallback)));

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

const both = (values) => `${quantile(values, 0.5).toFixed(3)} (${quantile(values, 0.25).toFixed(3)})`;

const running = await pickSubjects();
const data = await sample();
try {
  for (const name of works) {
    const taking = await Promise.all(
      running.map(async (one) => ({
        ...one,
        clients: connectionPool(one.base, connections),
        next: await requestsOf(one, name, { seed: name.charCodeAt(0), connections, data }),
        server: [],
        postgres: [],
      })),
    );
    for (const one of taking) await run(one, warm);
    for (let slice = 0; slice < slices; slice += 1) {
      for (const one of slice % 2 ? taking.toReversed() : taking) {
        const before = [nanosecondsOfTree(one.pid), nanosecondsOfTree(postmasterPid())];
        await run(one, size);
        one.server.push((nanosecondsOfTree(one.pid) - before[0]) / size / 1e6);
        one.postgres.push((nanosecondsOfTree(postmasterPid()) - before[1]) / size / 1e6);
      }
    }
    for (const { subject, server, postgres, clients } of taking) {
      console.log(`${name} ${subject.name.padEnd(14)} server ${both(server)} postgres ${both(postgres)} ms`);
      for (const client of clients) await client.close();
    }
    await clean(running);
  }
} finally {
  for (const { stop } of running) await stop();
}
