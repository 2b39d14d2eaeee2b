// How many bytes the pages of the built portal cost, and whether that is within the budget.
// Needs the production build of apps/portal.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { portalFolder } from './portalBuild.ts';

/** What we read of Vite's manifest: chunks by source file, their style sheets and the chunks they import. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** Keys of chunks that are loaded with this one. */
  readonly imports?: readonly string[];
  /** Keys of chunks that are loaded when they are asked for. */
  readonly dynamicImports?: readonly string[];
}

/** A step on the user's way: the sources that it asks for, on top of the steps before. */
export interface Step {
  readonly name: string;
  readonly sources: readonly RegExp[];
  /** Most bytes of script and style, gzipped: `total` counts all steps so far, `more` this step alone. */
  readonly limit: { readonly total?: number; readonly more?: number };
}

export interface StepCost {
  readonly name: string;
  readonly total: number;
  readonly more: number;
  readonly isWithin: boolean;
}

/**
 * Costs of the steps, in order.
 * @param sizeOf gzipped bytes of a built file.
 * @throws Error if the build has no chunk for one of the sources: a budget that measures nothing must not pass.
 */
export function stepCosts(manifest: Manifest, steps: readonly Step[], sizeOf: (file: string) => number): StepCost[] {
  const loaded = new Set<string>();
  let total = 0;
  return steps.map(({ name, sources, limit }) => {
    const keys = sources.flatMap((source) => {
      const found = Object.keys(manifest).filter((key) => source.test(key));
      if (found.length === 0) throw new Error(`${name}: the build has no chunk for ${source}`);
      return found;
    });
    const fresh = [...filesOf(manifest, keys)].filter((file) => !loaded.has(file));
    for (const file of fresh) loaded.add(file);
    const more = fresh.reduce((sum, file) => sum + sizeOf(file), 0);
    total += more;
    return { name, total, more, isWithin: total <= (limit.total ?? Infinity) && more <= (limit.more ?? Infinity) };
  });
}

function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    found.add(chunk.file);
    for (const sheet of chunk.css ?? []) found.add(sheet);
    queue.push(...(chunk.imports ?? []));
  }
  return found;
}

/** Russian texts weigh most: ours with those of antd and dayjs, and those of folders. */
const locale = /HarrowProvider\/locales\/ru\.ts$/;
const texts = (...folders: string[]): RegExp[] => folders.map((folder) => new RegExp(`(^|/)${folder}/messages/ru\\.json$`));

/** From the login page to the list of claims to a second list (README, "Bundle budget"). */
const steps: readonly Step[] = [
  {
    name: 'login',
    sources: [/^index\.html$|features\/login\/index\.tsx$/, locale, ...texts('src/app', 'features/login')],
    limit: { total: 144 },
  },
  {
    name: 'list of claims',
    sources: [
      /app\/routing\/firstPage\.ts$/,
      /app\/shell\/Shell\.tsx$/,
      /features\/warranty-claim\/(index|ClaimListPage)\.tsx$/,
      ...texts('features/warranty-claim', 'src/shared'),
    ],
    limit: { total: 395 },
  },
  {
    name: 'a second list',
    sources: [/features\/vehicle\/(index|VehicleListPage)\.tsx$/, ...texts('features/vehicle')],
    limit: { more: 30 },
  },
];

function gzippedKilobytes(file: string): number {
  return gzipSync(readFileSync(join(portalFolder, file))).length / 1000;
}

if (import.meta.main) {
  const file = join(portalFolder, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the portal first (npm run build)`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const costs = stepCosts(manifest, steps, gzippedKilobytes);
  for (const [index, { name, total, more, isWithin }] of costs.entries()) {
    const limit = steps[index]?.limit ?? {};
    const allowed = [limit.total && `${limit.total} in all`, limit.more && `${limit.more} more`].filter(Boolean).join(', ');
    console.log(`${isWithin ? '✓' : '✗'} ${name}: ${total.toFixed(0)} kB in all, ${more.toFixed(0)} kB more (allowed: ${allowed})`);
  }
  const failed = costs.filter(({ isWithin }) => !isWithin).length;
  console.log(`${costs.length - failed} passed, ${failed} failed, 0 skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
}
