// Steps of .ci/run: those that only a release needs, then all tests, whose summary ends the output. Each step prints its own `N passed, N
// failed, N skipped` or counts as one check; the last line is the sum. Steps that passed on this machine with the same inputs are not run
// again (docs/decisions/build/testing.md), unless it is called with --all.
import { spawn } from 'node:child_process';
import { root, seconds } from './command.ts';
import { ciSteps, type Step } from './testing/reuse/ciSteps.ts';
import { openReuse, runOneUnlessKnown } from './testing/reuse/reuse.ts';
import type { Counts } from './testing/testReports.ts';

const withAll = process.argv.includes('--all');
const reuse = openReuse(root, !withAll);

/** Lines shown of a failed check's output. */
const saidOfFailure = 15;

const failedSteps: string[] = [];
/** Output of each failed check, repeated at the end, since the beginning of a long log may not be kept. */
const failures: string[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };
const start = performance.now();
/** Titles of steps that have run, not of those that were known. */
const done = new Set<string>();
for (const step of ciSteps) {
  console.log(`\n══ ${step.title} ══`);
  const stepStart = performance.now();
  const { outcome, note } = await runOneUnlessKnown(
    reuse,
    { name: `ci ${step.title}`, scope: step.reads },
    {
      nothing: { passed: 0, failed: 0, skipped: 0 },
      tools: step.tools,
      run: () => runWithNeeds(step),
    },
  );
  count(step.title, outcome, note ?? seconds(stepStart));
}
console.log('\n══ Tests ══');
const testsStart = performance.now();
const tests = ['node', 'scripts/test.ts', ...(withAll ? [] : ['--reuse'])] as const;
count('Tests', await runStep('Tests', tests, true), seconds(testsStart));

console.log(`\nTook ${seconds(start)}.`);
if (failedSteps.length > 0) console.log([`Failed: ${failedSteps.join(', ')}`, ...failures].join('\n'));
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a step, and before it the one that it needs, unless that has run. */
async function runWithNeeds({ title, command, counts, needs }: Step): Promise<Counts> {
  const needed = ciSteps.find((step) => step.title === needs);
  if (needed && !done.has(needed.title)) {
    console.log(`${needed.title}, which this needs`);
    const before = await runStep(needed.title, needed.command, false);
    if (before.failed > 0) return before;
  }
  return runStep(title, command, counts);
}

function count(title: string, { passed, failed, skipped }: Counts, how: string): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed > 0) failedSteps.push(title);
  console.log(`${failed > 0 ? '✗' : '✓'} ${title} (${how})`);
}

/** Runs a command; if it counts itself, its last line has the counts. */
async function runStep(title: string, command: Step['command'], counts = false): Promise<Counts> {
  const { code, lines } = await show(command);
  done.add(title);
  if (code !== 0) failures.push(...failedChecks(lines));
  const match = counts ? /^(\d+) passed, (\d+) failed, (\d+) skipped$/.exec(lines.at(-1) ?? '') : null;
  const [passed = 0, failed = 0, skipped = 0] = match ? match.slice(1).map(Number) : code === 0 ? [1, 0, 0] : [0, 1, 0];
  // A step that ends badly without a failed count has failed nevertheless.
  return { passed, failed: failed || (code === 0 ? 0 : 1), skipped };
}

/** Shows the output while the command runs, and keeps it. */
function show([name, ...args]: Step['command']): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(name, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      output.push(chunk);
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ code: 127, lines: [] });
    });
    child.on('close', (code) => resolve({ code: code ?? 1, lines: Buffer.concat(output).toString().trimEnd().split('\n') }));
  });
}

/** The lines of checks that failed, each with the first of its output, which is indented below. */
function failedChecks(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    if (!line.startsWith('✗ ')) return [];
    const below = lines.slice(at + 1, at + 1 + saidOfFailure);
    const end = below.findIndex((next) => !/^\s/.test(next));
    return [line, ...(end < 0 ? below : below.slice(0, end))];
  });
}
