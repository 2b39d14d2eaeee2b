import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTree, type Tree } from './tree.fixture.ts';
import { findLayeringViolations } from './layering.ts';

const table = 'packages/ui/src/EditableTable';

let tree: Tree;
beforeEach(() => {
  tree = createTree({
    'packages/ui/package.json': JSON.stringify({
      name: '@harrow/ui',
      dependencies: { '@harrow/validation': '*' },
      peerDependencies: { react: '*' },
    }),
    'apps/portal/package.json': JSON.stringify({
      name: '@harrow/portal',
      dependencies: { '@harrow/ui': '*', '@harrow/api-client': '*', '@harrow/validation': '*', '@harrow/server': '*' },
    }),
    'apps/server/package.json': JSON.stringify({ name: '@harrow/server', dependencies: { '@harrow/contract': '*' } }),
  });
});
afterEach(() => tree.remove());

test.each<[what: string, file: string, code: string, refusal?: string]>([
  ['ui imports validation', 'packages/ui/src/a.ts', `import { checkUrl } from '@harrow/validation';`],
  ['ui imports its own subpath', 'packages/ui/src/a.ts', `import '@harrow/ui/x';`],
  ['ui imports the API client', 'packages/ui/src/a.ts', `import type { X } from '@harrow/api-client';`, 'may not import @harrow/api-client'],
  ['validation imports a package', 'packages/validation/src/a.ts', `import { x } from '@harrow/ui/y';`, 'may not import @harrow/ui'],
  ['the portal imports the server', 'apps/portal/src/a.ts', `await import('@harrow/server');`, 'may not import @harrow/server'],
  ['the server imports the portal by path', 'apps/server/src/a.ts', `export * from '../../portal/src/x.ts';`, 'leaves its package'],
  ['a product file imports what its package does not list', 'packages/ui/src/a.tsx', `import dayjs from 'dayjs/esm';`, 'does not list dayjs'],
  ['a test imports what the project installs', 'packages/ui/src/a.test.tsx', `import { test } from 'vitest';`],
  ['a product file imports a built-in module', 'apps/server/src/a.ts', `import { join } from 'node:path';`],
  [
    'a feature imports another',
    'apps/portal/src/features/vehicle/A.tsx',
    `import { b } from '../warranty-claim/b.ts';`,
    'feature vehicle may not import feature warranty-claim',
  ],
  [
    'a feature imports a type of another',
    'apps/portal/src/features/vehicle/parts/A.tsx',
    `type B = import('../../login/b.ts').B;`,
    'may not import feature login',
  ],
  ['a feature imports what is shared', 'apps/portal/src/features/vehicle/A.tsx', `import { b } from '../../shared/b.ts';`],
  ['what is shared imports a feature', 'apps/portal/src/shared/a.ts', `import { b } from '../features/vehicle/b.ts';`, 'shared may not import features'],
  ['what is shared imports the platform', 'apps/portal/src/shared/a.ts', `import { b } from '../platform/b.ts';`],
  ['what is shared imports the shell', 'apps/portal/src/shared/a.ts', `import { b } from '../app/b.ts';`, 'shared may not import app'],
  ['the platform imports what is shared', 'apps/portal/src/platform/session/a.ts', `import('../../shared/b.ts');`, 'platform may not import shared'],
  ['what is shared imports what documents share', 'apps/portal/src/shared/a.ts', `import { b } from '../documents/b.ts';`, 'shared may not import documents'],
  ['what documents share imports what is shared', 'apps/portal/src/documents/a.ts', `import { b } from '../shared/b.ts';`],
  ['a feature imports the shell', 'apps/portal/src/features/vehicle/A.tsx', `import { b } from '../../app/b.ts';`, 'features may not import app'],
  ['the store of rows imports drawing', `${table}/rowStore/a.ts`, `import { b } from '../rows/b.tsx';`, 'rowStore may not import rows, which lies above it'],
  [
    'the model imports a type of a toolbar',
    `${table}/model/a.ts`,
    `import type { B } from '../toolbar/b.ts';`,
    'model may not import toolbar, which lies above',
  ],
  ['cells import keys', `${table}/cells/a.ts`, `import { b } from '../keyboard/b.ts';`, 'cells may not import keyboard, which lies beside it'],
  ['keys import the copying of cells', `${table}/keyboard/a.ts`, `import { b } from '../clipboard/b.ts';`],
  ['a heading loads a panel later', `${table}/header/a.tsx`, `const panel = lazyPart(() => import('../rows/b.tsx'));`, 'header may not import rows'],
  [
    'a part of the table imports the whole',
    `${table}/rows/a.tsx`,
    `import { EditableTable } from '../EditableTable.tsx';`,
    'rows may not import EditableTable.tsx',
  ],
  ['a part of the table imports texts and styles', `${table}/rowStore/a.ts`, `import en from '../messages/en.json';\nimport s from '../rows/rows.module.css';`],
  ['a story shows a part within the table', `${table}/rowStore/a.stories.tsx`, `import { EditableTable } from '../index.ts';`],
  ['a part of the table is new', `${table}/sparklines/a.ts`, `import { b } from '../rowStore/b.ts';`, 'sparklines has no layer'],
  ['the router imports a feature', 'apps/portal/src/app/routes.tsx', `import('../features/vehicle/index.tsx');`],
  ['a module imports the service of another', 'apps/server/src/modules/todo/service.ts', `import { b } from '../vehicle/service.ts';`],
  ['a module imports the queries of another', 'apps/server/src/modules/todo/service.ts', `import { b } from '../vehicle/queries.ts';`, 'only service.ts'],
  ['a module imports table types of another', 'apps/server/src/modules/todo/queries.ts', `import type { V } from '../vehicle/tables.ts';`],
  [
    'a module imports a value out of the tables of another',
    'apps/server/src/modules/todo/queries.ts',
    `import { v, type V } from '../vehicle/tables.ts';`,
    'only service.ts',
  ],
  ['a module imports types of the hooks of another', 'apps/server/src/modules/todo/queries.ts', `import type { V } from '../vehicle/hooks.ts';`],
  ["shared code makes a module's tables known", 'apps/server/src/shared/a.ts', `import '../modules/vehicle/tables.ts';`],
  ['a module runs a file of another', 'apps/server/src/modules/todo/a.ts', `import '../vehicle/setup.ts';`, 'only service.ts'],
  ['shared code imports a service', 'apps/server/src/shared/a.ts', `import { b } from '../modules/vehicle/service.ts';`, 'only types'],
  ['shared code imports the type of a service', 'apps/server/src/shared/a.ts', `import { type B } from '../modules/vehicle/service.ts';`],
])('%s', (_what, file, code, refusal) => {
  tree.write({ [file]: `// first line\n${code}\n` });
  const expected = refusal === undefined ? [] : [{ file, line: 2, text: expect.stringContaining(refusal) as unknown }];
  expect(findLayeringViolations(tree.folder)).toEqual(expected);
});

