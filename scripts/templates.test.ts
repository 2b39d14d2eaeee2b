import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeCheck } from './checks.ts';
import { capture, root } from './command.ts';
import { findMessageProblems } from './messages.ts';
import { createFromTemplate, nounForms } from './templates.ts';

const workspaces = ['packages/contract', 'packages/validation', 'packages/api-client', 'packages/ui', 'apps/server', 'apps/portal'];
let project: string;

/** A copy of the sources. Packages of ours are linked to the copy, all others to what is installed. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'harrow-new-'));
  for (const file of ['package.json', 'tsconfig.base.json', 'tsconfig.referenced.json', 'tsconfig.json', '.oxfmtrc.json', '.oxlintrc.json'])
    cpSync(join(root, file), join(project, file));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  for (const workspace of workspaces) {
    cpSync(join(root, workspace), join(project, workspace), { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) });
    linkModules(workspace);
  }
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function linkModules(workspace: string): void {
  const from = join(root, workspace, 'node_modules');
  const to = join(project, workspace, 'node_modules');
  for (const entry of readdirSync(from)) {
    const names = entry.startsWith('@') ? readdirSync(join(from, entry)).map((name) => `${entry}/${name}`) : [entry];
    for (const name of names) {
      mkdirSync(join(to, name, '..'), { recursive: true });
      const ours = workspaces.find((each) => name === `@harrow/${each.split('/')[1]}`);
      symlinkSync(ours ? join(project, ours) : realpathSync(join(from, name)), join(to, name));
    }
  }
}

async function expectSuccess(command: string, args: string[], folder = '.'): Promise<void> {
  const { code, output } = await capture(command, args, { cwd: join(project, folder) });
  expect(code, output).toBe(0);
}

/** Checks the types of a few files and of what they import, which is quicker than a whole package. */
async function expectTypes(workspace: string, include: string[]): Promise<void> {
  writeFileSync(
    join(project, workspace, 'tsconfig.new.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { composite: false, incremental: false, noEmit: true, emitDeclarationOnly: false },
      include,
    }),
  );
  await expectSuccess(...typeCheck(`${workspace}/tsconfig.new.json`));
}

test.each([
  ['PriceTag', 'PriceTag', 'priceTag', 'price-tag', 'price_tag'],
  ['price-tag', 'PriceTag', 'priceTag', 'price-tag', 'price_tag'],
  ['supplier', 'Supplier', 'supplier', 'supplier', 'supplier'],
  ['pdi2Check', 'Pdi2Check', 'pdi2Check', 'pdi2-check', 'pdi2_check'],
])('%s is a noun', (noun, ...forms) => {
  expect(Object.values(nounForms(noun) ?? {})).toEqual(forms);
});

test.each(['', '2nd', 'a b', '../x', 'a_b', 'prix-é'])('%j is none', (noun) => {
  expect(nounForms(noun)).toBeUndefined();
});

test('a new component compiles, is exported and is not created twice', async () => {
  const { created } = createFromTemplate(project, 'component', 'price-tag');
  expect(created).toContain('packages/ui/src/PriceTag/PriceTag.tsx');
  expect(readFileSync(join(project, 'packages/ui/src/index.ts'), 'utf8')).toMatch(
    /export \{ PriceTag, type PriceTagProps \} from '\.\/PriceTag\/index\.ts';\n$/,
  );
  await expectTypes('packages/ui', ['src/css.d.ts', 'src/PriceTag']);
  await expectSuccess('oxlint', ['packages/ui/src/PriceTag']);
  expect(() => createFromTemplate(project, 'component', 'PriceTag')).toThrow('There already is');
}, 120_000);

test('a new master and a new document compile, have their pages, and pass their tests and the walks', async () => {
  const { created } = createFromTemplate(project, 'master', 'cropKind');
  const migration = created.find((file) => /migrations\/\d{3}0_crop_kind\.ts$/.test(file));
  expect(migration && existsSync(join(project, migration))).toBe(true);
  expect(createFromTemplate(project, 'document', 'cropVisit').created).toContain('apps/server/src/modules/crop-visit/cropVisitKind.ts');
  for (const workspace of ['packages/contract', 'packages/api-client', 'apps/server']) await expectSuccess('node', ['--run', 'generate'], workspace);
  await expectTypes('apps/server', [
    'src/modules/index.ts',
    'src/modules/crop-kind',
    'src/modules/crop-visit',
    'src/documents/walk.test.ts',
    'src/shared/master/walk.test.ts',
  ]);
  await expectSuccess('oxlint', ['apps/server/src/modules/crop-kind', 'apps/server/src/modules/crop-visit']);
  const vitest = ['run', '--root', 'apps/server', '--hookTimeout=120000', '--testTimeout=60000'];
  await expectSuccess('vitest', [...vitest, 'crop-visit', 'dictionaries.test']);
  // Of the walk only what is new: all other kinds are walked with the server's own tests.
  await expectSuccess('vitest', [...vitest, 'documents/walk', '--testNamePattern', '^cropVisit ']);
  await expectSuccess('vitest', [...vitest, 'master/walk', 'list/walk', '--testNamePattern', '/mfr/cropKind']);

  await expectTypes('apps/portal', ['src/features/crop-kind', 'src/features/crop-visit']);
  await expectSuccess('oxlint', ['apps/portal/src/features/crop-kind', 'apps/portal/src/features/crop-visit']);
  expect(findMessageProblems(project).filter(({ file }) => /\/crop-(kind|visit)\//.test(file))).toEqual([]);
}, 360_000);
