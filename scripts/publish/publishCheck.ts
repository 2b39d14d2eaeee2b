// Packs every package that is published, as npm would get it, checks the archive with publint and arethetypeswrong, and uses
// all of them in fresh projects. Needs `pnpm -r run build` first.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { capture, root } from '../command.ts';
import { applicationSizeCheck } from '../sizes/applicationSizes.ts';
import { runChecks, type StaticCheck } from '../checks.ts';
import { consumerChecks, installCheck } from './consumer/checks.ts';
import { entrySizeCheck } from '../sizes/entrySizes.ts';
import { exportsCheck } from './publicExports.ts';

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly publishConfig?: { readonly exports: Readonly<Record<string, unknown>> };
}

const archives = mkdtempSync(join(tmpdir(), 'harrow-pack-'));

const published = globSync('packages/*/package.json', { cwd: root })
  .map((file) => ({ folder: dirname(file), manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest }))
  .filter(({ manifest }) => !manifest.private);

const packed = new Map<string, string>();

const checks = published.map(({ folder, manifest }): StaticCheck => ({
  name: `${manifest.name} as it would be published`,
  run: async () => {
    const pack = await capture('pnpm', ['pack', '--pack-destination', archives, '--json'], { cwd: join(root, folder) });
    if (pack.code !== 0) return { ok: false, output: pack.output };
    const { filename, files } = readPack(pack.output);
    const archive = join(archives, basename(filename.replaceAll('\\', '/')));
    packed.set(manifest.name, archive);
    const misplaced = checkFiles(files.map(({ path }) => path));
    // Our packages are ES modules only; consumers on CommonJS or TypeScript's node10 resolution are not promised anything.
    const results = [
      await capture('publint', [archive, '--strict']),
      await capture('attw', [archive, '--profile', 'esm-only', '--no-color', '--no-emoji', ...untyped(manifest)]),
    ];
    return { ok: misplaced.length === 0 && results.every(({ code }) => code === 0), output: [...misplaced, ...results.map(({ output }) => output)].join('\n') };
  },
}));

/** Style sheets and JSON schemas are exported, too, and have no types. */
function untyped({ publishConfig }: Manifest): string[] {
  const entries = Object.keys(publishConfig?.exports ?? {}).filter((entry) => /\.(?:css|schema\.json)$/.test(entry));
  return entries.length > 0 ? ['--exclude-entrypoints', ...entries.map((entry) => entry.slice(2))] : [];
}

/** The JSON of `pnpm pack --json`, which follows text for readers. */
function readPack(output: string): { filename: string; files: readonly { path: string }[] } {
  return JSON.parse(output.slice(output.indexOf('{'))) as ReturnType<typeof readPack>;
}

const documents = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];

/** The archive holds the build without its maps, whose sources are not published, and the usual documents; nothing else. */
function checkFiles(paths: readonly string[]): string[] {
  const lacking = documents.filter((document) => !paths.includes(document)).map((document) => `${document} is not in the archive`);
  const wanted = (path: string): boolean =>
    documents.includes(path) || /^dist\/(?!.*\.(?:test|stories|fixtures?)\b).*\.(?:js|d\.ts|css|schema\.json)$/.test(path);
  return [...lacking, ...paths.filter((path) => !wanted(path)).map((path) => `${path} does not belong in the archive`)];
}

/** No file, export or dependency of them, or of portal and server, is left over, and none is missing; see knip.json. */
const leftOverCheck: StaticCheck = {
  name: 'packages, portal and server have nothing left over',
  run: async () => {
    const { code, output } = await capture('knip', ['--no-progress']);
    return { ok: code === 0, output };
  },
};

const archived = await runChecks([...checks, exportsCheck, entrySizeCheck, applicationSizeCheck, leftOverCheck]);
const consumers = mkdtempSync(join(tmpdir(), 'harrow-consumer-'));
const installed = await runChecks([installCheck(consumers, packed)]);
const used = installed.failed > 0 ? { passed: 0, failed: 0 } : await runChecks(consumerChecks(consumers));
const passed = archived.passed + installed.passed + used.passed;
const failed = archived.failed + installed.failed + used.failed;
for (const folder of [archives, consumers]) rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed > 0 ? 1 : 0;
