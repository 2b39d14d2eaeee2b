// Sizes of the areas of the product, layer by layer, and the files that an area touches outside its own folders:
// npm run area -- [NAME] [--base REVISION]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { capture, root } from '../command.ts';
import { files, isTestOrStory } from '../files.ts';
import { nounForms } from '../templates.ts';

/** A part of the product in which an area has files of its own. */
interface Layer {
  readonly name: string;
  /** Patterns of their files, with the noun's forms, see {@link nounForms}. */
  readonly patterns: readonly string[];
}

/** Layers in the order of the table. Tests count as a layer of their own, wherever they lie. */
const layers: readonly Layer[] = [
  { name: 'contract', patterns: ['packages/contract/__kebab__.tsp'] },
  { name: 'server', patterns: ['apps/server/src/modules/__kebab__/**/*.ts', 'apps/server/src/migrations/*[0-9]___snake__*.ts'] },
  { name: 'portal', patterns: ['apps/portal/src/features/{__kebab__,isystem-__kebab__}/**/*.{ts,tsx,css}'] },
  {
    name: 'messages',
    patterns: [
      'apps/portal/src/features/{__kebab__,isystem-__kebab__}/messages/**/*.json',
      'apps/server/src/modules/__kebab__/messages/*.json',
      'packages/contract/fields/__kebab__/*.json',
    ],
  },
];
/** The demo of an area, whose folders have names of their own, see {@link demoOwners}. */
const seed = { name: 'seed', patterns: ['apps/server/seed/**/*.ts'] } as const satisfies Layer;
const tests = { name: 'tests', patterns: ['e2e/*/__kebab__*.spec.ts'] } as const satisfies Layer;
const columns = [...layers, seed, tests].map(({ name }) => name);

/** Further names of the folders of areas, where they differ from layer to layer. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  department: ['isystem-depart'],
  dictionary: ['isystem-dict'],
  login: ['session'],
  'public-notice': ['notice'],
  'warranty-claim': ['claim'],
};

/** Folders of which each is an area. */
const homes = ['apps/server/src/modules/*', 'apps/portal/src/features/*'];

/** Rows of catalogues, such as the dictionaries: data that an area is not longer for. */
const isCatalogue = (file: string): boolean => file.includes('/data/');

/** Files outside its folders that may have to name an area: menu, permissions, registries, messages. */
const product = ['{apps,packages}/*/src/**/*.{ts,tsx,json}', 'packages/contract/*.tsp', ...seed.patterns];

export interface AreaSize {
  readonly area: string;
  /** Lines that are not blank, by layer: `contract`, `server`, `portal`, `messages`, `seed`, `tests`. */
  readonly lines: Readonly<Record<string, number>>;
  readonly sum: number;
}

/** A file outside the area's folders, and how many of its lines belong to the area. */
export interface Touched {
  readonly file: string;
  readonly lines: number;
}

/** Areas of the project at `folder`, sorted: its modules and features, by their noun. */
export function areasOf(folder: string): string[] {
  const aliases = new Map(Object.entries(otherNames).flatMap(([area, names]) => names.map((name) => [name, area])));
  const found = files(
    folder,
    homes.map((home) => `${home}/**/*.{ts,tsx}`),
  ).map((file) => /\/(?:modules|features)\/([^/]+)\//.exec(file)?.[1]);
  const areas = found.filter((name) => name !== undefined).map((name) => aliases.get(name) ?? name.replace(/^isystem-/, ''));
  return [...new Set(areas)].sort();
}

/** Lines of an area, generated code and rows of catalogues left out. An area without files has none. */
export function areaSize(folder: string, area: string): AreaSize {
  const lines = Object.fromEntries(columns.map((name) => [name, 0]));
  for (const [name, own] of filesByLayer(folder, area)) for (const file of own) lines[isTestOrStory(file) ? tests.name : name]! += linesOf(folder, file).length;
  return { area, lines, sum: Object.values(lines).reduce((sum, count) => sum + count, 0) };
}

/** Files of the product outside the area's own that name its noun, with the number of lines that do; comments do not count. */
export function namedIn(folder: string, area: string): Touched[] {
  const own = ownFiles(folder, area);
  const names = Object.values(nounForms(area) ?? {}).join('|');
  // `warrantyClaimRoutes` and `WarrantyClaimItem` name it; `unit` in `community` does not.
  const pattern = new RegExp(`(?<![A-Za-z])(?:${names})(?:s?(?![a-z]))`);
  const others = files(folder, product).filter((file) => !own.has(file) && !isTestOrStory(file) && !isCatalogue(file));
  return others.flatMap((file) => {
    const lines = linesOf(folder, file).filter((line) => pattern.test(line) && !/^(?:\/\/|\/?\*)/.test(line.trim())).length;
    return lines > 0 ? [{ file, lines }] : [];
  });
}

/**
 * Files outside the area's own among those that a change has touched, generated code left out.
 * @param numstat output of `git diff --numstat`: lines added, lines removed, file
 */
export function changedOutside(folder: string, area: string, numstat: string): Touched[] {
  const own = ownFiles(folder, area);
  return numstat
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .map(([added, removed, file = '']) => ({ file, lines: (Number(added) || 0) + (Number(removed) || 0) }))
    .filter(({ file }) => !own.has(file) && !isGenerated(file));
}

const isGenerated = (file: string): boolean => /(^|\/)generated\/|^packages\/contract\/openapi\.yaml$|^pnpm-lock\.yaml$/.test(file);

function namesOf(area: string): string[] {
  return [area, ...(otherNames[area] ?? [])];
}

function filesOf(folder: string, area: string, { patterns }: Layer): string[] {
  const filled = namesOf(area).flatMap((name) => {
    const forms = Object.entries(nounForms(name) ?? {});
    return patterns.map((pattern) => forms.reduce((text, [placeholder, form]) => text.replaceAll(placeholder, form), pattern));
  });
  return files(folder, filled).filter((file) => !isCatalogue(file));
}

const filesByLayer = (folder: string, area: string): [layer: string, files: readonly string[]][] => [
  ...[...layers, tests].map((layer): [string, string[]] => [layer.name, filesOf(folder, area, layer)]),
  [seed.name, files(folder, seed.patterns).filter((file) => !isCatalogue(file) && demoOwners(folder).get(file) === area)],
];

function ownFiles(folder: string, area: string): Set<string> {
  return new Set(filesByLayer(folder, area).flatMap(([, own]) => own));
}

/** Modules that a file of the demo imports. */
const importedModules = (folder: string, file: string): string[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/from '[./]+\/src\/modules\/([^/']+)\//g)].map(([, module]) => module!);

