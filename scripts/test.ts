// Runs all tests, or the named parts: node scripts/test.ts [--times] [--reuse] [PART...]
// Every part runs, also after one that failed. The last line is `N passed, N failed, N skipped`.
// With --times it reports the processor time of each part, the slowest files, and the cost of one more document, list, master or paper.
// With --reuse it leaves out tests that have passed on this machine with the same inputs; see docs/decisions/build/testing.md.
import { root, seconds, stopCommands } from './command.ts';
import { openReuse } from './testing/reuse/reuse.ts';
import { fileTimes, type PartOutcome, type TestPart, testParts } from './testing/testParts.ts';
import type { Counts, Failure } from './testing/testReports.ts';
import { processorSeconds, timesReport } from './testing/testTimes.ts';

const options = ['--times', '--reuse'];
const withTimes = process.argv.includes('--times');
const reuse = openReuse(root, process.argv.includes('--reuse'));
const wanted = process.argv.slice(2).filter((word) => !options.includes(word));
const chosen = wanted.length === 0 ? testParts : testParts.filter(({ name }) => wanted.some((want) => name === want || name.startsWith(`${want}-`)));
if (chosen.length === 0) {
  console.error(`There is no such part. Parts are: ${testParts.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true;
    stopCommands(signal);
  });
}

const results: { part: TestPart; outcome: PartOutcome; time: string; processor: number }[] = [];
const start = performance.now();
for (const part of chosen) {
  if (interrupted) break;
  console.log(`\n── ${part.title} (${results.length + 1} of ${chosen.length}) ──`);
  const partStart = performance.now();
  const processorStart = processorSeconds() ?? Number.NaN;
  const outcome = await part.run(reuse).catch((error: unknown): PartOutcome => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  });
  results.push({ part, outcome, time: seconds(partStart), processor: (processorSeconds() ?? Number.NaN) - processorStart });
}

reuse?.results.tidy();

console.log(`\n── Summary (${seconds(start)}) ──`);
for (const { part, outcome, time } of results) {
  const { passed, failed, skipped, failures, unsteady = [], note } = outcome;
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${part.title.padEnd(42)} ${passed} passed, ${failed} failed, ${skipped} skipped  (${[time, note].filter(Boolean).join('; ')})`,
  );
  list('failed', failures);
  list('passed only when repeated', unsteady);
}
if (withTimes) {
  console.log(`\n── Times ──\nProcessor time`);
  for (const { part, time, processor } of results) console.log(`${processor.toFixed(1).padStart(8)} s  ${part.title}, in ${time}`);
  console.log(timesReport(results.flatMap(({ part }) => fileTimes(part.name))).join('\n'));
}
const total = (count: keyof Counts): number => results.reduce((running, { outcome }) => running + outcome[count], 0);
if (interrupted) console.log('Interrupted.');
console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = interrupted ? 130 : total('failed') > 0 ? 1 : 0;

function list(what: string, failures: readonly Failure[]): void {
  for (const { file, test, message } of failures) console.log(`    ${what}: ${file}${test && ` > ${test}`}\n        ${message}`);
}
