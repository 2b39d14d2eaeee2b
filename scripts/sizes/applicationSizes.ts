// Cost of components of `@harrow/ui` in an application: our code, bundled, minified and gzipped as Vite does it, without the code of
// dependencies and without code that is loaded later. Needs `pnpm -r run build` first.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { StaticCheck } from '../checks.ts';
import { root } from '../command.ts';

/** Imported names, their entry, and the limit in kilobytes: some tenths above the size when the line was written. */
const uses: readonly (readonly [names: string, entry: string, limit: number])[] = [
  ['EditableTable, textColumn, numberColumn, selectColumn', 'editable-table', 66.8],
  ['*', 'editable-table', 88],
  ['*', 'json-table', 87.6],
  ['AdvancedQuery', 'advanced-query', 10.7],
  ['QueryBar', 'advanced-query', 8.4],
  ['CronEditor', 'cron-editor', 16.9],
  ['UserPicker', 'pickers', 4.7],
  ['DictSelect', 'index', 1.9],
  ['formatMoney', 'index', 0.5],
];

const packages = join(root, 'packages');

/** Kilobytes of the first file with all that it imports at once. */
async function applicationSize(names: string, entry: string): Promise<number> {
  const what = names === '*' ? '*' : `{ ${names} }`;
  const source = `export ${what} from ${JSON.stringify(join(packages, 'ui', 'dist', `${entry}.js`))};`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'application',
        enforce: 'pre',
        resolveId(id) {
          if (id === 'application') return id;
          const [, ours] = /^@harrow\/validation\/?(.*)$/.exec(id) ?? [];
          if (ours !== undefined) return join(packages, 'validation', 'dist', `${ours || 'index'}.js`);
          return /^[./]/.test(id) ? null : { id, external: true };
        },
        load: (id) => (id === 'application' ? source : null),
      },
    ],
    build: { write: false, minify: true, modulePreload: false, rollupOptions: { input: 'application', preserveEntrySignatures: 'strict' } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<string>();
  const add = (file: string): void => {
    const chunk = chunks.get(file);
    if (!chunk || needed.has(file)) return;
    needed.add(file);
    chunk.imports.forEach(add);
  };
  add([...chunks.values()].find(({ isEntry }) => isEntry)!.fileName);
  return [...needed].reduce((sum, file) => sum + gzipSync(chunks.get(file)!.code).length, 0) / 1000;
}

/** Every use keeps its limit. */
export const applicationSizeCheck: StaticCheck = {
  name: 'what an application pays for a component',
  async run() {
    // Vite sets it for the whole process, and so for all that is started later: tests would then run React's production build.
    const environment = process.env['NODE_ENV'];
    const failed: string[] = [];
    for (const [names, entry, limit] of uses) {
      const size = await applicationSize(names, entry);
      const line = `${entry}: ${names}: ${size.toFixed(1)} kB (allowed: ${limit})`;
      console.log(`  ${line}`);
      if (size > limit) failed.push(line);
    }
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
    return { ok: failed.length === 0, output: failed.join('\n') };
  },
};
