// Runs all tests, or the parts that are named: node scripts/test.ts [PART...]
// Every part runs, also after one that failed. The last line is `N passed, N failed, N skipped`.
import { seconds, stopCommands } from './command.ts';
import { type Counts, type TestPart, testParts } from './testParts.ts';

const wanted = process.argv.slice(2);
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

const results: { part: TestPart; counts: Counts; time: string }[] = [];
const start = performance.now();
for (const part of chosen) {
  if (interrupted) break;
  console.log(`\n── ${part.title} (${results.length + 1} of ${chosen.length}) ──`);
  const partStart = performance.now();
  const counts = await part.run().catch((error: unknown): Counts => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  results.push({ part, counts, time: seconds(partStart) });
}

console.log(`\n── Summary (${seconds(start)}) ──`);
for (const { part, counts, time } of results) {
  const { passed, failed, skipped } = counts;
  console.log(`${failed > 0 ? '✗' : '✓'} ${part.title.padEnd(42)} ${passed} passed, ${failed} failed, ${skipped} skipped  (${time})`);
}
const total = (count: keyof Counts): number => results.reduce((running, { counts }) => running + counts[count], 0);
if (interrupted) console.log('Interrupted.');
console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = interrupted ? 130 : total('failed') > 0 ? 1 : 0;
