// Parts that passed with the same inputs are not run again.
import { createHash } from 'node:crypto';
import type { Counts, FileCounts, Outcome } from '../testReports.ts';
import { keyOf, type Provable } from './keys.ts';
import { describeMachine, type Tool } from './machine.ts';
import { type ProjectTree, readProjectTree } from './projectTree.ts';
import { type KeptResult, openResults, type Results, resultsFolder } from './results.ts';

export interface Reuse {
  /** True if kept results are used; new ones are kept in any case. */
  readonly uses: boolean;
  /** The files of the project as they are now. */
  readonly readTree: () => ProjectTree | undefined;
  readonly results: Results;
  readonly describe: (tools: readonly Tool[]) => Promise<string>;
}

/** `undefined` where nothing may be kept. */
export function openReuse(folder: string, uses: boolean): Reuse | undefined {
  const place = resultsFolder();
  return place === undefined ? undefined : { uses, readTree: () => readProjectTree(folder), results: openResults(place), describe: describeMachine };
}

/** Outcome of several things, some of which were not run. */
export interface Reused<Counted extends Counts> {
  readonly outcome: Counted;
  /** Such as `12 of 14 reused, passed at 2026-03-01 10:20`; undefined where all was run. */
  readonly note?: string;
}

/** Things that are run together, each by its name. */
export interface Things<Counted extends Counts> {
  /** Names of all of them; `undefined` where they cannot be listed, so that all are run. */
  list(): Promise<readonly string[] | undefined>;
  thingOf(name: string): Provable;
  /** @param rest names of those that are to be run, never none; `undefined` for all of them */
  run(rest: readonly string[] | undefined): Promise<Counted>;
  /** Outcome if nothing has to be run. */
  readonly nothing: Counted;
  /** Counts of each thing that was run. Others are not kept. */
  countsOf(outcome: Counted): ReadonlyMap<string, Counts>;
  readonly tools?: readonly Tool[];
}

/** Runs the things that are not known to pass, and returns the outcome with the counts of the others added. */
export async function runUnlessKnown<Counted extends Counts>(reuse: Reuse | undefined, things: Things<Counted>): Promise<Reused<Counted>> {
  const tree = reuse?.readTree();
  if (!reuse || !tree) return { outcome: await things.run(undefined) };
  const names = reuse.uses ? await things.list() : undefined;
  const known = names ? await findKnown(reuse, tree, things, names) : new Map<string, KeptResult>();
  const rest = known.size === 0 ? undefined : names?.filter((name) => !known.has(name));
  const outcome = rest?.length === 0 ? things.nothing : await things.run(rest);
  await keepPassed(reuse, tree, things, outcome);
  return known.size === 0 ? { outcome } : { outcome: withKnown(outcome, [...known.values()]), note: noteOf([...known.values()], names!.length) };
}

async function findKnown<Counted extends Counts>(
  { describe, results }: Reuse,
  tree: ProjectTree,
  { thingOf, tools = [] }: Things<Counted>,
  names: readonly string[],
): Promise<Map<string, KeptResult>> {
  const machine = await describe(tools);
  return new Map(
    names.flatMap((name) => {
      const result = results.find(fullKey(tree, thingOf(name), machine));
      return result ? [[name, result] as const] : [];
    }),
  );
}

/** Keeps passed results, unless a file that they read was changed meanwhile. */
async function keepPassed<Counted extends Counts>(
  { readTree, results, describe }: Reuse,
  before: ProjectTree,
  { thingOf, countsOf, tools = [] }: Things<Counted>,
  outcome: Counted,
): Promise<void> {
  const passed = [...countsOf(outcome)].filter(([, { failed }]) => failed === 0);
  const after = passed.length > 0 ? readTree() : undefined;
  if (!after) return;
  // The run may have installed the tools that it needs.
  const machine = await describe(tools);
  for (const [name, counts] of passed) {
    const thing = thingOf(name);
    if (keyOf(before, thing) === keyOf(after, thing)) results.keep(fullKey(after, thing, machine), { ...counts, name: thing.name });
  }
}

const fullKey = (tree: ProjectTree, thing: Provable, machine: string): string =>
  createHash('sha256')
    .update(`${keyOf(tree, thing)}\0${machine}`)
    .digest('hex');

function withKnown<Counted extends Counts>(outcome: Counted, known: readonly KeptResult[]): Counted {
  const more = (count: 'passed' | 'skipped'): number => known.reduce((sum, result) => sum + result[count], outcome[count]);
  return { ...outcome, passed: more('passed'), skipped: more('skipped') };
}

function noteOf(known: readonly KeptResult[], all: number): string {
  const times = known.map(({ at }) => minutes(at)).sort();
  const [first, last] = [times[0]!, times.at(-1)!];
  return `${all === 1 ? 'reused' : `${known.length} of ${all} reused`}, passed ${first === last ? `at ${first}` : `between ${first} and ${last}`}`;
}

/** `2026-03-01 10:20`, in the time of the machine. */
function minutes(iso: string): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** Runs one thing unless it is known to pass. */
export function runOneUnlessKnown<Counted extends Counts>(
  reuse: Reuse | undefined,
  thing: Provable,
  one: Pick<Things<Counted>, 'nothing' | 'tools'> & { run: () => Promise<Counted> },
): Promise<Reused<Counted>> {
  return runUnlessKnown(reuse, { ...one, list: async () => [thing.name], thingOf: () => thing, countsOf: (outcome) => new Map([[thing.name, outcome]]) });
}

/** Counts of the files of a run. None where it failed without naming a test: files that passed may have been cut short. */
export function countsOfFiles({ failed, failures, files }: Outcome & { readonly files?: readonly FileCounts[] }): Map<string, Counts> {
  return failed > failures.length ? new Map() : new Map((files ?? []).map((counts) => [counts.file, counts]));
}
