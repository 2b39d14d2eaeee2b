import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './command.ts';
import { files } from './files.ts';

/** A line that a new noun adds to a file of the project. */
interface Insertion {
  readonly file: string;
  /** The line goes behind the last match. */
  readonly behind: RegExp;
  readonly line: string;
}

interface Template {
  readonly insertions: readonly Insertion[];
  /** What the author does afterwards. */
  readonly next: readonly string[];
}

/** A module of the server is known to the contract and to the list of modules. */
const declared: readonly Insertion[] = [
  { file: 'packages/contract/main.tsp', behind: /^import "\.\/.*\n/gm, line: `import "./__kebab__.tsp";` },
  {
    file: 'apps/server/src/modules/index.ts',
    behind: /^import .*\/module\.ts';\n/gm,
    line: `import { __name__ } from './__kebab__/module.ts';`,
  },
  { file: 'apps/server/src/modules/index.ts', behind: /^ {2}\w+,\n(?=\] as const)/gm, line: `  __name__,` },
];

/**
 * What can be created. The files of a template lie in `templates/<kind>`, as they will in the project; the noun stands in
 * names and texts as `__Name__`, `__name__`, `__kebab__` and `__snake__`.
 */
export const kinds = {
  component: {
    insertions: [{ file: 'packages/ui/src/index.ts', behind: /^.*\n/gm, line: `export { __Name__, type __Name__Props } from './__Name__/index.ts';` }],
    next: [
      'Write the component, and a story for each thing it does: the stories are its tests (npm test -- storybook).',
      'Add it to the exports that packages/ui pins, and a changeset (npm run changeset).',
    ],
  },
  /** A list that staff maintain by form and by import, with its screen. */
  master: {
    insertions: declared,
    next: [
      'npm run generate writes types and calls from packages/contract/__kebab__.tsp.',
      'Name it in six languages: apps/server/src/modules/__kebab__/messages, apps/portal/src/features/__kebab__/messages, packages/contract/fields/__kebab__.',
      'Say in apps/server/src/modules/__kebab__/module.ts which roles may do what and where it stands in the menu; remove rights declared in advance (modules/permission/grantsInAdvance.ts).',
      'Give its import a sample (sampleRows.json, written to docs/samples by scripts/sampleWorkbooks.ts) and a place in the order of modules/setup/sampleWorkbooks.test.ts and docs/samples/README.md.',
      'npm test -- server-postgres runs the walks over masters and lists.',
    ],
  },
  /** A document with lines, which its dealer hands in and the maker reviews, and its pages. */
  document: {
    insertions: [
      ...declared,
      { file: 'packages/contract/approval.tsp', behind: /^ {2}\w+,\n(?=\})/gm, line: `  __name__,` },
      { file: 'apps/portal/src/shared/messages.ts', behind: /^ {2}\w+: '\/.*\/detail\/',\n/gm, line: `  __name__: '/service/__name__/detail/',` },
    ],
    next: [
      'npm run generate writes types and calls from packages/contract/__kebab__.tsp.',
      'Name the kind in apps/server/src/modules/__kebab__ (data/dictionaries.json, messages), in six languages, and choose the prefix of its numbers (module.ts).',
      'Say in module.ts which roles may do what; remove rights and number rules declared in advance (modules/permission/grantsInAdvance.ts, documents/numbers/rules.ts).',
      "Add the page to the menu in module.ts with the component '__kebab__/__Name__ListPage', and its title to the messages beside it; name it in apps/portal/src/features/__kebab__/messages.",
      'npm test -- server-postgres runs the tests of the module and the walks.',
    ],
  },
} as const satisfies Record<string, Template>;

export type Kind = keyof typeof kinds;

export function isKind(text: string): text is Kind {
  return Object.hasOwn(kinds, text);
}

/** The forms of a noun, by their placeholder. `undefined` if the text is no noun of letters and digits. */
export function nounForms(text: string): Readonly<Record<string, string>> | undefined {
  if (!/^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/.test(text)) return undefined;
  const words = text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-');
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return {
    __Name__: pascal,
    __name__: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    __kebab__: words.join('-'),
    __snake__: words.join('_'),
  };
}

export interface Created {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly next: readonly string[];
}

/**
 * Lays a template over the project.
 * @param noun accepted by {@link nounForms}.
 * @throws Error, with nothing changed, if one of the files exists or a line finds no place.
 */
export function createFromTemplate(project: string, kind: Kind, noun: string): Created {
  const forms = nounForms(noun)!;
  const placeholders = { ...forms, __UPPER__: forms['__name__']!.toUpperCase(), __migration__: nextMigration(project) };
  const fill = (text: string): string => Object.entries(placeholders).reduce((filled, [placeholder, form]) => filled.replaceAll(placeholder, form), text);
  const templates = join(root, 'scripts', 'templates', kind);
  const written = new Map(files(templates, ['**/*.*']).map((file) => [fill(file), fill(readFileSync(join(templates, file), 'utf8'))]));
  const existing = [...written.keys()].filter((file) => existsSync(join(project, file)));
  if (existing.length > 0) throw new Error(`There already is ${existing.join(', ')}.`);

  const changed = new Map<string, string>();
  for (const { file, behind, line } of kinds[kind].insertions) {
    const before = changed.get(file) ?? readFileSync(join(project, file), 'utf8');
    changed.set(file, insert(before, behind, `${fill(line)}\n`, file));
  }
  for (const [file, text] of [...written, ...changed]) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  return { created: [...written.keys()], changed: [...changed.keys()], next: kinds[kind].next.map(fill) };
}

function insert(text: string, behind: RegExp, line: string, file: string): string {
  const match = [...text.matchAll(behind)].at(-1);
  if (!match) throw new Error(`${file} has changed: no place was found for "${line.trim()}".`);
  const position = match.index + match[0].length;
  return text.slice(0, position) + line + text.slice(position);
}

/** Migrations run in the order of their names; the next tens leave room between. */
function nextMigration(project: string): string {
  const folder = join(project, 'apps', 'server', 'src', 'migrations');
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number(/^\d{4}/.exec(file)?.[0] ?? 0)) : [];
  return String(Math.floor(Math.max(0, ...numbers) / 10) * 10 + 10).padStart(4, '0');
}
