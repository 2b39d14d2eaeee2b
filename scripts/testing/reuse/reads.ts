// Files of the project that a file depends on: its imports, and other files it may read.
// Nothing is parsed. Whatever looks like the path of a file counts, also in a comment: too many files cost a needless run, one too few a
// wrong result.
import { posix } from 'node:path';
import { once, type ProjectTree } from './projectTree.ts';

/**
 * `imports`: files named by their paths relative to the importer, for bundled code. `names`: also folders, and paths from the root of the
 * project, for code that names all its reads in this way. `all`: also files that a program may find without naming them.
 */
export type Depth = 'imports' | 'names' | 'all';

/** All files that are read where the entries are run, themselves included. */
export function readsOf(tree: ProjectTree, entries: readonly string[], depth: Depth): ReadonlySet<string> {
  const { named, found } = knownOf(tree);
  const reads = new Set<string>();
  const homes = new Set<Home>();
  const visited = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (visited.has(file)) continue;
    visited.add(file);
    const { imports, names, beside, homes: places } = named(file);
    queue.push(...imports);
    if (depth === 'imports') continue;
    queue.push(...names);
    for (const each of beside) reads.add(each);
    if (depth === 'all') for (const home of places) homes.add(home);
  }
  for (const home of homes) for (const file of found(home)) reads.add(file);
  for (const file of visited) reads.add(file);
  return reads;
}

interface Named {
  /** Files that the text names by their paths from there, and those of folders from which it imports. */
  readonly imports: readonly string[];
  /** Files that it names by their paths from the root. */
  readonly names: readonly string[];
  /** Files of other folders that it names. They lead no further: they are only read, or import what lies in the same package. */
  readonly beside: readonly string[];
  /** Folders in which it may read files that it does not name. */
  readonly homes: readonly Home[];
}

/** A folder, `''` for all of the project, in which a test finds its reads, or the product, which never reads a test. */
type Home = `${'test' | 'product'} ${string}`;

/** A change of one test leaves the others alone. */
export const isTestFile = (file: string): boolean => /\.(?:test|stories|spec)\.tsx?$/.test(file);

/** Facts found out about a tree. */
interface Known {
  readonly named: (file: string) => Named;
  readonly found: (home: Home) => readonly string[];
  readonly packages: readonly Package[];
  readonly topFolders: ReadonlySet<string>;
}

const trees = new WeakMap<ProjectTree, Known>();

function knownOf(tree: ProjectTree): Known {
  const known = trees.get(tree) ?? {
    named: once((file: string) => namedBy(tree, file)),
    found: once((home: Home) => {
      const [kind, folder] = home.split(' ') as [string, string];
      return kind === 'test' || folder === '' ? tree.below(folder) : tree.below(folder).filter((file) => !isTestFile(file));
    }),
    packages: tree.files
      .filter((file) => /^(?:packages|apps)\/[^/]+\/package\.json$/.test(file))
      .map((file) => ({ home: posix.dirname(file), manifest: JSON.parse(tree.text(file)) as Manifest })),
    topFolders: new Set(tree.files.filter((file) => file.includes('/')).map((file) => file.split('/', 1)[0]!)),
  };
  trees.set(tree, known);
  return known;
}

