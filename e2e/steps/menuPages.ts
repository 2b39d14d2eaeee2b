/** Feature of the portal behind an address, as the modules of the server declare it in their menus. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Addresses of lists by the folder of the feature that shows their records. */
export const listsByFeature: ReadonlyMap<string, string> = new Map(
  globSync('apps/server/src/modules/*/module.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((module) => [
      ...[...module.matchAll(/group: '\w+',\s*path: '([^']+)',\s*component: '([a-z-]+)\//g)].map(([, path, feature]) => [feature!, path!] as const),
      ...[...module.matchAll(/menuPage\(\s*'([^']+)',\s*'([a-z-]+)\//g)].map(([, place, feature]) => [feature!, `/${place!}`] as const),
    ]),
);

/** The feature whose list is at an address, or at one above it in the same feature. */
export const featureAt = (address: string): string | undefined =>
  [...listsByFeature].filter(([, list]) => address.startsWith(list)).sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
