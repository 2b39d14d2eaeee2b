// Is this state slower than an earlier one? npm run bench -- compare REVISION [server|table|portal …] [--rounds N] [--port 55480] [--keep] [--out FILE]
// Sets the revision beside this one, builds both, measures them in turns, prints the ratios, and fails where a figure is worse by more than
// its spread. All parts without a name. --port is the first of ten that it may listen on; --keep leaves the revision's work tree and the data
// for another run. Options of one part stand at its beginning.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Circumstances } from './report.ts';
import { report, summary } from './report.ts';
import { checkOut, type Checkout, type EarlierCheckout, workingTree } from './revision.ts';
import { compare, leastRounds, type Reading } from './verdict.ts';

/** Input of a part of the comparison. */
export interface Task {
  readonly now: Checkout;
  readonly before: EarlierCheckout;
  readonly rounds: number | undefined;
  /** The first of ten ports. */
  readonly port: number;
  readonly keep: boolean;
  /** Claims in the data of the server. */
  readonly claims: number;
  /** Rows of the table. */
  readonly rows: readonly number[];
}

/** Result of a part. */
export interface Measured extends Pick<Circumstances, 'peer' | 'notes'> {
  readonly readings: readonly Reading[];
  /** Browser that was used, if any. */
  readonly browser?: string;
}

const parts = ['server', 'table', 'portal'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    port: { type: 'string', default: '55480' },
    keep: { type: 'boolean', default: false },
    claims: { type: 'string', default: '50000' },
    rows: { type: 'string', default: '10000,100000' },
    out: { type: 'string' },
  },
});
const [revision, ...wanted] = positionals;
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
const unknown = wanted.filter((name) => !(parts as readonly string[]).includes(name));
const chosen = wanted.length === 0 ? parts : parts.filter((part) => wanted.includes(part));
if (!revision || unknown.length > 0 || (rounds !== undefined && !(rounds >= leastRounds)) || (values.out && chosen.length > 1)) {
  console.error(
    `Usage: npm run bench -- compare REVISION [${parts.join('|')} …] [--rounds N, at least ${leastRounds}] [--claims 50000] [--rows 10000,100000] [--port 55480] [--keep] [--out FILE, of one part]\nSee bench/README.md.`,
  );
  process.exit(2);
}

// Broken off, it leaves as little behind as at its end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const now = workingTree();
const before = checkOut(revision);
if (!values.keep) process.on('exit', () => before.remove());
const task: Task = {
  now,
  before,
  rounds,
  port: Number(values.port),
  keep: values.keep,
  claims: Number(values.claims),
  rows: values.rows.split(',').map(Number),
};
for (const part of chosen) {
  console.log(`\n${part}: ${now.name} beside ${before.name}`);
  const { measure } = (await import(`./${part}.ts`)) as { measure: (task: Task) => Promise<Measured> };
  const loads = [loadavg()[0]!];
  const clock = setInterval(() => loads.push(loadavg()[0]!), 10_000);
  const { readings, peer, notes, browser } = await measure(task).finally(() => clearInterval(clock));
  const comparisons = compare(readings);
  const [processor] = cpus();
  const text = report(comparisons, {
    part,
    now: now.name,
    before: before.name,
    peer,
    notes,
    rounds: readings[0]!.now.length,
    date: new Date(),
    machine: [`${cpus().length} × ${processor?.model.trim()}`, `Node.js ${process.version}`, ...(browser ? [browser] : [])].join(', '),
    loads,
  });
  const out = values.out ?? fileURLToPath(new URL(`../${part}/results/compare.md`, import.meta.url));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, text);
  console.log(`\n${text}\nWritten to ${out}.`);
  if (comparisons.some(({ verdict }) => verdict === 'worse')) {
    console.error(`${part}: ${summary(comparisons)}`);
    process.exitCode = 1;
  }
}
