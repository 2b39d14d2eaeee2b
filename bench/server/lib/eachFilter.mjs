// Asks for the first page of lists with each single filter, and prints a row of figures for each.
import { loadavg } from 'node:os';
import pg from 'pg';
import { postmasterPid, urlOf } from '../postgres.mjs';
import { authorised, spentBy } from './benchDatabase.mjs';
import { quantile } from './quantile.mjs';
import { nanosecondsOfTree } from './usage.mjs';

const goalMs = { list: 300, detail: 200, search: 150 };

async function timed(rounds, work) {
  const times = [];
  for (let n = -3; n < rounds; n++) {
    const began = performance.now();
    await work();
    if (n >= 0) times.push(performance.now() - began);
  }
  return times;
}

/**
 * @param lists by name: `path`, `filters`, `people` who ask (default all), `goal`, and `floor`, the page without a filter by hand: a statement
 * whose only value is who asks, or `{ text, values }`
 * @param people user names by who they are
 */
export async function eachFilter({ database, lists, people, rounds, only, server }) {
  const watcher = new pg.Client(urlOf(database));
  await watcher.connect();
  const spent = spentBy(watcher, database);
  const cpu = () => (nanosecondsOfTree(server.pid) + nanosecondsOfTree(postmasterPid())) / 1e6;
  console.log(`Load ${loadavg()[0].toFixed(1)}, ${rounds} requests each\n`);
  console.log(
    '| list | filter | who | p50, ms | p95, ms | of it PostgreSQL, ms | CPU, ms | p95, × floor | PostgreSQL, × floor | goal |\n|---|---|---|--:|--:|--:|--:|--:|--:|---|',
  );
  for (const [name, { path, filters, floor, goal = 'list', people: asking = Object.keys(people) }] of Object.entries(lists)) {
    if (only && only !== name) continue;
    for (const who of asking) {
      const byHand =
        floor && (await floorOf({ watcher, spent, rounds }, name, typeof floor === 'string' ? { text: floor, values: [people[who]] } : floor, who));
      for (const filter of filters) {
        const url = `${server.base}${path}${path.includes('?') ? '&' : '?'}${filter}`;
        const [spentBefore, cpuBefore] = [await spent(), cpu()];
        const times = await timed(rounds, async () => {
          const reply = await fetch(url, { headers: authorised(people[who]) });
          const body = await reply.json();
          if (!body.success) throw new Error(`${url}: ${JSON.stringify(body)}`);
        });
        const each = (total) => total / (rounds + 3);
        const [used, inDatabase] = [each(cpu() - cpuBefore), each((await spent()) - spentBefore)];
        const p95 = quantile(times, 0.95);
        const beside = byHand ? [(p95 / byHand.p95).toFixed(1), (inDatabase / byHand.ms).toFixed(1)] : ['', ''];
        const row = [name, filter || '–', who, quantile(times, 0.5).toFixed(0), p95.toFixed(0), inDatabase.toFixed(1), used.toFixed(1), ...beside];
        console.log(`| ${row.join(' | ')} | ${p95 <= goalMs[goal] ? 'met' : '**missed**'} |`);
      }
    }
  }
  console.log(`\nLoad ${loadavg()[0].toFixed(1)} at the end`);
  await watcher.end();
}

async function floorOf({ watcher, spent, rounds }, name, { text, values }, who) {
  const before = await spent();
  const times = await timed(rounds, () =>
    watcher.query({ name: `${name} ${who}`.slice(0, 60), text, values: typeof values === 'function' ? values(who) : values }),
  );
  return { p95: quantile(times, 0.95), ms: ((await spent()) - before) / (rounds + 3) };
}
