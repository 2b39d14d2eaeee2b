import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * What `public/first-paint.js` asks for before any other script has run: names of files, as places in `files`.
 * It is kept small, because it travels with every index.html.
 */
export interface FirstFiles {
  files: string[];
  /** Behind the login: the shell. */
  shell: number[];
  /** Further files of the pages of a feature, by its folder. */
  features: Record<string, number[]>;
  /** Texts every page needs, by language, and those of a feature, by language and folder: `en`, `en/vehicle`. */
  texts: Record<string, number[]>;
}

const featureFile = /features\/([^/]+)\/index\.tsx$/;
/** `ui/…/locales/en.ts`, and the portal's own texts that are on every page behind the login. */
const commonFile = /(?:ui\/src\/HarrowProvider\/locales|portal\/src\/(?:app|shared)\/messages)\/([^/]+)\.\w+$/;
const textFile = /features\/([^/]+)\/messages\/([^/]+)\.json$/;

/** The files of a build that a page behind the login needs, so that they can be fetched side by side instead of one after the other. */
export function firstFiles(chunks: readonly Chunk[]): FirstFiles {
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

  const start = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...closure(chunk)]));
  const shell = [...new Set(closureOf(/app\/(?:shell\/Shell|routing\/firstPage)\.tsx?$/))].filter((file) => !start.has(file));
  const features: FirstFiles['features'] = {};
  const texts: FirstFiles['texts'] = {};
  for (const chunk of chunks) {
    const folder = featureFile.exec(chunk.facadeModuleId ?? '')?.[1];
    if (folder) {
      const further = [...closure(chunk)].filter((file) => !start.has(file) && !shell.includes(file));
      features[folder] = further.map(place);
    }
    const [, owner, language] = textFile.exec(chunk.facadeModuleId ?? '') ?? [];
    const key = owner ? `${language}/${owner}` : commonFile.exec(chunk.facadeModuleId ?? '')?.[1];
    if (key) texts[key] = [...(texts[key] ?? []), place(chunk.fileName)];
  }
  return { files, shell: shell.map(place), features, texts };
}

/** Writes them into index.html, into the element `#harrow-files`. */
export function firstFilesPlugin(): Plugin {
  return {
    name: 'harrow:first-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        return html.replace('{ "files": [] }', JSON.stringify(firstFiles(chunks)));
      },
    },
  };
}
