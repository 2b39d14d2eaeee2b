import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, inParallel, root, seconds } from './command.ts';
import { documents, type Scope } from './testing/reuse/keys.ts';
import { type Reuse, runOneUnlessKnown } from './testing/reuse/reuse.ts';

/** A check that needs no browser and no database. */
export interface StaticCheck {
  readonly name: string;
  /** Files it may read; without, it always runs. */
  readonly reads?: Scope;
  run(): Promise<CheckOutcome>;
}

export interface CheckOutcome {
  readonly ok: boolean;
  /** Findings, shown if the check fails. */
  readonly output: string;
}

/** TypeScript 7, by its path, since 6 is there as well (docs/decisions/build/tooling.md). */
const typeScript7 = 'node_modules/typescript7/bin/tsc';

/** The command that checks the types of one project. */
export const typeCheck = (project: string): [command: string, args: string[]] => ['node', [typeScript7, '-p', project]];

/**
 * Types of everything: the projects of tsconfig.json and those they refer to, each file once. Unchanged files are not checked again; the
 * state is kept in node_modules/.cache of each package.
 */
const types = check('types', 'node', [typeScript7, '-b', '.', 'apps/portal']);

/** All static checks, in the order in which they are shown. */
export const staticChecks: readonly StaticCheck[] = [
  types,
  check('lint', 'oxlint', []),
  check('layering', 'node', ['scripts/rules/layering.ts']),
  check('contexts come first', 'node', ['scripts/rules/contextFirst.ts']),
  check('format', 'oxfmt', ['--check']),
  check('messages', 'node', ['scripts/rules/messages.ts']),
];

/** Files generated from the contract, and committed. */
const generated = ['packages/contract/openapi.yaml', 'packages/api-client/src/generated', 'apps/server/src/generated'];

/**
 * Regenerates from the contract and compares with the files before. In a clean clone those are the committed ones; in a work tree with
 * changes the present ones, so that a change can be checked before it is committed.
 */
export const contractCheck: StaticCheck = {
  name: 'generated code matches the contract',
  run: async () => {
    const before = fingerprints();
    const { code, output } = await capture('pnpm', ['-r', 'run', 'generate']);
    if (code !== 0) return { ok: false, output };
    const after = fingerprints();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
    return { ok: changed.length === 0, output: `Not what the contract generates (now regenerated):\n${changed.join('\n')}` };
  },
};

/** Runs checks two at a time, prints a line for each, and returns how many passed and failed. Checks known to pass are not run again. */
export async function runChecks(checks: readonly StaticCheck[], reuse?: Reuse): Promise<{ passed: number; failed: number }> {
  const outcomes = await inParallel(2, checks, async ({ name, reads, run }) => {
    const start = performance.now();
    const { outcome, note } = await runOneUnlessKnown(
      reads && reuse,
      { name: `check ${name}`, scope: reads ?? {} },
      {
        nothing: { passed: 0, failed: 0, skipped: 0, output: '' },
        run: async () => {
          const { ok, output } = await run();
          return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
        },
      },
    );
    console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${name} (${note ?? seconds(start)})`);
    if (outcome.failed > 0) console.log(outcome.output.trim().replaceAll(/^/gm, '    '));
    return outcome;
  });
  const failed = outcomes.filter((outcome) => outcome.failed > 0).length;
  return { passed: outcomes.length - failed, failed };
}

/** A check of all sources. */
function check(name: string, command: string, args: readonly string[]): StaticCheck {
  return {
    name,
    reads: { within: [''], without: documents },
    run: async () => {
      const { code, output } = await capture(command, args, { env: { NO_COLOR: '1' } });
      return { ok: code === 0, output };
    },
  };
}

function fingerprints(): Map<string, string> {
  const files = generated.flatMap((path) => (path.endsWith('.yaml') ? [path] : globSync(`${path}/**/*.ts`, { cwd: root })));
  return new Map(
    files
      .filter((file) => existsSync(join(root, file)))
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest('hex'),
      ]),
  );
}