test('modules of the server do not import each other in a circle', () => {
  const module = (name: string): string => `apps/server/src/modules/${name}`;
  tree.write({
    [`${module('claim')}/a.ts`]: `import { b } from '../coverage/service.ts';`,
    [`${module('coverage')}/service.ts`]: `import { c } from '../vehicle/service.ts';`,
    [`${module('vehicle')}/a.ts`]: `import type { Claim } from '../claim/tables.ts';\nimport { d } from '../claim/service.ts';`,
    [`${module('vehicle')}/a.test.ts`]: `import { d } from '../claim/service.ts';`,
    [`${module('todo')}/a.ts`]: `import { d } from '../claim/service.ts';`,
  });
  const circle = 'modules import each other in a circle: ';
  expect(findLayeringViolations(tree.folder)).toEqual([
    { file: `${module('claim')}/a.ts`, line: 1, text: `${circle}claim → coverage → vehicle → claim` },
    { file: `${module('coverage')}/service.ts`, line: 1, text: `${circle}coverage → vehicle → claim → coverage` },
    { file: `${module('vehicle')}/a.ts`, line: 2, text: `${circle}vehicle → claim → coverage → vehicle` },
  ]);
});

test.each(['apps/server/src/shared', 'packages/ui/src/Pager'])('files of %s do not need each other in a circle; types may', (folder) => {
  const file = (name: string) => `${folder}/${name}.ts`;
  tree.write({
    [file('first')]: `import { second } from './second.ts';`,
    [file('second')]: `import { third } from './third.ts';`,
    [file('third')]: `import { first } from './first.ts';\nimport { end } from './end.ts';`,
    [file('end')]: `import type { first } from './first.ts';`,
  });
  const circle = 'files import each other in a circle: ';
  expect(findLayeringViolations(tree.folder)).toEqual([
    { file: file('first'), line: 1, text: `${circle}${[file('first'), file('second'), file('third'), file('first')].join(' → ')}` },
    { file: file('second'), line: 1, text: `${circle}${[file('second'), file('third'), file('first'), file('second')].join(' → ')}` },
    { file: file('third'), line: 1, text: `${circle}${[file('third'), file('first'), file('second'), file('third')].join(' → ')}` },
  ]);
});

test('types of columns do not know each other in a circle', () => {
  const column = (name: string) => `${table}/columns/${name}`;
  tree.write({
    [`${column('linked')}/linkedColumn.tsx`]: `import { options } from '../select/options.ts';\nimport { createColumn } from '../columnOptions.ts';`,
    [`${column('select')}/choices.ts`]: `import type { Linked } from '../linked/linkedColumn.tsx';`,
    [`${column('tags')}/tagsColumn.tsx`]: `import { options } from '../select/options.ts';`,
  });
  const circle = 'types of columns import each other in a circle: ';
  expect(findLayeringViolations(tree.folder)).toEqual([
    { file: `${column('linked')}/linkedColumn.tsx`, line: 1, text: `${circle}linked → select → linked` },
    { file: `${column('select')}/choices.ts`, line: 1, text: `${circle}select → linked → select` },
  ]);
});

test('folders of the components do not import each other in a circle, not even for types', () => {
  const folder = (name: string): string => `packages/ui/src/${name}`;
  tree.write({
    [`${folder('Pager')}/Pager.tsx`]: `import { useTexts } from '../Provider/useTexts.ts';`,
    [`${folder('Provider')}/Provider.types.ts`]: `import type { PagerSource } from '../Pager/pagerSource.ts';`,
    [`${folder('Pager')}/Pager.stories.tsx`]: `import { List } from '../List/List.tsx';`,
    [`${folder('List')}/List.tsx`]: `import { Pager } from '../Pager/Pager.tsx';\nimport { Row } from './Row.tsx';`,
    [`${folder('Provider')}/Words.ts`]: `import type texts from '../Pager/messages/en.json';`,
    'packages/ui/src/index.ts': `export { Pager } from './Pager/Pager.tsx';`,
  });
  const circle = 'folders import each other in a circle: ';
  expect(findLayeringViolations(tree.folder)).toEqual([
    { file: `${folder('Pager')}/Pager.tsx`, line: 1, text: `${circle}Pager → Provider → Pager` },
    { file: `${folder('Provider')}/Provider.types.ts`, line: 1, text: `${circle}Provider → Pager → Provider` },
  ]);
});
