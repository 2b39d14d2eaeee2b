import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the project at one moment, without installed and built ones. Paths are relative to the project and use `/`. */
export interface ProjectTree {
  /** Sorted. */
  readonly files: readonly string[];
  hasFile(path: string): boolean;
  /** Files below a folder; those of the whole project for `''`. */
  below(folder: string): readonly string[];
  text(file: string): string;
  hash(file: string): string;
}

/** Files that Git knows or would add. `undefined` if the folder is no clone: then it is unknown which files belong to the project. */
export function readProjectTree(folder: string): ProjectTree | undefined {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const listed = execFileSync('git', args, { cwd: folder, maxBuffer: 100_000_000, stdio: 'pipe' }).toString().split('\0').filter(Boolean);
    // All at once: a file may change before it is first asked for.
    const hashes = new Map(listed.flatMap((file) => hashNow(folder, file) ?? []));
    return projectTree([...hashes.keys()], (file) => read(join(folder, file)), hashes);
  } catch {
    return undefined;
  }
}

/** Hashes of files by their state in the file system, so that a file is read again only after a change. */
const known = new Map<string, { state: string; hash: string }>();

/** Nothing for a file that has been removed, or is a folder: another clone inside this one. */
function hashNow(folder: string, file: string): [[file: string, hash: string]] | undefined {
  const path = join(folder, file);
  const found = lstatSync(path, { throwIfNoEntry: false, bigint: true });
  if (!found || found.isDirectory()) return undefined;
  const state = [found.ino, found.size, found.mode, found.mtimeNs, found.ctimeNs].join(' ');
  const before = known.get(path);
  const hash = before?.state === state ? before.hash : hashOf(read(path));
  known.set(path, { state, hash });
  return [[file, hash]];
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const read = (path: string): Buffer => (lstatSync(path).isSymbolicLink() ? Buffer.from(`→ ${readlinkSync(path)}`) : readFileSync(path));

/** A tree of the named files. */
export function projectTree(names: readonly string[], content: (file: string) => Buffer, hashes?: ReadonlyMap<string, string>): ProjectTree {
  const files = [...new Set(names)].sort();
  const all = new Set(files);
  return {
    files,
    hasFile: (path) => all.has(path),
    below: once((path: string) => (path === '' ? files : files.filter((file) => file.startsWith(`${path}/`)))),
    text: once((file: string) => content(file).toString('utf8')),
    hash: once((file: string) => hashes?.get(file) ?? hashOf(content(file))),
  };
}

/** Remembers the answers. */
export function once<Name extends string, Answer>(ask: (name: Name) => Answer): (name: Name) => Answer {
  const answers = new Map<Name, Answer>();
  return (name) => {
    if (!answers.has(name)) answers.set(name, ask(name));
    return answers.get(name)!;
  };
}
