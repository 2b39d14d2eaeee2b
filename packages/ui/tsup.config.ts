import { globSync } from 'node:fs';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type Made = NonNullable<Awaited<ReturnType<Parameters<EsbuildPlugin['setup']>[0]['esbuild']['build']>>['metafile']>;

/** What can be imported by name; keep in step with `publishConfig.exports`. */
const entries = {
  index: 'src/index.ts',
  'advanced-query': 'src/AdvancedQuery/index.ts',
  'area-picker': 'src/AreaPicker/index.ts',
  'code-editor': 'src/CodeEditor/index.ts',
  'cron-editor': 'src/CronEditor/index.ts',
  'editable-table': 'src/EditableTable/index.ts',
  'json-table': 'src/EditableTable/json/index.ts',
  'markdown-editor': 'src/MarkdownEditor/index.ts',
  pickers: 'src/pickers/index.ts',
  'rich-text-editor': 'src/RichTextEditor/index.ts',
  testing: 'src/testing/index.ts',
  trees: 'src/trees/index.ts',
  tus: 'src/attachments/tus/index.ts',
  ...Object.fromEntries(globSync('src/locales/!(*.test).ts').map((file) => [`locales/${basename(file, '.ts')}`, file])),
};

/** Entries that show something, each of which has a sheet of its own. */
const styledEntries = Object.keys(entries).filter((entry) => entry !== 'testing' && entry !== 'tus' && !entry.startsWith('locales/'));

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

/** What the bundler made of what: which sources lie in which file, and which files and sheets each needs. */
let made: Made;

const keepMade: EsbuildPlugin = {
  name: 'keep-made',
  setup(build) {
    build.onEnd(({ metafile }) => {
      if (metafile) made = metafile;
    });
  },
};

/**
 * The compiled parts load no style sheets by themselves, so that they also run where nothing reads them, such as in Node.js. An application
 * imports the sheet of each entry that it uses, which has all that the entry shows, also later, or `style.css`, which has everything.
 */
async function writeSheets(): Promise<void> {
  const files = globSync('dist/**/*.css');
  const rules = new Map<string, string>();
  for (const file of files) for (const [name, text] of sheetsIn(await readFile(file, 'utf8'))) rules.set(name, text);
  await Promise.all(files.map((file) => rm(file)));
  const write = (file: string, names: Iterable<string>): Promise<void> =>
    writeFile(
      file,
      inOrder(names)
        .map((name) => rules.get(name))
        .join('\n'),
    );
  await write('dist/style.css', rules.keys());
  await Promise.all(styledEntries.map((entry) => write(`dist/${entry}.css`, sheetsOf(`dist/${entry}.js`))));
  await copyFile('src/styles/reset.css', 'dist/reset.css');
}

const commonSheet = 'src/styles/base.css';

/** The common sheet first, the others by name: two that hold the same sheets have them in the same order. */
const inOrder = (names: Iterable<string>): string[] => [...names].sort((a, b) => Number(b === commonSheet) - Number(a === commonSheet) || (a < b ? -1 : 1));

/** The source sheets in a bundled one, by their paths: the bundler writes a comment with its path above each. */
function sheetsIn(css: string): [name: string, rules: string][] {
  return css
    .split(/^\/\* (?=\S+\.css)/m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('*/');
      return [toSheet(part.slice(0, end).trim()), part.slice(end + 2).trim()];
    });
}

/** A compiled file's sheets, with those of all files that it loads, at once or later. */
function sheetsOf(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  const output = made.outputs[file];
  if (!output || seen.has(file)) return found;
  seen.add(file);
  for (const [source, { bytesInOutput }] of Object.entries(output.inputs)) {
    if (bytesInOutput === 0) continue;
    for (const { path } of made.inputs[source]?.imports ?? []) if (/\.css(?:\?module)?$/.test(path)) found.add(toSheet(path));
  }
  for (const { path, external } of output.imports) if (!external) sheetsOf(path, seen, found);
  return found;
}

/** A sheet's path in our sources or among the packages, without the mark of the plugin above and what the bundler puts before it. */
const toSheet = (path: string): string => path.replace('?module', '').replace(/^.*node_modules\/|^.*?(?=src\/)/, '');

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
  // An editor's own sheet becomes part of ours.
  noExternal: [/\.css$/],
  esbuildPlugins: [cssModules, keepMade],
  onSuccess: async () => {
    await writeSheets();
    await copyFile('src/EditableTable/json/column-json.schema.json', 'dist/column-json.schema.json');
    await markClientFiles();
  },
});
