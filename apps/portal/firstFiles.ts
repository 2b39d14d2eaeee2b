import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { nounOf } from './nounOf.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * The list of files in index.html, in the element `#harrow-files`: `public/first-paint.js` requests them before any other script has run,
 * and `src/platform/files.ts` finds the pages, first calls and texts of a feature in it. So no script depends on single features. Numbers
 * are indexes in `files`. It is kept small, because it travels with every index.html.
 */
export interface FirstFiles {
  files: string[];
  /** Behind the login: the shell. */
  shell: number[];
  /** Texts that every page needs, by language. */
  texts: Record<string, number[]>;
  /** Texts that every page behind the login needs as well, with those of components, by language. */
  shellTexts: Record<string, number[]>;
  /** By folder. */
  features: Record<string, FeatureFiles>;
}

export interface FeatureFiles {
  /** `index.tsx`; none for the login, which is part of the entry. */
  page?: number;
  /** `firstCalls.ts`, if the feature has one. */
  calls?: number;
  /** Imports of these two, style sheets too, without those of the shell. */
  more: number[];
  /** The file of its texts, with `*` for the language. */
  texts: string;
}

const featureFile = /features\/([^/]+)\/(index\.tsx|firstCalls\.ts)$/;
const pageText = /portal\/src\/platform\/failures\/messages\/([^/]+)\.\w+$/;
/** `ui/…/locales/en.ts`, and the portal's own texts that are on every page behind the login. */
const shellText = /(?:ui\/src\/HarrowProvider\/locales|portal\/src\/(?:app|shared)\/messages)\/([^/]+)\.\w+$/;

/**
 * The list of a build.
 * @param texts of the features, by folder; see {@link FeatureFiles}
 */
export function firstFiles(chunks: readonly Chunk[], texts: Readonly<Record<string, string>>): FirstFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files: string[] = [];
  const place = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);

  /** A chunk with all it imports, style sheets too. */
  const closure = (chunk: Chunk, found = new Set<string>()): Set<string> => {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const name of chunk.imports) closure(byName.get(name)!, found);
    return found;
  };
  const startingWith = (pattern: RegExp): Chunk[] => chunks.filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''));
  const closureOf = (pattern: RegExp): string[] => startingWith(pattern).flatMap((chunk) => [...closure(chunk)]);

  const start = new Set(closureOf(/index\.html$/));
  const shell = [...new Set(closureOf(/(?:app\/(?:shell\/Shell|routing\/firstPage)|platform\/componentLanguage)\.tsx?$/))].filter((file) => !start.has(file));

  const features: FirstFiles['features'] = Object.fromEntries(Object.entries(texts).map(([folder, file]) => [folder, { more: [], texts: file }]));
  for (const chunk of chunks) {
    const [, folder, file] = featureFile.exec(chunk.facadeModuleId ?? '') ?? [];
    if (!folder) continue;
    const feature = (features[folder] ??= { more: [], texts: '' });
    feature[file === 'index.tsx' ? 'page' : 'calls'] = place(chunk.fileName);
    const further = [...closure(chunk)].filter((each) => each !== chunk.fileName && !start.has(each) && !shell.includes(each));
    feature.more = [...new Set([...feature.more, ...further.map(place)])];
  }
  const byLanguage = (pattern: RegExp): Record<string, number[]> => {
    const places: Record<string, number[]> = {};
    for (const chunk of chunks) {
      const language = pattern.exec(chunk.facadeModuleId ?? '')?.[1];
      if (language) places[language] = [...(places[language] ?? []), place(chunk.fileName)];
    }
    return places;
  };
  return { files, shell: shell.map(place), texts: byLanguage(pageText), shellTexts: byLanguage(shellText), features };
}

/** The list while developing: the sources themselves. */
function sourceFiles(root: string): FirstFiles {
  const files = entriesOf(root);
  const features: FirstFiles['features'] = {};
  for (const [name, folder] of textFolders(root)) features[name] = { more: [], texts: `${folder}/*.json` };
  for (const [index, file] of files.entries()) {
    const [, folder, name] = featureFile.exec(file)!;
    (features[folder!] ??= { more: [], texts: '' })[name === 'index.tsx' ? 'page' : 'calls'] = index;
  }
  return { files, shell: [], texts: {}, shellTexts: {}, features };
}

/** Entries of the features; the login comes with the entry. */
const entriesOf = (root: string): string[] =>
  globSync('src/features/*/{index.tsx,firstCalls.ts}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/login/'))
    .sort();