/** The name that occurs in more than half of the cases, if there is one. */
function mostOf(names: readonly string[]): string | undefined {
  const [name, same = []] = [...Map.groupBy(names, (each) => each)].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return same.length * 2 > names.length ? name : undefined;
}

const knownOwners = new Map<string, ReadonlyMap<string, string>>();

/**
 * Areas of the files of the demo: the area that their folder is named after (`vehicles`), else the module that most of its imports from
 * modules belong to; in a folder of several areas, per file. Files of no single area, such as the stage setting, have none.
 */
export function demoOwners(folder: string): ReadonlyMap<string, string> {
  const known = knownOwners.get(folder);
  if (known) return known;
  const areas = new Set(areasOf(folder));
  const parts = Map.groupBy(files(folder, seed.patterns), (file) => /seed\/([^/]+)\//.exec(file)?.[1] ?? '');
  const owners = [...parts].flatMap(([part, own]) => {
    const named = part === '' ? undefined : [part, part.replace(/s$/, '')].find((name) => areas.has(name));
    const owner = named ?? (part === '' ? undefined : mostOf(own.filter((file) => !isTestOrStory(file)).flatMap((file) => importedModules(folder, file))));
    return own.flatMap((file) => {
      const area = owner ?? mostOf(importedModules(folder, file));
      return area !== undefined && areas.has(area) ? [[file, area] as const] : [];
    });
  });
  const result = new Map(owners);
  knownOwners.set(folder, result);
  return result;
}

function linesOf(folder: string, file: string): string[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** The sizes as a table with a row of sums, numbers aligned to the right. */
export function sizeTable(sizes: readonly AreaSize[]): string {
  const total = (name: string): number => sizes.reduce((sum, { lines }) => sum + (lines[name] ?? 0), 0);
  const rows = [
    ['area', ...columns, 'sum'],
    ...sizes.map(({ area, lines, sum }) => [area, ...columns.map((name) => String(lines[name])), String(sum)]),
    ['sum', ...columns.map((name) => String(total(name))), String(sizes.reduce((all, { sum }) => all + sum, 0))],
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ')).join('\n');
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { base: { type: 'string' } } });
  const known = areasOf(root);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no area ${unknown.join(', ')}. Areas: ${known.join(', ')}`);
    process.exit(2);
  }
  console.log(sizeTable((positionals.length > 0 ? positionals : known).map((area) => areaSize(root, area))));
  for (const area of positionals) {
    const { title, touched } = await outside(area, values.base);
    console.log(`\n${title}: ${touched.length}`);
    for (const { file, lines } of touched) console.log(`  ${String(lines).padStart(5)}  ${file}`);
  }
}

async function outside(area: string, base: string | undefined): Promise<{ title: string; touched: Touched[] }> {
  if (base === undefined) return { title: `Files outside ${area} that name it, with the lines that do`, touched: namedIn(root, area) };
  const { code, output } = await capture('git', ['diff', '--numstat', '--no-renames', base]);
  if (code !== 0) throw new Error(output);
  return { title: `Files outside ${area} that were changed since ${base}, with lines added and removed`, touched: changedOutside(root, area, output) };
}
