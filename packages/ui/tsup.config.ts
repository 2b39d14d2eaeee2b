import { globSync } from 'node:fs';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** What can be imported by name; keep in step with `publishConfig.exports`. */
const entries = {
  index: 'src/index.ts',
  'advanced-query': 'src/AdvancedQuery/index.ts',
  'area-picker': 'src/AreaPicker/index.ts',
  'code-editor': 'src/CodeEditor/index.ts',
  'cron-editor': 'src/CronEditor/index.ts',
  'editable-table': 'src/EditableTable/index.ts',
  'markdown-editor': 'src/MarkdownEditor/index.ts',
  pickers: 'src/pickers/index.ts',
  'rich-text-editor': 'src/RichTextEditor/index.ts',
  testing: 'src/testing/index.ts',
  trees: 'src/trees/index.ts',
  ...Object.fromEntries(globSync('src/locales/!(*.test).ts').map((file) => [`locales/${basename(file, '.ts')}`, file])),
};

/** Every component is compiled on its own, so that a bundler can leave out those that a page does not use. */
const components = Object.fromEntries(globSync('src/*/index.ts').map((file) => [`components/${basename(dirname(file))}`, file]));

/** tsup reads every style sheet as a global one; this gives CSS modules back their local names. */
const cssModules: EsbuildPlugin = {
  name: 'css-modules',
  setup(build) {
    build.onResolve({ filter: /\.module\.css$/ }, ({ path, importer }) => ({ path: `${join(dirname(importer), path)}?module` }));
    build.onLoad({ filter: /\.module\.css\?module$/ }, async ({ path }) => ({
      contents: await readFile(path.replace('?module', ''), 'utf8'),
      loader: 'local-css',
      resolveDir: dirname(path),
    }));
  },
};

/**
 * The compiled parts load no style sheets by themselves: applications import `@harrow/ui/style.css` once. Every part is written with all
 * sheets that it needs; the sheet that is published has each of them once, the common one first.
 */
async function writeStyle(): Promise<void> {
  const files = globSync('dist/**/*.css');
  const sheets = new Map<string, string>();
  for (const file of files) for (const [name, rules] of sheetsIn(await readFile(file, 'utf8'))) sheets.set(name, rules);
  const names = [...sheets.keys()].sort((a, b) => Number(b === commonSheet) - Number(a === commonSheet) || (a < b ? -1 : 1));
  await Promise.all(files.map((file) => rm(file)));
  await writeFile('dist/style.css', names.map((name) => sheets.get(name)).join('\n'));
  await copyFile('src/styles/reset.css', 'dist/reset.css');
}

const commonSheet = 'src/styles/base.css';

/** The source sheets in a bundled one, by their paths: the bundler writes a comment with its path above each. */
function sheetsIn(css: string): [name: string, rules: string][] {
  return css
    .split(/^\/\* (?=src\/\S+\.css)/m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('*/');
      return [part.slice(0, end).trim().replace('?module', ''), part.slice(end + 2).trim()];
    });
}

/**
 * Frameworks with server components must know what only runs with React's client features. Files without React, such as languages and
 * pure functions, may be used on either side.
 */
async function markClientFiles(): Promise<void> {
  await Promise.all(
    globSync('dist/**/*.js').map(async (file) => {
      const code = await readFile(file, 'utf8');
      if (/\bfrom\s*"(?:react|react-dom|react\/jsx-runtime)"/.test(code)) await writeFile(file, `'use client';\n${code}`);
    }),
  );
}

export default defineConfig({
  entry: { ...components, ...entries },
  format: ['esm'],
  dts: { entry: entries },
  splitting: true,
  clean: true,
  sourcemap: false,
  target: 'es2022',
  esbuildPlugins: [cssModules],
  onSuccess: async () => {
    await writeStyle();
    await markClientFiles();
  },
});
