// Parse and the next ten runs, expressions per second, beside cron-parser and croner in one run:
// npm run bench -- cron [--seconds 2]
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Cron as Parsed, nextRuns, parseCron } from '@harrow/validation/cron';
import { CronExpressionParser } from 'cron-parser';
import { Cron } from 'croner';

interface Vector {
  readonly expression: string;
  readonly timeZone: string;
  readonly from: Date;
  readonly next: readonly string[] | null;
}
type Evaluate = (vector: Vector) => Date[];

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '2' } } });
const milliseconds = Number(options.seconds) * 1000;

const sample = new URL('../../packages/validation/src/cron/quartz.sample.json', import.meta.url);
const vectors = (JSON.parse(readFileSync(sample, 'utf8')) as (Omit<Vector, 'from'> & { from: string })[])
  .filter(({ next }) => next !== null)
  .map((vector): Vector => ({ ...vector, from: new Date(vector.from) }));

const harrow: Evaluate = ({ expression, timeZone, from }) => nextRuns(valid(expression), { from, timeZone, count: 10 });
const cronParser: Evaluate = ({ expression, timeZone, from }) =>
  CronExpressionParser.parse(expression, { tz: timeZone, currentDate: from })
    .take(10)
    .map((date) => date.toDate());
// Both options bring croner closer to the grammar of Quartz.
const croner: Evaluate = ({ expression, timeZone, from }) =>
  new Cron(expression, { timezone: timeZone, paused: true, alternativeWeekdays: true, sloppyRanges: true }).nextRuns(10, from);

function valid(expression: string): Parsed {
  const reading = parseCron(expression);
  if (!reading.ok) throw new Error(reading.error.code);
  return reading.cron;
}

function canRead(evaluate: Evaluate, vector: Vector): boolean {
  try {
    evaluate(vector);
    return true;
  } catch {
    return false;
  }
}

const answers = (evaluate: Evaluate, vector: Vector): boolean => {
  if (!canRead(evaluate, vector)) return false;
  const runs = evaluate(vector).map((date) => date.toISOString().replace('.000', ''));
  return JSON.stringify(runs) === JSON.stringify(vector.next);
};

/** Expressions per second over the whole set, again and again; one pass before warms up. */
function rate(evaluate: Evaluate, set: readonly Vector[]): number {
  for (const vector of set) evaluate(vector);
  let count = 0;
  const start = performance.now();
  do {
    for (const vector of set) evaluate(vector);
    count += set.length;
  } while (performance.now() - start < milliseconds);
  return (count / (performance.now() - start)) * 1000;
}

/** The slowest expression, in milliseconds: the best of five, so that a pause of the machine does not count. */
function slowest(evaluate: Evaluate, set: readonly Vector[]): { milliseconds: number; expression: string } {
  const times = set.map((vector) => {
    const runs = Array.from({ length: 5 }, () => {
      const start = performance.now();
      evaluate(vector);
      return performance.now() - start;
    });
    return { milliseconds: Math.min(...runs), expression: vector.expression };
  });
  return times.reduce((worst, time) => (time.milliseconds > worst.milliseconds ? time : worst));
}

/** Time of the first call in each zone, in which the runtime reads its time zone data. */
const zones = [...new Set(vectors.map(({ timeZone }) => timeZone))];
const firstLooks = zones.map((timeZone) => {
  const start = performance.now();
  harrow({ expression: '0 0 12 * * ?', timeZone, from: new Date('2026-01-01T00:00:00Z'), next: null });
  return performance.now() - start;
});
const never = ['0 0 0 30 2 ?', '0 0 0 31W 2 ?', '0 0 0 31 2,4,6,9,11 ?', '0 0 0 ? 2 2#5 2026', '59 59 23 31 12 ? 2199'].map((expression): Vector => {
  return { expression, timeZone: 'Europe/Paris', from: new Date('2026-01-01T00:00:00Z'), next: [] };
});

// All three are measured on the vectors that all three can read; alike or not, they do the same work.
const common = vectors.filter((vector) => canRead(cronParser, vector) && canRead(croner, vector));
const rows = Object.entries({ harrow, 'cron-parser 5.10.5': cronParser, 'croner 11.0.1': croner }).map(([name, evaluate]) => ({
  name,
  perSecond: Math.round(rate(evaluate, common)),
  read: vectors.filter((vector) => canRead(evaluate, vector)).length,
  alike: vectors.filter((vector) => answers(evaluate, vector)).length,
}));
const ours = rows[0]!.perSecond;
const worst = slowest(harrow, vectors);
const worstNever = slowest(harrow, never);

const report = `# Cron: parse and next ten runs

${vectors.length} valid expressions with the answers of Quartz 2.3.2; speed on the ${common.length} that all three read. Node.js ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}.

| | expressions per second | harrow is faster by | reads | answers like Quartz |
|---|---|---|---|---|
${rows.map(({ name, perSecond, read, alike }) => `| ${name} | ${perSecond} | ${(ours / perSecond).toFixed(1)} | ${read} | ${alike} |`).join('\n')}

| harrow | |
|---|---|
| all ${vectors.length} expressions, per second | ${Math.round(rate(harrow, vectors))} |
| slowest expression | ${worst.milliseconds.toFixed(3)} ms, \`${worst.expression}\` |
| slowest that never comes | ${worstNever.milliseconds.toFixed(3)} ms, \`${worstNever.expression}\` |
| first look into a time zone, median of ${zones.length} | ${firstLooks.toSorted((one, other) => one - other)[zones.length >> 1]!.toFixed(2)} ms |
`;
writeFileSync(new URL('results/RESULTS.md', import.meta.url), report);
console.log(report);