/** Folders of texts that only some pages show, by name: those of the features, and those that the pages of documents share. */
const textFolders = (root: string): [name: string, folder: string][] =>
  globSync('src/{features/*,documents}/messages', { cwd: root })
    .map((folder): [string, string] => [folder.replaceAll('\\', '/').split('/').at(-2)!, folder.replaceAll('\\', '/')])
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Names of fields, a folder for each noun and `common` for those that all share; from `root`. */
const fieldNames = '../../packages/contract/fields';

/** The texts of every page, and the folder of the names of fields that are the `field.*` of those behind the login. */
const commonTexts = /portal\/src\/(platform\/failures|app|shared)\/messages\/([\w-]+\.json)$/;
const commonFields = 'common';

/** The names of a noun's fields in a language, as the `field` of its texts; nothing if it has none. */
function fieldsOf(root: string, noun: string, language: string): { field?: object } {
  const path = join(root, fieldNames, noun, language);
  return existsSync(path) ? { field: JSON.parse(readFileSync(path, 'utf8')) as object } : {};
}

/** The texts of a feature in a language, with the names of its noun's fields. */
function textsOf(root: string, name: string, file: string): object {
  const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as object;
  return { ...texts, ...fieldsOf(root, nounOf(name), file.replaceAll('\\', '/').split('/').at(-1)!) };
}

/** The texts of a feature as files of the build; all its languages share a hash, so that the list names one file and not six. */
function textFiles(root: string, name: string, folder: string): { name: string; files: { fileName: string; source: string }[] } {
  const paths = globSync(`${folder}/*.json`, { cwd: root }).sort();
  const texts = paths.map((path) => ({
    language: path.replaceAll('\\', '/').split('/').at(-1)!.replace('.json', ''),
    source: JSON.stringify(textsOf(root, name, path)),
  }));
  const hash = createHash('sha256')
    .update(texts.map(({ source }) => source).join('\n'))
    .digest('base64url')
    .slice(0, 8);
  const fileName = `assets/${name}-*-${hash}.json`;
  return { name: fileName, files: texts.map(({ language, source }) => ({ fileName: fileName.replace('*', language), source })) };
}

/** Makes every feature an entry of the build, and writes the list into index.html. */
export function firstFilesPlugin(): Plugin {
  let root = '';
  let texts: Record<string, string> = {};
  return {
    name: 'harrow:first-files',
    // Nothing imports the features by name: Vite would find their packages only when they are first opened.
    config: () => ({ optimizeDeps: { entries: ['index.html', 'src/features/*/index.tsx'] } }),
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const file of entriesOf(root)) {
        const [, folder, name] = featureFile.exec(file)!;
        this.emitFile({
          type: 'chunk',
          id: join(root, file),
          name: name === 'index.tsx' ? folder! : `${folder}-calls`,
          preserveSignature: 'exports-only',
        });
      }
      texts = {};
      for (const [name, folder] of textFolders(root)) {
        const { name: fileName, files } = textFiles(root, name, folder);
        texts[name] = fileName;
        for (const file of files) this.emitFile({ type: 'asset', ...file });
      }
    },
    transform: {
      order: 'pre',
      filter: { id: commonTexts },
      handler(code, id) {
        const [, owner, language] = commonTexts.exec(id)!;
        if (owner === 'shared') this.addWatchFile(join(root, fieldNames, commonFields, language!));
        const whole = { ...(JSON.parse(code) as object), ...(owner === 'shared' && fieldsOf(root, commonFields, language!)) };
        // As JSON each text would be exported twice: by its name, and in the whole.
        return { code: `export default ${JSON.stringify(whole)};`, moduleType: 'js', map: null };
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path, name] = /^\/(src\/(?:features\/)?([^/?]+)\/messages\/[\w-]+\.json)$/.exec(request.url ?? '')?.slice(1) ?? [];
        if (path === undefined || !existsSync(join(root, path))) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(textsOf(root, name!, path)));
      });
    },
    handleHotUpdate({ file, server }) {
      if (/(?:(?:features\/[^/]+|documents)\/messages|contract\/fields\/[^/]+)\/[^/]+\.json$/.test(file)) server.ws.send({ type: 'full-reload' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file): file is Chunk => file.type === 'chunk');
        return html.replace('{ "files": [] }', JSON.stringify(bundle ? firstFiles(chunks, texts) : sourceFiles(root)));
      },
    },
  };
}
