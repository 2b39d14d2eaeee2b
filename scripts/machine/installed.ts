import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** True if this process may install packages of the operating system. */
export const isRoot = process.getuid?.() === 0;

/** True if a file exists and may be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Full path of a command on PATH. */
export function commandPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? process.env.Path ?? '').split(delimiter).filter(Boolean);
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find(isExecutable);
}

/** Existing paths for patterns such as `/usr/lib/postgresql/*\/bin`, those with the highest version first. */
export function newestFirst(patterns: readonly string[]): string[] {
  const byVersion = new Intl.Collator('en', { numeric: true });
  return patterns.flatMap((pattern) => globSync(pattern).sort((a, b) => byVersion.compare(b, a)));
}
