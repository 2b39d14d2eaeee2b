// Exports of published packages, by entry: pinned in their `exports.txt`, which changes only on purpose. Adding a name is a minor release,
// removing one a major. `node scripts/publish/publicExports.ts` writes the lists anew from the sources; the built packages are held to them, too.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../command.ts';
import type { StaticCheck } from '../checks.ts';

/** Names by entry. A name that is only a type has `type ` before it; a style sheet has none. */
export type PublicExports = ReadonlyMap<string, readonly string[]>;

interface Manifest {
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>> };
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The files of each entry: its source, and its build. A style sheet and the manifest have neither. */
const entriesOf = (folder: string): { entry: string; source?: string; types?: string; code?: string }[] => {
  const { exports, publishConfig } = readManifest(folder);
  return Object.entries(publishConfig.exports).map(([entry, target]) =>
    typeof target === 'string'
      ? { entry }
      : { entry, source: join(root, folder, exports[entry]!), types: join(root, folder, target.types), code: join(root, folder, target.default) },
  );
};

/** Folders of the packages that have a list. */
export const listedPackages: readonly string[] = globSync('packages/*/package.json', { cwd: root })
  .map((file) => dirname(file).replaceAll('\\', '/'))
  .filter((folder) => !readManifest(folder).private)
  .sort();

const listFile = (folder: string): string => join(root, folder, 'exports.txt');

/** Exports as the list has them: an entry at the begin of its line, its names below. */
export function listedExports(folder: string): PublicExports {
  const found = new Map<string, string[]>();
  for (const line of readFileSync(listFile(folder), 'utf8').split('\n').filter(Boolean)) {
    if (line.startsWith(' ')) [...found.values()].at(-1)?.push(line.trim());
    else found.set(line, []);
  }
  return found;
}

/** As the sources, or the declarations that are built of them, have them. */
export function declaredExports(folder: string, which: 'source' | 'types'): PublicExports {
  const entries = entriesOf(folder).map((entry) => ({ entry: entry.entry, file: entry[which] }));
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
  };
  const program = ts.createProgram(
    entries.flatMap(({ file }) => file ?? []),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const namesIn = (file: string): string[] => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    return symbols.map((symbol) => (isValue(checker, symbol) ? symbol.name : `${typeMark}${symbol.name}`)).sort(valuesFirst);
  };
  return new Map(entries.map(({ entry, file }) => [entry, file ? namesIn(file) : []]));
}

const typeMark = 'type ';
const isType = (name: string): boolean => name.startsWith(typeMark);
const valuesFirst = (a: string, b: string): number => Number(isType(a)) - Number(isType(b)) || (a < b ? -1 : 1);

/** True if a name exists at run time: not a type, and not exported as one on its way. */
function isValue(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Alias)) return (symbol.flags & ts.SymbolFlags.Value) !== 0;
  if (symbol.declarations?.some((declaration) => ts.isTypeOnlyImportOrExportDeclaration(declaration))) return false;
  const next = checker.getImmediateAliasedSymbol(symbol);
  return next !== undefined && isValue(checker, next);
}

/** Exports of the built code, once loaded. */
async function loadedExports(folder: string): Promise<PublicExports> {
  const load = async (code: string | undefined): Promise<string[]> => (code ? Object.keys((await import(pathToFileURL(code).href)) as object) : []);
  return new Map(await Promise.all(entriesOf(folder).map(async ({ entry, code }) => [entry, await load(code)] as const)));
}

const toText = (exports: PublicExports): string => [...exports].flatMap(([entry, names]) => [entry, ...names.map((name) => `  ${name}`)]).join('\n') + '\n';

/** Names that one has and the other lacks, by entry. */
function missing(from: PublicExports, exports: PublicExports): string[] {
  return [...exports].flatMap(([entry, names]) => {
    const known = from.get(entry);
    return known ? names.filter((name) => !known.includes(name)).map((name) => `${entry}: ${name}`) : [entry];
  });
}

/** Nothing is exported that is not listed, and all that is listed is exported: by the declarations, and by the code. Needs `pnpm -r run build` first. */
export const exportsCheck: StaticCheck = {
  name: 'exports of published packages are those of their lists',
  run: async () => {
    const findings: string[] = [];
    for (const folder of listedPackages) {
      const listed = listedExports(folder);
      const values = new Map([...listed].map(([entry, names]) => [entry, names.filter((name) => !isType(name))]));
      const [declared, loaded] = [declaredExports(folder, 'types'), await loadedExports(folder)];
      findings.push(
        ...[...missing(listed, declared), ...missing(values, loaded)].map((name) => `${folder} ${name} is not in exports.txt`),
        ...missing(declared, listed).map((name) => `${folder} ${name} is in exports.txt, but not declared`),
        ...missing(loaded, values).map((name) => `${folder} ${name} is in exports.txt, but not in the code`),
      );
    }
    if (findings.length > 0) findings.push('If that is intended: node scripts/publish/publicExports.ts');
    return { ok: findings.length === 0, output: [...new Set(findings)].join('\n') };
  },
};

if (import.meta.main) for (const folder of listedPackages) writeFileSync(listFile(folder), toText(declaredExports(folder, 'source')));
