// Packs every package that is published, as npm would get it, checks the archive with publint and arethetypeswrong, and uses
// all of them in fresh projects. Needs `pnpm -r run build` first.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { capture, root } from './command.ts';
import { runChecks, type StaticCheck } from './checks.ts';
import { consumerChecks, installCheck } from './consumer/checks.ts';
import { entrySizeCheck } from './entrySizes.ts';

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
    const archive = join(archives, archiveName(pack.output));
    packed.set(manifest.name, archive);
    // Our packages are ES modules only; consumers on CommonJS or TypeScript's node10 resolution are not promised anything.
    const results = [
      await capture('publint', [archive, '--strict']),
      await capture('attw', [archive, '--profile', 'esm-only', '--no-color', '--no-emoji', ...untyped(manifest)]),
    ];
    return { ok: results.every(({ code }) => code === 0), output: results.map(({ output }) => output).join('\n') };
  },
}));

/** Style sheets are exported, too, and have no types. */
function untyped({ publishConfig }: Manifest): string[] {
  const sheets = Object.keys(publishConfig?.exports ?? {}).filter((entry) => entry.endsWith('.css'));
  return sheets.length > 0 ? ['--exclude-entrypoints', ...sheets.map((entry) => entry.slice(2))] : [];
}

function archiveName(packOutput: string): string {
  const { filename } = JSON.parse(packOutput.slice(packOutput.indexOf('{'))) as { filename: string };
  return filename.split(/[\\/]/).at(-1) ?? filename;
}

/** No file, export or dependency of them is left over, and none is missing; see knip.json. */
const leftOverCheck: StaticCheck = {
  name: 'published packages have nothing left over',
  run: async () => {
    const { code, output } = await capture('knip', ['--no-progress']);
    return { ok: code === 0, output };
  },
};

const archived = await runChecks([...checks, entrySizeCheck, leftOverCheck]);
const consumers = mkdtempSync(join(tmpdir(), 'harrow-consumer-'));
const installed = await runChecks([installCheck(consumers, packed)]);
const used = installed.failed > 0 ? { passed: 0, failed: 0 } : await runChecks(consumerChecks(consumers));
const passed = archived.passed + installed.passed + used.passed;
const failed = archived.failed + installed.failed + used.failed;
for (const folder of [archives, consumers]) rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed > 0 ? 1 : 0;
