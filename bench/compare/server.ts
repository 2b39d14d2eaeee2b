// CPU time of Node.js and PostgreSQL, and throughput, at first pages, details and saves of claims. The floor of the server bench is between.
// --claims says how many there are; 1,000,000 as in the server bench take ten minutes to load.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Measured, Task } from './run.ts';
import { type Figure, quartiles, type Reading } from './verdict.ts';

/** Works of the server bench. */
const works = {
  a: 'first page of a dealer',
  e: 'detail with lines',
  f: 'save of a new claim',
  g: 'save of a changed claim',
};
const load = { warm: 600, size: 100, connections: 16 };
/** A round is as many slices, so that it meets quiet and busy moments of the machine. */
const slicesOfRound = 4;

/** Milliseconds a request are seconds per 1,000. */
interface Slice {
  readonly server: number;
  readonly postgres: number;
  readonly wall: number;
}

export async function measure({ now, before, rounds = 12, port, keep, claims }: Task): Promise<Measured> {
  // A PostgreSQL of its own, so that the million claims of the server bench stay what they are.
  const home = `${tmpdir()}/harrow-compare-pg`;
  Object.assign(process.env, { BENCH_PG_HOME: home, BENCH_PG_PORT: String(port), BENCH_PORT: String(port + 1) });
  const [postgres, { loadFloor }, { loadHarrow }, { portOf }, { default: floor }, { harrowOf }, { check }, { takeSlices }, { clean, sample, startAll }] =
    await Promise.all([
      import('../server/postgres.mjs'),
      import('../server/data/load.mjs'),
      import('../server/data/load-harrow.mjs'),
      import('../server/lib/ports.mjs'),
      import('../server/subjects/floor.mjs'),
      import('../server/subjects/harrow.mjs'),
      import('../server/check.mjs'),
      import('../server/lib/slices.mjs'),
      import('../server/lib/subjects.mjs'),
    ]);
  // Each on a database of its own, since migrations differ; both get the floor's data, by the statements that fit their tables.
  const earlier = harrowOf({ name: before.name, title: 'Harrow as it was', root: before.root, port: portOf('harrow-before'), database: 'before' });
  const current = harrowOf({ name: now.name, title: 'Harrow', root: now.root, port: portOf('harrow') });
  process.on('exit', () => {
    postgres.stop();
    if (!keep) rmSync(home, { recursive: true, force: true });
  });
  postgres.start();
  postgres.psql('postgres', 'drop database if exists before with (force)');
  await loadFloor(claims);
  postgres.psql('postgres', 'create database before template bench');
  await loadHarrow(current);
  await loadHarrow(earlier);
  const running = await startAll([earlier, floor, current]);
  try {
    const data = await sample();
    const problems: string[] = await check([running[1], running[0], running[2]], data, Object.keys(works));
    if (problems.length > 0) throw new Error(`The servers do not give the same answers:\n${problems.join('\n')}`);
    const readings: Reading[] = [];
    for (const [work, name] of Object.entries(works)) {
      const times = (await takeSlices(running, work, { ...load, slices: rounds * slicesOfRound, data })) as Slice[][];
      readings.push(...readingsOf(name, times.map(roundsOf)));
      console.log(`${name}: measured`);
      await clean(running);
    }
    return {
      readings,
      peer: floor.name,
      notes: [`${claims} claims, ${load.connections} connections, ${slicesOfRound} × ${load.size} requests a round after ${load.warm} to warm up.`],
    };
  } finally {
    for (const { stop } of running) await stop();
  }
}

/** The medians of the slices of each round. */
function roundsOf(slices: readonly Slice[]): Slice[] {
  return Array.from({ length: slices.length / slicesOfRound }, (_, round) => {
    const own = slices.slice(round * slicesOfRound, (round + 1) * slicesOfRound);
    const of = (what: keyof Slice): number => quartiles(own.map((slice) => slice[what])).median;
    return { server: of('server'), postgres: of('postgres'), wall: of('wall') };
  });
}

function readingsOf(name: string, [before, floor, now]: readonly Slice[][]): Reading[] {
  const reading = (figure: Omit<Figure, 'name'> & { of: string }, value: (slice: Slice, round: number) => number): Reading => {
    const { of, ...rest } = figure;
    return { ...rest, name: `${name}, ${of}`, now: now!.map(value), before: before!.map(value), peer: floor!.map(value) };
  };
  return [
    reading({ of: 'Node.js', unit: 's per 1,000', better: 'less', kind: 'CPU' }, ({ server }) => server),
    reading({ of: 'PostgreSQL', unit: 's per 1,000', better: 'less', kind: 'CPU' }, ({ postgres }) => postgres),
    reading({ of: 'throughput', unit: '× of the floor', better: 'more', kind: 'wall' }, ({ wall }, round) => floor![round]!.wall / wall),
  ];
}
