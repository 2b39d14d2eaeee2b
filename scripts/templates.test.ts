import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typeCheck } from './checks.ts';
import { capture, root } from './command.ts';
import { findMessageProblems } from './rules/messages.ts';
import { createFromTemplate, nounForms, nounProblem } from './templates.ts';

const workspaces = ['packages/contract', 'packages/validation', 'packages/api-client', 'packages/ui', 'apps/server', 'apps/portal'];
let project: string;

/** Each step ends by itself, however busy the machine is; only a hanging one is aborted, in milliseconds. */
const hangs = 1_800_000;

/** A copy of the sources. Packages of ours are linked to the copy, all others to the installed ones. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'harrow-new-'));
  for (const file of ['package.json', 'tsconfig.base.json', 'tsconfig.referenced.json', 'tsconfig.json', '.oxfmtrc.json', '.oxlintrc.json', 'scripts'])
    cpSync(join(root, file), join(project, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  for (const workspace of workspaces) {
    cpSync(join(root, workspace), join(project, workspace), { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) });
    linkModules(workspace);
  }
}, hangs);
afterAll(() => rmSync(project, { recursive: true, force: true }), hangs);

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

/** Checks the types of a few files and of their imports, which is quicker than a whole package. */
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

/** Everything of the project that a new noun would have changed. */
const changed = () =>
  ['packages/contract/main.tsp', 'apps/server/src/modules/index.ts', 'packages/ui/src/index.ts'].map((file) => readFileSync(join(project, file), 'utf8'));

test.each([
  ['document', 'harvest demo', 'is no name'],
  ['document', '2nd', 'is no name'],
  ['master', 'order', 'is a reserved word'],
  ['document', 'class', 'is a reserved word'],
  ['component', 'New', 'is a reserved word'],
  ['document', 'a'.repeat(41), 'is too long'],
  ['document', 'warrantyClaim', 'There already is'],
  ['master', 'WarrantyClaim', 'There already is'],
  ['master', 'vehicle', 'There already is'],
  ['document', 'finance-ledger', 'is taken: the database has a table finance_ledger'],
  ['master', 'dictionary-entry', 'is taken: the contract has DictionaryEntry'],
  ['component', 'DocumentSection', 'is taken: @harrow/ui exports it'],
] as const)('a %s called %j is refused in one line, with nothing changed', (kind, noun, why) => {
  const before = changed();
  expect(() => createFromTemplate(project, kind, noun)).toThrow(new RegExp(why));
  expect(changed()).toEqual(before);
});

test('a noun may begin like another one', () => {
  expect(nounProblem(project, 'document', 'parts-return')).toBeUndefined();
});

/** Each waits for other programs, so that two cores have something to do. */
describe.concurrent('what is new', () => {
  let created: string[];
  let written: string[];
  beforeAll(async () => {
    const made = [
      createFromTemplate(project, 'component', 'price-tag'),
      createFromTemplate(project, 'master', 'CropKind'),
      createFromTemplate(project, 'document', 'harvestDemo'),
    ];
    created = made.flatMap((each) => [...each.created]);
    written = [...new Set(made.flatMap((each) => [...each.created, ...each.changed]))];
    for (const workspace of ['packages/contract', 'packages/api-client', 'apps/server']) await expectSuccess('node', ['--run', 'generate'], workspace);
  }, hangs);
  const ofCode = (folder: string) => created.filter((file) => file.startsWith(folder) && /\.tsx?$/.test(file)).map((file) => file.slice(folder.length + 1));

  test('has its place', () => {
    expect(created).toContain('packages/ui/src/PriceTag/PriceTag.tsx');
    expect(created).toContain('apps/server/src/modules/harvest-demo/harvestDemoKind.ts');
    expect(created.filter((file) => /migrations\/\d{3}0_(crop_kind|harvest_demo)\.ts$/.test(file))).toHaveLength(2);
    expect(readFileSync(join(project, 'packages/ui/src/index.ts'), 'utf8')).toMatch(
      /export \{ PriceTag, type PriceTagProps \} from '\.\/PriceTag\/index\.ts';\n$/,
    );
    expect(() => createFromTemplate(project, 'component', 'PriceTag')).toThrow('There already is');
  });

  test('has short numbers of its own', () => {
    const prefixIn = (folder: string) => /prefix: '(\w+)'/.exec(readFileSync(join(project, `apps/server/src/modules/${folder}/module.ts`), 'utf8'))?.[1];
    expect(prefixIn('harvest-demo')).toBe('HD');
  });

  test('offers no status that its workflow lacks', () => {
    const statusesIn = (file: string) =>
      /Statuses = \[(.*)\] as const/
        .exec(readFileSync(join(project, file), 'utf8'))?.[1]
        ?.split(', ')
        .sort();
    expect(statusesIn('apps/portal/src/features/harvest-demo/harvestDemos.ts')).toEqual(statusesIn('apps/server/src/modules/harvest-demo/workflow.ts'));
  });

  test.each(['packages/ui', 'apps/server', 'apps/portal'])(
    'has right types in %s',
    async (workspace) => {
      const css = workspace === 'packages/ui' ? ['src/css.d.ts'] : [];
      const walks = workspace === 'apps/server' ? ['src/modules/index.ts', 'src/documents/walk.test.ts', 'src/shared/master/walk.test.ts'] : [];
      await expectTypes(workspace, [...css, ...walks, ...ofCode(workspace)]);
    },
    hangs,
  );

  test(
    'passes every other static check',
    async () => {
      await expectSuccess(
        'oxlint',
        written.filter((file) => /\.tsx?$/.test(file)),
      );
      await expectSuccess('oxfmt', ['--check', ...written]);
      await expectSuccess('node', ['scripts/rules/layering.ts']);
      await expectSuccess('node', ['scripts/rules/contextFirst.ts']);
      expect(findMessageProblems(project)).toEqual([]);
    },
    hangs,
  );

  test(
    'passes its own tests and the walks',
    async () => {
      // Of the walks only the new kinds: all others are walked with the server's own tests. Nothing waits for the clock.
      const only = ['--testNamePattern', 'harvestDemo|cropKind|doc_type'];
      const files = ['harvestDemo.test', 'dictionaries.test', 'documents/walk', 'master/walk', 'list/walk'];
      await expectSuccess('vitest', ['run', '--root', 'apps/server', '--hookTimeout=0', '--testTimeout=0', ...files, ...only]);
    },
    hangs,
  );
});