const source = /\.(?:[cm]?[jt]sx?|css|mdx|html)$/;
/** Reads files, starts programs, or asks where it lies itself. */
const reader =
  /['"](?:node:)?(?:fs|fs\/promises|child_process|worker_threads|module)['"]|\bimport\.meta\.(?:url|dirname|filename|resolve)\b|\bprocess\.cwd\(|\brequire\(/;
/** Imports of files that only a pattern names. */
const patterned = /\bimport\.meta\.glob\b|\bimport(?:Actual)?\(\s*[^'"\s]/;

function namedBy(tree: ProjectTree, file: string): Named {
  if (!source.test(file) || !tree.hasFile(file)) return { imports: [], names: [], beside: [], homes: [] };
  const text = tree.text(file);
  const isReader = reader.test(text);
  const near = relativePaths(file, text);
  const fromRoot = pathsFromRoot(tree, text);
  const filesOf = (paths: readonly string[]): string[] => paths.flatMap((path) => fileAt(tree, path) ?? []);
  const foldersOf = (paths: readonly string[]): string[] => paths.flatMap((path) => (fileAt(tree, path) === undefined ? folderAt(tree, path) : []));
  return {
    imports: [...new Set([...filesOf(near), ...(patterned.test(text) ? foldersOf(near) : []), ...packageFiles(tree, text)])],
    names: filesOf(fromRoot),
    beside: isReader ? foldersOf([...near, ...fromRoot]).filter((below) => isTestFile(file) || !isTestFile(below)) : [],
    homes: isReader ? homesOf(tree, file, text).map((home): Home => `${isTestFile(file) ? 'test' : 'product'} ${home}`) : [],
  };
}

/** Paths behind a quote or a bracket, up to a computed part; also `'openapi.yaml'` and `url(font.woff2)`. */
function relativePaths(file: string, text: string): string[] {
  const found = [...text.matchAll(/['"`(](\.{1,2}\/[^'"`\s)]*)/g), ...text.matchAll(/(?:['"]|\burl\()([\w@-][\w@./-]*\.\w+)['")]/g)];
  return found.map(([, path]) => posix.join(posix.dirname(file), fixedPart(path!)));
}

function pathsFromRoot(tree: ProjectTree, text: string): string[] {
  const { topFolders } = knownOf(tree);
  // Between backticks only computed paths: elsewhere in them comments name things.
  const paths = [...text.matchAll(/(?:['"]|`(?=[^`\s]*\$\{))([\w.@-]+\/[^'"`\s]*)/g)].map(([, path]) => posix.normalize(fixedPart(path!)));
  return paths.filter((path) => topFolders.has(path.split('/', 1)[0]!));
}

/** Without a query, and without the last names where they are a pattern or computed. */
function fixedPart(path: string): string {
  const plain = path.replace(/\?[a-z]+$/, '');
  const open = plain.search(/[*{[$]|!\(/);
  return open < 0 ? plain : plain.slice(0, plain.lastIndexOf('/', open) + 1);
}

function fileAt(tree: ProjectTree, path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}.js`, posix.join(path, 'index.ts'), posix.join(path, 'index.tsx')].find((file) => tree.hasFile(file));
}

/** None for a path that leads to the project itself, or out of it, of which `climbsOut` takes care. */
function folderAt(tree: ProjectTree, path: string): readonly string[] {
  return /^\.{0,2}\/?$|^\.\.\//.test(path) ? [] : tree.below(path.replace(/\/$/, ''));
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** One of the workspace; not the project itself. */
interface Package {
  readonly home: string;
  readonly manifest: Manifest;
}

/** Files behind a specifier such as `@harrow/ui/table`: the file that the package exports under that name, else all of the package. */
function packageFiles(tree: ProjectTree, text: string): string[] {
  const { packages } = knownOf(tree);
  return [...text.matchAll(/['"](@?[\w-]+\/[\w./-]+)['"]/g)].flatMap(([, specifier = '']) => {
    const found = packages.find(({ manifest: { name } }) => specifier === name || specifier.startsWith(`${name}/`));
    if (!found) return [];
    const exported = found.manifest.exports?.[`.${specifier.slice(found.manifest.name.length)}`];
    return typeof exported === 'string' ? [posix.join(found.home, exported)] : tree.below(found.home);
  });
}

/** These climb out of their packages and name there, from the root of the project, all that they read. */
const namesItsReads = new Set(['apps/portal/classNameOf.ts', 'apps/server/seed/snapshot/demoSnapshot.ts']);

/**
 * Folders in which a file may read without naming a file: its package and those that this one depends on. A file that belongs to no
 * package, or that climbs out of its own, may read all of the project.
 */
function homesOf(tree: ProjectTree, file: string, text: string): readonly string[] {
  const { packages } = knownOf(tree);
  const own = packages.find(({ home }) => file.startsWith(`${home}/`));
  if (!own || (climbsOut(file, text, own.home) && !namesItsReads.has(file))) return [''];
  const found = new Set([own]);
  for (const { manifest } of found) {
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    for (const dependency of packages) if (names.includes(dependency.manifest.name)) found.add(dependency);
  }
  return [...found].map(({ home }) => home);
}

/** True if the text leads to a folder above the package, as `join(import.meta.dirname, '..', '..', '..')` may. */
function climbsOut(file: string, text: string, home: string): boolean {
  if (/\bprocess\.cwd\(|\bdirname\(\s*dirname\(/.test(text)) return true;
  const climbs = [
    ...text.matchAll(/['"`]\.\.(?:\/\.\.)*\/?['"`](?:\s*,\s*['"`]\.\.(?:\/\.\.)*\/?['"`])*/g),
    // `../../*` or `../../${name}`
    ...text.matchAll(/['"`](?:\.\.\/)+[*{[$!]/g),
  ].map(([found]) => found.split('..').length - 1);
  return climbs.some((steps) => !posix.join(posix.dirname(file), '../'.repeat(steps)).startsWith(home));
}
