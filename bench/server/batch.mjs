// Waiting time of a reviewer for the audit of 200 inspections at once: node batch.mjs [--subjects floor,harrow] [--turns 12]
// Subjects take turns; before each turn the reviews of the turn before are taken back. Medians and lowest quarters.
import { connectionPool, send } from './lib/load.mjs';
import { pickSubjects } from './lib/subjects.mjs';
import { nanosecondsOfTree } from './lib/usage.mjs';
import { postmasterPid, url } from './postgres.mjs';
import pg from 'pg';
import { option } from './lib/option.mjs';
import { quantile } from './lib/quantile.mjs';

const turns = Number(option('turns', 12));
const both = (values) => `${quantile(values, 0.5).toFixed(1)} (${quantile(values, 0.25).toFixed(1)})`;

const running = await pickSubjects();
const database = new pg.Client(url);
await database.connect();
try {
  const { rows } = await database.query('select id from bench_waiting order by id');
  const ids = rows.map(({ id }) => id);
  const measured = running.map((one) => ({ ...one, client: connectionPool(one.base, 1)[0], wall: [], server: [], postgres: [] }));
  // One turn to warm up.
  for (let turn = -1; turn < turns; turn += 1)
    for (const one of turn % 2 ? measured.toReversed() : measured) {
      await database.query('call bench_unaudit()');
      await database.query('checkpoint');
      const before = [performance.now(), nanosecondsOfTree(one.pid), nanosecondsOfTree(postmasterPid())];
      const reply = await send(one.client, one.subject.request({ user: 'B01', op: 'audit', ids }));
      const taken = [performance.now() - before[0], (nanosecondsOfTree(one.pid) - before[1]) / 1e6, (nanosecondsOfTree(postmasterPid()) - before[2]) / 1e6];
      const { ok, failed } = JSON.parse(reply.body).result ?? {};
      if (ok?.length !== ids.length)
        throw new Error(`${one.subject.name}: ${reply.status}, ${ok?.length} audited, ${JSON.stringify(failed ?? String(reply.body)).slice(0, 300)}`);
      if (turn < 0) continue;
      one.wall.push(taken[0]);
      one.server.push(taken[1]);
      one.postgres.push(taken[2]);
    }
  for (const { subject, wall, server, postgres } of measured)
    console.log(
      `${ids.length} sheets ${subject.name.padEnd(14)} wall ${both(wall)} p95 ${quantile(wall, 0.95).toFixed(1)} server ${both(server)} postgres ${both(postgres)} ms`,
    );
} finally {
  await database.query('call bench_unaudit()').catch(() => undefined);
  await database.end();
  for (const { stop } of running) await stop();
}
