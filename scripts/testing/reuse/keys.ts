import { createHash } from 'node:crypto';
import type { ProjectTree } from './projectTree.ts';
import { type Depth, readsOf } from './reads.ts';

/** Files that a check, a step or a test file may read. */
export interface Scope {
  /** Folders and files; `''` for all of the project. */
  readonly within?: readonly string[];
  /** Exceptions among them. */
  readonly without?: RegExp;
  /** Files that are run, read with all that they import. */
  readonly entries?: readonly string[];
  /** Default `imports`. */
  readonly depth?: Depth;
}

/** Something that passes or fails, and does so again as long as it reads the same. */
export interface Provable {
  /** Unique; a file of tests with the part that runs it. */
  readonly name: string;
  readonly scope: Scope;
}

/** Files without text that a program reads. */
export const documents = /\.(?:md|png|jpe?g|xlsx|mp4|pdf)$/;

/** Common inputs of all checks: versions of packages, how they find each other, and how the tests are run. */
const common: Scope = {
  within: ['tools'],
  entries: ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts/run.mjs', 'scripts/testing/testParts.ts'],
};
const isCommon = (file: string): boolean => /^(?:tsconfig[\w.]*\.json|(?:packages|apps)\/[^/]+\/(?:package|tsconfig)\.json)$/.test(file);

const keys = new WeakMap<ProjectTree, Map<string, string>>();

/** A sign of all that something reads; another one where a byte of it is another. */
export function keyOf(tree: ProjectTree, { name, scope }: Provable): string {
  const known = keys.get(tree) ?? new Map<string, string>();
  keys.set(tree, known);
  const key = known.get(name) ?? hashOf(tree, name, scope);
  known.set(name, key);
  return key;
}

function hashOf(tree: ProjectTree, name: string, scope: Scope): string {
  const read = readBy(tree, scope);
  const hash = createHash('sha256').update(name);
  // In the order of the tree, which is always the same.
  for (const file of tree.files) if (read.has(file)) hash.update(`\0${file}\0${tree.hash(file)}`);
  return hash.digest('hex');
}

/** All files on which the result of something with this scope may depend. */
export const readBy = (tree: ProjectTree, scope: Scope): ReadonlySet<string> => new Set([...filesOf(tree, scope), ...commonFiles(tree)]);

function filesOf(tree: ProjectTree, { within = [], without, entries = [], depth = 'imports' }: Scope): string[] {
  const found = within.flatMap((place) => (tree.hasFile(place) ? [place] : tree.below(place)));
  return [...found.filter((file) => !without?.test(file)), ...readsOf(tree, entries, depth)];
}

const commons = new WeakMap<ProjectTree, readonly string[]>();

function commonFiles(tree: ProjectTree): readonly string[] {
  const known = commons.get(tree) ?? [...filesOf(tree, common), ...tree.files.filter(isCommon)];
  commons.set(tree, known);
  return known;
}
