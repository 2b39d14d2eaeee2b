import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { capture, root } from './command.ts';
import { createFromTemplate, nounForms } from './templates.ts';

/** The area that is added to a copy of the project, with list, form, first calls, texts in six languages and calls of its own. */
const noun = 'budget-trial';

/** The master whose generated calls it gets, under its own name. */
const model = { name: 'serviceAllowance', type: 'ServiceAllowance' };

/** Sources of the portal, packages it resolves, and files that the template adds a line to. */
const copied = [
  'apps/portal',
  'packages/ui',
  'packages/api-client',
  'packages/validation',
  'packages/contract/fields',
  'packages/contract/main.tsp',
  'apps/server/src/modules/index.ts',
];
const notCopied = new Set(['dist', '.vite-temp']);

/**
 * Builds the portal from a copy of the project with one more area.
 * @param work gets the folder of the build, which is gone afterwards
 * @throws Error with the output of a build that failed
 */
export async function withOneMoreArea<Answer>(work: (built: string) => Answer): Promise<Answer> {
  // Not below a folder node_modules, whose files the bundler treats otherwise.
  const copy = mkdtempSync(join(tmpdir(), 'harrow-area-'));
  try {
    for (const folder of copied) {
      // Links between packages are relative, so that those of the copy lead to the copy.
      cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true, filter: (path) => !notCopied.has(basename(path)) });
    }
    for (const name of ['package.json', 'tsconfig.base.json', 'tsconfig.referenced.json']) cpSync(join(root, name), join(copy, name));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
    addArea(copy);
    const built = join(copy, 'built');
    const { code, output } = await capture('vite', ['build', '--outDir', built, '--logLevel', 'warn'], { cwd: join(copy, 'apps', 'portal') });
    if (code !== 0) throw new Error(output);
    return work(built);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Adds a master as `npm run new` does, with the calls that `npm run generate` would write for its portal. */
function addArea(copy: string): void {
  createFromTemplate(copy, 'master', noun);
  const own = nounForms(noun)!;
  const rename = (text: string): string => text.replaceAll(model.type, own.__Name__!).replaceAll(model.name, own.__name__!);
  const generated = join(copy, 'packages', 'api-client', 'src', 'generated');
  for (const kind of ['calls', 'queries', 'limits', 'fields', 'records']) {
    const file = `${model.name}.gen.ts`;
    writeFileSync(join(generated, kind, rename(file)), rename(readFileSync(join(generated, kind, file), 'utf8')));
    const index = join(generated, kind === 'calls' ? '.' : kind, 'index.ts');
    const lines = readFileSync(index, 'utf8').split('\n');
    const exports = lines.filter((line) => line.includes(`/${file}'`) && !line.startsWith('export type'));
    if (exports.length === 0) throw new Error(`${index} does not export ${file}`);
    writeFileSync(index, [...lines, ...exports.map(rename), ''].join('\n'));
  }
}
