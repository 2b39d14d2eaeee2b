import { execFileSync } from 'node:child_process';
import { utimesSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Counts, Outcome } from '../testReports.ts';
import { createTree, type Tree } from '../../rules/tree.fixture.ts';
import { readProjectTree } from './projectTree.ts';
import { openResults, resultsFolder } from './results.ts';
import { countsOfFiles, type Reuse, runOneUnlessKnown, runUnlessKnown } from './reuse.ts';

let project: Tree;
let kept: Tree;
let now: number;
let machine: string;

beforeEach(() => {
  project = createTree({ 'a.test.ts': `import './a.ts';`, 'a.ts': '1', 'b.test.ts': `import './b.ts';`, 'b.ts': '1', '.gitignore': 'dist/\n' });
  execFileSync('git', ['init', '--quiet'], { cwd: project.folder });
  kept = createTree();
  now = Date.parse('2026-03-01T10:20:00Z');
  machine = 'Node.js 26';
});

afterEach(() => {
  project.remove();
  kept.remove();
});

const reuse = (uses = true): Reuse => ({
  uses,
  readTree: () => readProjectTree(project.folder),
  results: openResults(kept.folder, () => now),
  describe: async () => machine,
});

const fine: Counts = { passed: 2, failed: 0, skipped: 1 };

/** Runs both files, or those of them that are not known. */
async function runBoth(counts: Readonly<Record<string, Counts>> = {}, { meanwhile = () => {}, with: chosen = reuse() as Reuse | null } = {}) {
  const ran: string[] = [];
  const all = ['a.test.ts', 'b.test.ts'];
  const { outcome, note } = await runUnlessKnown(chosen ?? undefined, {
    list: async () => all,
    thingOf: (file) => ({ name: file, scope: { entries: [file], depth: 'all' } }),
    nothing: { passed: 0, failed: 0, skipped: 0, failures: [], files: [] },
    countsOf: countsOfFiles,
    run: async (rest = all) => {
      ran.push(...rest);
      meanwhile();
      const files = rest.map((file) => ({ file, ...(counts[file] ?? fine) }));
      const sum = (count: keyof Counts): number => files.reduce((total, each) => total + each[count], 0);
      const failures = files.filter(({ failed }) => failed > 0).map(({ file }) => ({ file, test: '', message: '' }));
      return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures, files } satisfies Outcome & { files: unknown };
    },
  });
  return { ran, note, passed: outcome.passed, failed: outcome.failed, skipped: outcome.skipped };
}

test('what passed is not run again, and counts as it did', async () => {
  expect(await runBoth()).toEqual({ ran: ['a.test.ts', 'b.test.ts'], passed: 4, failed: 0, skipped: 2 });
  const again = await runBoth();
  expect(again).toMatchObject({ ran: [], passed: 4, failed: 0, skipped: 2 });
  expect(again.note).toMatch(/^2 of 2 reused, passed at 2026-03-01 \d\d:20$/);
});

test('what reads a changed file is run, and nothing else', async () => {
  await runBoth();
  project.write({ 'b.ts': '2' });
  now += 3_600_000;
  expect(await runBoth()).toMatchObject({ ran: ['b.test.ts'], passed: 4, note: expect.stringContaining('1 of 2 reused') });
  expect((await runBoth()).note).toMatch(/^2 of 2 reused, passed between .* and .*$/);
  project.write({ 'b.ts': '1' });
  expect(await runBoth(), 'as it was at first').toMatchObject({ ran: [] });
});

test('a file that is new, or no longer there, is a change of what would read it', async () => {
  project.write({ 'a.ts': `import './c.ts';` });
  await runBoth();
  project.write({ 'c.ts': '' });
  expect((await runBoth()).ran).toEqual(['a.test.ts']);
  project.write({ 'dist/c.js': 'built' });
  expect((await runBoth()).ran).toEqual([]);
});

