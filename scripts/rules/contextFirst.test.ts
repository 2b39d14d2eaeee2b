import { afterEach, beforeEach, expect, test } from 'vitest';
import { findContextViolations } from './contextFirst.ts';
import { createTree, type Tree } from './tree.fixture.ts';

let tree: Tree;
beforeEach(() => {
  tree = createTree();
});
afterEach(() => tree.remove());

const home = 'apps/server/src/modules/vehicle';

test.each<[what: string, file: string, code: string, taken?: string]>([
  ['a context', `${home}/a.ts`, 'async function find({ db, user }: Context, id: string) {}'],
  ['a user alone', `${home}/a.ts`, 'const mayEdit = (user: CurrentUser, vehicle: Vehicle) => true;'],
  ['a database alone', `${home}/a.ts`, 'async function find(db: Db, id: string) {}'],
  ['parts of the services and a user', `${home}/a.ts`, `const menu = ({ modules }: Pick<Services, 'modules'>, user: CurrentUser) => [];`],
  ['a database and a user', `${home}/a.ts`, 'export async function find(db: Db, user: CurrentUser, id: string) {}', 'database and user'],
  ['services and a user', `${home}/a.ts`, 'const find = async ({ now }: Services, id: string, user: CurrentUser) => {};', 'services and user'],
  ['a transaction, services and a user', `${home}/a.ts`, 'const f = { save(trx: Trx, s: Services, user: CurrentUser) {} };', 'database and services and user'],
  ['the maker of contexts', 'apps/server/src/shared/context.ts', 'export const contextOf = (services: Services, user: CurrentUser) => {};'],
  ['a test', `${home}/a.test.ts`, 'const find = (db: Db, user: CurrentUser) => {};'],
])('%s', (_what, file, code, taken) => {
  tree.write({ [file]: `// first line\n${code}\n` });
  const text = expect.stringContaining(`takes ${taken} as parameters`) as unknown;
  expect(findContextViolations(tree.folder)).toEqual(taken === undefined ? [] : [{ file, line: 2, text }]);
});
