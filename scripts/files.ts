import { globSync } from 'node:fs';

const generatedFile = /(^|\/)generated\/|\.gen\.ts$/;

/** True for tests, stories and other files that are not part of the product. */
export function isTestOrStory(file: string): boolean {
  return /(\.(test|test-d|stories|example|fixtures?)|TestKit)\.tsx?$|(^|\/)(test|tests|stories|fixtures)\//.test(file);
}

/**
 * Files below `folder` that match, sorted, without installed and built ones. Paths are relative to `folder`.
 * @param options.generated includes generated sources; not by default.
 */
export function files(folder: string, patterns: readonly string[], { generated = false } = {}): string[] {
  const found = patterns.flatMap((pattern) => globSync(pattern, { cwd: folder, exclude: ['**/node_modules', '**/dist'] }));
  const paths = [...new Set(found.map((file) => file.replaceAll('\\', '/')))].sort();
  return generated ? paths : paths.filter((file) => !generatedFile.test(file));
}
