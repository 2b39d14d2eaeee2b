import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** A passed run with its counts. */
export interface KeptResult {
  /** Its name, for readers of the folder. */
  readonly name: string;
  readonly passed: number;
  readonly skipped: number;
  /** Time of the run, in ISO 8601. */
  readonly at: string;
}

/** Results of earlier runs on this machine, by their keys. Failures are never kept. */
export interface Results {
  find(key: string): KeptResult | undefined;
  keep(key: string, result: Omit<KeptResult, 'at'>): void;
  /** Removes results that are too old, and the oldest of too many. */
  tidy(): void;
}

/** A result that is older proves nothing: some tests depend on the day, and a machine changes in ways that no version tells. */
const mostDays = 7;
const day = 86_400_000;

/**
 * Folder of the results, outside of the project, since CI runs in a clean clone each time: HARROW_TEST_CACHE, else `harrow/tests` in the
 * folder for such things. `undefined` where HARROW_TEST_CACHE is `off`.
 */
export function resultsFolder(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = env.HARROW_TEST_CACHE;
  if (chosen === 'off') return undefined;
  return chosen ? resolve(chosen) : join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'harrow', 'tests');
}

/** @param most maximum number kept: some dozens of runs */
export function openResults(folder: string, now = Date.now, most = 20_000): Results {
  const fileOf = (key: string): string => join(folder, `${key}.json`);
  const isOld = (at: number): boolean => now() - at > mostDays * day;
  return {
    find: (key) => {
      const result = read(fileOf(key));
      return result && !isOld(Date.parse(result.at)) ? result : undefined;
    },
    keep: (key, { name, passed, skipped }) => {
      const result: KeptResult = { name, passed, skipped, at: new Date(now()).toISOString() };
      mkdirSync(folder, { recursive: true });
      // Another run may write the same key at this moment: a reader finds one of the two, never a part.
      const unfinished = `${fileOf(key)}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify(result));
      renameSync(unfinished, fileOf(key));
    },
    tidy: () => {
      const newestFirst = listed(folder).sort((a, b) => b.at - a.at);
      for (const [index, { path, at }] of newestFirst.entries()) if (index >= most || isOld(at)) rmSync(path, { force: true });
    },
  };
}

/** An unreadable result counts as none. */
function read(file: string): KeptResult | undefined {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8')) as KeptResult;
    return Number.isInteger(result.passed) && Number.isInteger(result.skipped) && !Number.isNaN(Date.parse(result.at)) ? result : undefined;
  } catch {
    return undefined;
  }
}

function listed(folder: string): { path: string; at: number }[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      return at === undefined ? [] : [{ path, at }];
    });
  } catch {
    return [];
  }
}