test('a failure is run until it passes', async () => {
  const failing = { 'a.test.ts': { passed: 1, failed: 1, skipped: 0 } };
  await runBoth(failing);
  expect(await runBoth(failing)).toMatchObject({ ran: ['a.test.ts'], passed: 3, failed: 1, skipped: 1 });
  expect((await runBoth()).ran).toEqual(['a.test.ts']);
  expect((await runBoth()).ran).toEqual([]);
});

test('nothing is kept of a run that failed without saying where', () => {
  const files = [{ file: 'a.test.ts', ...fine }];
  expect(countsOfFiles({ ...fine, failed: 1, failures: [], files }).size).toBe(0);
  expect(countsOfFiles({ ...fine, failures: [], files }).size).toBe(1);
});

test('what was changed while it ran is run again', async () => {
  await runBoth({}, { meanwhile: () => project.write({ 'a.ts': '2' }) });
  expect((await runBoth()).ran).toEqual(['a.test.ts']);
});

test('another version of what it runs with is a change of everything', async () => {
  await runBoth();
  machine = 'Node.js 27';
  expect((await runBoth()).ran).toEqual(['a.test.ts', 'b.test.ts']);
});

test('a run of everything runs everything, and keeps it', async () => {
  await runBoth();
  expect((await runBoth({}, { with: reuse(false) })).ran).toHaveLength(2);
  kept.remove();
  await runBoth({}, { with: reuse(false) });
  expect((await runBoth()).ran).toEqual([]);
});

test('without results, or outside a clone, everything is run', async () => {
  await runBoth();
  expect((await runBoth({}, { with: null })).ran).toHaveLength(2);
  expect((await runBoth({}, { with: { ...reuse(), readTree: () => readProjectTree(kept.folder) } })).ran).toHaveLength(2);
});

test('a result is worth nothing after a week, and goes', async () => {
  await runBoth();
  for (const file of readdirSync(kept.folder)) utimesSync(join(kept.folder, file), now / 1000, now / 1000);
  now += 8 * 86_400_000;
  expect((await runBoth()).ran).toHaveLength(2);
  reuse().results.tidy();
  expect(readdirSync(kept.folder)).toHaveLength(2);
  now += 8 * 86_400_000;
  for (const file of readdirSync(kept.folder)) utimesSync(join(kept.folder, file), 0, 0);
  reuse().results.tidy();
  expect(readdirSync(kept.folder)).toEqual([]);
});

test('the oldest results go where there are too many', () => {
  const results = openResults(kept.folder, () => now, 2);
  for (const key of ['first', 'second', 'third']) {
    results.keep(key, { name: key, passed: 1, skipped: 0 });
    utimesSync(join(kept.folder, `${key}.json`), now / 1000, now / 1000);
    now += 1000;
  }
  results.tidy();
  expect(['first', 'second', 'third'].map((key) => results.find(key)?.name)).toEqual([undefined, 'second', 'third']);
});

test('a result that cannot be read was not kept', async () => {
  await runBoth();
  kept.write(Object.fromEntries(readdirSync(kept.folder).map((file) => [file, '{ "passed": 1'])));
  expect((await runBoth()).ran).toHaveLength(2);
});

test('one thing alone is run once', async () => {
  let runs = 0;
  const step = () =>
    runOneUnlessKnown(
      reuse(),
      { name: 'step', scope: { within: ['a.ts'] } },
      { nothing: { passed: 0, failed: 0, skipped: 0 }, run: async () => (runs++, fine) },
    );
  expect(await step()).toEqual({ outcome: fine });
  const again = await step();
  expect(again.outcome).toMatchObject(fine);
  expect(again.note).toMatch(/^reused, passed at /);
  expect(runs).toBe(1);
});

test('results lie outside of the project', () => {
  expect(resultsFolder({ XDG_CACHE_HOME: '/cache' })).toBe(join('/cache', 'harrow', 'tests'));
  expect(resultsFolder({ HARROW_TEST_CACHE: '/elsewhere', XDG_CACHE_HOME: '/cache' })).toBe('/elsewhere');
  expect(resultsFolder({ HARROW_TEST_CACHE: 'off' })).toBeUndefined();
});
