import { spawnSync } from 'node:child_process';
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
  /** Next steps for the author. */
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
 * Templates of `npm run new`. The files of a template lie in `templates/<kind>`, as they will in the project; the noun stands in names and
 * texts as `__Name__`, `__name__`, `__kebab__` and `__snake__`; `__PREFIX__` begins its numbers.
 */
export const kinds = {
  component: {
    insertions: [{ file: 'packages/ui/src/index.ts', behind: /^.*\n/gm, line: `export { __Name__, type __Name__Props } from './__Name__/index.ts';` }],
    next: [
      'Write the component, and a story for each thing it does: the stories are its tests (npm test -- storybook).',
      'npm run generate adds it to the exports that packages/ui pins; a change of a package carries a changeset (npm run changeset).',
    ],
  },
  /** A list that staff maintain by form and by import, with its screen. */
  master: {
    insertions: declared,
    next: [
      'npm run generate writes types and calls from packages/contract/__kebab__.tsp.',
      'Name it in six languages: apps/server/src/modules/__kebab__/messages, apps/portal/src/features/__kebab__/messages, packages/contract/fields/__kebab__.',
      'Say in apps/server/src/modules/__kebab__/module.ts which roles may do what and where it stands in the menu.',
      'Give its import a sample (sampleRows.json, written to docs/samples by scripts/sampleWorkbooks.ts) and a place in the order of modules/setup/sampleWorkbooks.test.ts and docs/samples/README.md.',
      'npm test -- server-postgres runs the walks over masters and lists.',
    ],
  },
  /** A document with lines, which its dealer submits and the maker reviews, and its pages. */
  document: {
    insertions: [...declared, { file: 'packages/contract/approval.tsp', behind: /^ {2}\w+,\n(?=\})/gm, line: `  __name__,` }],
    next: [
      'npm run generate writes types and calls from packages/contract/__kebab__.tsp.',
      'Name the kind in apps/server/src/modules/__kebab__ (data/dictionaries.json, messages), in six languages.',
      'Say in module.ts which roles may do what, and what its numbers begin with: __PREFIX__ is a proposal.',
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
export function nounForms(text: string): Readonly<Record<'__Name__' | '__name__' | '__kebab__' | '__snake__', string>> | undefined {
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

/** Words of TypeScript, TypeSpec and SQL, and names that every file knows: a noun becomes a variable, a model and a table. */
const reserved = new Set(
  `abstract alias all and any array as async await bigint boolean break case catch check class column const constraint continue create date debugger
  default delete desc distinct do else end enum error event export extends false finally for foreign from function grant group having if implements import in
  index instanceof interface into is item let limit list map module model namespace never new not null number object of offset on op or order package primary private
  protected public record references return row scalar select session set static string super switch symbol table test then this throw true try type typeof undefined
  union unique unknown update user using valueof values var void when where while window with yield`.split(/\s+/),
);

/** Longest noun: names of constraints and indexes in PostgreSQL end at 63 characters. */
const maxNounLength = 40;

/** Reason why a noun cannot be used, in one line; undefined if it can. Existing files are not checked. */
export function nounProblem(project: string, kind: Kind, noun: string): string | undefined {
  const forms = nounForms(noun);
  if (!forms) return `"${noun}" is no name: letters and digits, beginning with a letter, several words as in harvest-demo, harvestDemo or HarvestDemo.`;
  const { __Name__: pascal, __name__: camel, __kebab__: kebab, __snake__: snake } = forms;
  if (noun.length > maxNounLength) return `"${noun}" is too long: at most ${maxNounLength} characters.`;
  if (reserved.has(snake)) return `"${noun}" is a reserved word: choose a noun that says more, such as ${kebab}-record.`;
  if (kind === 'component') {
    const taken = namesIn(project, ['packages/ui/src/index.ts'], /[\w$]+/g).has(pascal);
    return taken ? `"${pascal}" is taken: @harrow/ui exports it.` : undefined;
  }
  const models = namesIn(project, files(project, ['packages/contract/*.tsp']), /(?<=^(?:model|enum|union|interface|alias|scalar) )\w+/gm);
  const model = [pascal, `${pascal}s`, ...['Item', 'Line', 'Input', 'Action', 'Filters'].map((part) => pascal + part)].find((name) => models.has(name));
  if (model) return `"${noun}" is taken: the contract has ${model}.`;
  if (namesIn(project, files(project, ['apps/server/src/migrations/*.ts']), /(?<=create table (?:if not exists )?)\w+/gi).has(snake))
    return `"${noun}" is taken: the database has a table ${snake}.`;
  if (namesIn(project, ['apps/server/src/modules/index.ts'], /\w+/g).has(camel)) return `"${noun}" is taken: the server has a module ${camel}.`;
  return undefined;
}

const namesIn = (project: string, paths: readonly string[], name: RegExp): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => readFileSync(join(project, path), 'utf8').match(name) ?? []));

/** Number prefix of a document: two letters, or more, that no other kind begins with. */
function numberPrefix(project: string, { __kebab__: kebab }: NonNullable<ReturnType<typeof nounForms>>): string {
  const taken = namesIn(project, files(project, ['apps/server/src/modules/*/module.ts']), /(?<=prefix: ')[A-Z]+/g);
  const letters = kebab.replaceAll(/[^a-z]/g, '').toUpperCase();
  const initials = kebab
    .replaceAll(/(?:^|-)([a-z0-9])[a-z0-9]*/g, '$1')
    .replaceAll(/[^a-z]/g, '')
    .toUpperCase();
  const first = letters.charAt(0);
  const pairs = [...letters.slice(1), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => first + letter);
  return [...(initials.length > 1 ? [initials.slice(0, 3)] : []), ...pairs].find((prefix) => !taken.has(prefix)) ?? letters;
}

export interface Created {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly next: readonly string[];
}

/**
 * Lays a template over the project.
 * @param noun accepted by {@link nounForms}.
 * @throws Error, with nothing changed, if the noun cannot be taken, one of the files exists, or a line finds no place.
 */
export function createFromTemplate(project: string, kind: Kind, noun: string): Created {
  const forms = nounForms(noun);
  if (!forms) throw new Error(nounProblem(project, kind, noun));
  const placeholders = { ...forms, __PREFIX__: numberPrefix(project, forms), __migration__: nextMigration(project) };
  const fill = (text: string): string => Object.entries(placeholders).reduce((filled, [placeholder, form]) => filled.replaceAll(placeholder, form), text);
  const templates = join(root, 'scripts', 'templates', kind);
  const written = new Map(files(templates, ['**/*.*']).map((file) => [fill(file), fill(readFileSync(join(templates, file), 'utf8'))]));
  const existing = [...written.keys()].filter((file) => existsSync(join(project, file)));
  if (existing.length > 0) throw new Error(`There already is ${existing.join(', ')}.`);
  const taken = nounProblem(project, kind, noun);
  if (taken) throw new Error(taken);

  const changed = new Map<string, string>();
  for (const { file, behind, line } of kinds[kind].insertions) {
    const before = changed.get(file) ?? readFileSync(join(project, file), 'utf8');
    changed.set(file, insert(before, behind, `${fill(line)}\n`, file));
  }
  for (const [file, text] of [...written, ...changed]) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  // Line breaks depend on the length of the noun.
  const { status, error } = spawnSync('oxfmt', [...written.keys(), ...changed.keys()], { cwd: project, shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`The new files could not be formatted: ${error?.message ?? 'run npm run format'}.`);
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
