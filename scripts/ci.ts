// What .ci/run runs: what only a release needs, then all tests, whose summary ends the output. Each step prints its own `N passed, N failed, N skipped`
// or counts as one check; the last line is the sum.
import { spawn } from 'node:child_process';
import { root, seconds } from './command.ts';

interface Step {
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  /** Whether the step prints counts of its own. */
  readonly counts?: boolean;
}

const steps: readonly Step[] = [
  { title: 'Regenerate from the contract', command: ['pnpm', '-r', 'run', 'generate'] },
  {
    title: 'Generated code is what was committed',
    command: ['git', 'diff', '--exit-code', '--', 'packages/contract/openapi.yaml', 'packages/api-client/src/generated', 'apps/server/src/generated'],
  },
  { title: 'Production build', command: ['pnpm', '-r', 'run', 'build'] },
  { title: 'Published packages', command: ['node', 'scripts/publishCheck.ts'], counts: true },
  { title: 'Bundle budget', command: ['node', 'scripts/bundleBudget.ts'], counts: true },
  { title: 'Storybook build', command: ['storybook', 'build', '-o', 'storybook-static', '--quiet'] },
  { title: 'Tests', command: ['node', 'scripts/test.ts'], counts: true },
];

/** Lines of what a failed check says. */
const saidOfFailure = 15;

const failedSteps: string[] = [];
/** What each failed check said, once more at the end, since the beginning of a long log may not be kept. */
const failures: string[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };
const start = performance.now();
for (const step of steps) {
  console.log(`\n══ ${step.title} ══`);
  const stepStart = performance.now();
  const { code, lines } = await runStep(step);
  const lastLine = lines.at(-1) ?? '';
  const match = step.counts ? /^(\d+) passed, (\d+) failed, (\d+) skipped$/.exec(lastLine) : null;
  const [passed, failed, skipped] = match ? match.slice(1).map(Number) : code === 0 ? [1, 0, 0] : [0, 1, 0];
  total.passed += passed ?? 0;
  // A step that ends badly without a failed count has failed nevertheless.
  total.failed += failed || (code === 0 ? 0 : 1);
  total.skipped += skipped ?? 0;
  if (code !== 0) {
    failedSteps.push(step.title);
    failures.push(...failedChecks(lines));
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${step.title} (${seconds(stepStart)})`);
}
console.log(`\nTook ${seconds(start)}.`);
if (failedSteps.length > 0) console.log([`Failed: ${failedSteps.join(', ')}`, ...failures].join('\n'));
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Shows the output while the step runs, and keeps it. */
function runStep({ command: [name, ...args] }: Step): Promise<{ code: number; lines: string[] }> {
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

/** The lines of checks that failed, each with the first of what it says below, which is indented. */
function failedChecks(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    if (!line.startsWith('✗ ')) return [];
    const below = lines.slice(at + 1, at + 1 + saidOfFailure);
    const end = below.findIndex((next) => !/^\s/.test(next));
    return [line, ...(end < 0 ? below : below.slice(0, end))];
  });
}
