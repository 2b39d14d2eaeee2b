import { expect, test } from 'vitest';
import { projectTree } from './projectTree.ts';
import { type Depth, readsOf } from './reads.ts';

const manifest = (name: string, exports: object = {}, dependencies: object = {}): string => JSON.stringify({ name, exports, dependencies });

const project: Readonly<Record<string, string>> = {
  'README.md': '',
  'apps/shop/package.json': manifest('@made/shop', {}, { '@made/money': 'workspace:*' }),
  'apps/shop/src/prices.ts': `import { add } from '@made/money';\nexport { tax } from './tax.ts';`,
  'apps/shop/src/prices.test.ts': `import './prices.ts';`,
  'apps/shop/src/tax.ts': `import rates from './rates.json' with { type: 'json' };`,
  'apps/shop/src/tax.test.ts': `import { tax } from './tax.ts';`,
  'apps/shop/src/rates.json': '{}',
  'apps/shop/src/read.ts': `import { readFileSync } from 'node:fs';`,
  'apps/shop/src/read.test.ts': `import './read.ts';`,
  'apps/shop/src/walk.test.ts': `globSync('**/*.ts', { cwd: import.meta.dirname });`,
  'apps/shop/src/climb.test.ts': `const root = join(import.meta.dirname, '..', '..', '..');`,
  'apps/shop/src/near.test.ts': `const own = join(import.meta.dirname, '..');`,
  'apps/shop/src/sample.test.ts': 'readFileSync(new URL(`../../../docs/samples/${name}.txt`, import.meta.url));',
  'apps/shop/src/work.ts': `new Worker(new URL('worker.ts', import.meta.url));`,
  'apps/shop/src/worker.ts': `// don't\nawait import('./tax.ts');`,
  'apps/shop/src/texts.ts': `import.meta.glob('./texts/*.ts');`,
  'apps/shop/src/texts/en.ts': `import '../tax.ts';`,
  'apps/shop/src/page.ts': `import './page.module.css';\nconst way = '../';`,
  'apps/shop/src/page.module.css': 'a { background: url(sign.svg); }',
  'apps/shop/src/sign.svg': '',
  'apps/shop/src/raw.ts': `import text from '../../../README.md?raw';`,
  'docs/samples/one.txt': '',
  'packages/money/package.json': manifest('@made/money', { '.': './src/index.ts' }),
  'packages/money/src/index.ts': `export * from './add.ts';`,
  'packages/money/src/add.ts': '',
  'packages/money/src/unused.ts': '',
  'scripts/look.ts': `const root = import.meta.dirname;`,
  'scripts/look.test.ts': `import './look.ts';`,
};

const tree = projectTree(Object.keys(project), (file) => Buffer.from(project[file]!));
const reads = (file: string, depth: Depth = 'all'): string[] => [...readsOf(tree, [file], depth)].sort();
const shop = (...names: readonly string[]): string[] => names.map((name) => `apps/shop/src/${name}`);
const below = (...folders: readonly string[]): string[] => Object.keys(project).filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
const isTest = (file: string): boolean => file.endsWith('.test.ts');

test('what is imported, and what that imports, through packages to the file that they export', () => {
  const money = ['packages/money/src/add.ts', 'packages/money/src/index.ts'];
  expect(reads('apps/shop/src/prices.test.ts')).toEqual([...shop('prices.test.ts', 'prices.ts', 'rates.json', 'tax.ts'), ...money]);
});

test('files named beside a program, by a pattern, in a style sheet or with a query', () => {
  expect(reads('apps/shop/src/work.ts', 'imports')).toEqual(shop('rates.json', 'tax.ts', 'work.ts', 'worker.ts'));
  expect(reads('apps/shop/src/texts.ts')).toEqual(shop('rates.json', 'tax.ts', 'texts.ts', 'texts/en.ts'));
  expect(reads('apps/shop/src/page.ts')).toEqual(shop('page.module.css', 'page.ts', 'sign.svg'));
  expect(reads('apps/shop/src/raw.ts')).toEqual(['README.md', ...shop('raw.ts')]);
});

test('what a product reads lies in its package and those it depends on, but is no test', () => {
  const found = reads('apps/shop/src/read.test.ts');
  expect(found).toEqual([...below('apps/shop', 'packages').filter((file) => !isTest(file)), 'apps/shop/src/read.test.ts'].sort());
  expect(reads('apps/shop/src/read.ts', 'imports')).toEqual(shop('read.ts'));
});

test('a test that reads may read other tests, too', () => {
  expect(reads('apps/shop/src/walk.test.ts')).toEqual(below('apps/shop', 'packages').sort());
  expect(reads('apps/shop/src/near.test.ts')).toEqual(below('apps/shop', 'packages').sort());
});

test('a folder elsewhere that is named', () => {
  expect(reads('apps/shop/src/sample.test.ts')).toEqual(below('apps/shop', 'docs', 'packages').sort());
});

test('all of the project is read by what climbs out of its package, and by what belongs to none', () => {
  expect(reads('apps/shop/src/climb.test.ts')).toEqual(Object.keys(project).sort());
  expect(reads('scripts/look.test.ts')).toEqual(Object.keys(project).sort());
});
