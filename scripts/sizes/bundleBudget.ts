// Bytes that the pages of the built portal cost, checked against the budget, and a check that one more area adds nothing to them.
// Needs the production build of apps/portal.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FirstFiles } from '../../apps/portal/firstFiles.ts';
import { seconds } from '../command.ts';
import { withOneMoreArea } from '../oneMoreArea.ts';
import { portalFolder } from '../machine/portalBuild.ts';

/** The part of Vite's manifest that is used here: chunks by source file, their style sheets and the chunks they import. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** Keys of chunks that are loaded with this one. */
  readonly imports?: readonly string[];
  /** Keys of chunks that are loaded on demand. */
  readonly dynamicImports?: readonly string[];
}

/** A production build of the portal. */
export interface Build {
  readonly manifest: Manifest;
  /** Files of the texts of features by folder, with `*` for the language. */
  readonly texts: Readonly<Record<string, string>>;
  /** Bytes of a built file. */
  sizeOf(file: string): number;
}

/** A step on the user's way: the sources that it asks for, on top of the steps before. */
export interface Step {
  readonly name: string;
  readonly sources: readonly RegExp[];
  /** Folders of features whose texts the step shows. */
  readonly texts?: readonly string[];
  /** Most bytes of script and style, gzipped: `total` counts all steps so far, `more` this step alone. */
  readonly limit: { readonly total?: number; readonly more?: number };
}

export interface StepCost {
  readonly name: string;
  readonly total: number;
  readonly more: number;
  readonly isWithin: boolean;
}

/** Russian texts weigh most. */
const language = 'ru';

/**
 * Costs of the steps, in order.
 * @throws Error if the build has no chunk for one of the sources, or no texts: a budget that measures nothing must not pass.
 */
export function stepCosts({ manifest, texts, sizeOf }: Build, steps: readonly Step[]): StepCost[] {
  const loaded = new Set<string>();
  let total = 0;
  return steps.map(({ name, sources, texts: folders = [], limit }) => {
    const keys = sources.flatMap((source) => {
      const found = Object.keys(manifest).filter((key) => source.test(key));
      if (found.length === 0) throw new Error(`${name}: the build has no chunk for ${source}`);
      return found;
    });
    const textFiles = folders.map((folder) => {
      const file = texts[folder];
      if (file === undefined) throw new Error(`${name}: the build has no texts for ${folder}`);
      return file.replace('*', language);
    });
    const fresh = [...filesOf(manifest, keys), ...textFiles].filter((file) => !loaded.has(file));
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

/** Those of components and antd, with dayjs's names. */
const componentTexts = new RegExp(`HarrowProvider/locales/${language}\\.ts$`);
const commonTexts = (folder: 'platform/failures' | 'app' | 'shared'): RegExp => new RegExp(`(^|/)src/${folder}/messages/${language}\\.json$`);

/** From the login page to the list of claims to a second list, in bytes. */
const steps: readonly Step[] = [
  {
    name: 'login',
    sources: [/^index\.html$|features\/login\/index\.tsx$/, commonTexts('platform/failures')],
    texts: ['login'],
    limit: { total: 121_000 },
  },
  {
    name: 'list of claims',
    sources: [
      /app\/routing\/firstPage\.ts$/,
      /app\/shell\/Shell\.tsx$/,
      /platform\/componentLanguage\.ts$/,
      /features\/warranty-claim\/(index|ClaimListPage)\.tsx$/,
      /features\/warranty-claim\/firstCalls\.ts$/,
      componentTexts,
      commonTexts('app'),
      commonTexts('shared'),
    ],
    texts: ['warranty-claim'],
    limit: { total: 343_800 },
  },
  {
    name: 'a second list',
    sources: [/features\/vehicle\/(index|VehicleListPage)\.tsx$/, /features\/vehicle\/firstCalls\.ts$/],
    texts: ['vehicle'],
    limit: { more: 10_000 },
  },
];

/** Bytes, gzipped, that one more area may add to index.html: the names of its files. */
const namesLimit = 100;

/** Hashes in names differ from build to build and cost the same in each. */
const withoutHashes = (text: string): string => text.replaceAll(/-[\w-]{8}(\.(?:js|css|json)\b)/g, '-########$1');

function readBuild(folder: string): Build {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the portal first (npm run build)`);
  const list = /<script[^>]* id="harrow-files">(.*?)<\/script>/s.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1];
  const { features } = JSON.parse(list ?? '{}') as FirstFiles;
  return {
    manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest,
    texts: Object.fromEntries(Object.entries(features).map(([name, { texts }]) => [name, texts])),
    sizeOf: (name) => gzipSync(withoutHashes(readFileSync(join(folder, name), 'utf8'))).length,
  };
}

/** A line of the report. */
interface Verdict {
  readonly isWithin: boolean;
  readonly text: string;
}

function pageVerdicts(folder: string): Verdict[] {
  return stepCosts(readBuild(folder), steps).map(({ name, total, more, isWithin }, index) => {
    const { limit } = steps[index]!;
    const allowed = [limit.total && `${limit.total / 1000} in all`, limit.more && `${limit.more / 1000} more`].filter(Boolean).join(', ');
    return { isWithin, text: `${name}: ${(total / 1000).toFixed(1)} kB in all, ${(more / 1000).toFixed(1)} kB more (allowed: ${allowed})` };
  });
}

/** Scripts, styles and texts of a page must not know how many areas there are; index.html names the files of each. */
function areaVerdicts(before: string, after: string): Verdict[] {
  const [costsBefore, costsAfter] = [readBuild(before), readBuild(after)].map((build) => stepCosts(build, steps)) as [StepCost[], StepCost[]];
  const pages = costsAfter.map(({ name, more }, index) => {
    const added = more - costsBefore[index]!.more;
    return { isWithin: added <= 0, text: `one more area, ${name}: ${added} bytes (allowed: 0)` };
  });
  const [pageBefore, pageAfter] = [before, after].map((folder) => gzipSync(readFileSync(join(folder, 'index.html'))).length) as [number, number];
  const names = pageAfter - pageBefore;
  return [...pages, { isWithin: names <= namesLimit, text: `one more area, names of its files in index.html: ${names} bytes (allowed: ${namesLimit})` }];
}

if (import.meta.main) {
  const start = performance.now();
  const pages = pageVerdicts(portalFolder);
  const area = await withOneMoreArea((after) => areaVerdicts(portalFolder, after));
  const verdicts = [...pages, ...area];
  for (const { isWithin, text } of verdicts) console.log(`${isWithin ? '✓' : '✗'} ${text}`);
  console.log(`One more area was built in ${seconds(start)}.`);
  const failed = verdicts.filter(({ isWithin }) => !isWithin).length;
  console.log(`${verdicts.length - failed} passed, ${failed} failed, 0 skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
}
