import { afterEach, beforeEach, expect, test } from 'vitest';
import { areaSize, areasOf, changedOutside, demoOwners, namedIn, sizeTable } from './areaSize.ts';
import { root } from '../command.ts';
import { createTree, type Tree } from '../rules/tree.fixture.ts';

let tree: Tree;
beforeEach(() => {
  tree = createTree({
    'packages/contract/dealer-payment.tsp': 'model DealerPayment {\n\n}\n',
    'packages/contract/main.tsp': 'import "./dealer-payment.tsp";\nimport "./unit.tsp";\n',
    'apps/server/src/modules/dealer-payment/routes.ts': 'a\nb\nc\n',
    'apps/server/src/modules/dealer-payment/routes.test.ts': 'a\nb\n',
    'apps/server/src/modules/dealer-payment/messages/en.json': '{\n  "module.dealerPayment": ""\n}\n',
    'packages/contract/fields/dealer-payment/en.json': '{\n}\n',
    'apps/server/src/modules/dealer-payment/data/rates.ts': 'a\n'.repeat(100),
    'apps/server/src/modules/index.ts':
      "import { dealerPaymentRoutes } from './dealer-payment/routes.ts';\n// dealerPayment comes first\n  ...dealerPaymentRoutes(services),\n",
    'apps/server/src/modules/index.test.ts': "'dealerPayment'\n",
    'apps/server/src/migrations/0300_dealer_payment.ts': 'a\n',
    'apps/server/src/migrations/0301_old_dealer_payment.ts': "'dealerpayment'\n",
    'apps/server/src/generated/types.ts': 'type DealerPayment = 1;\n',
    'apps/server/src/messages/en.json': '{\n  "dealerPaymentsPaid": ""\n}\n',
    'apps/server/seed/dealer-payments/payments.ts': 'a\nb\nc\nd\n',
    // The demo names its files freely: their imports decide which area they belong to.
    'apps/server/seed/money/loadMoney.ts': "import { pay } from '../../src/modules/dealer-payment/service.ts';\npay();\n",
    'apps/server/seed/money/texts.ts': 'a\nb\nc\n',
    'apps/server/seed/both/one.ts': "import { pay } from '../../src/modules/dealer-payment/service.ts';\n",
    'apps/server/seed/both/two.ts': "import { other } from '../../src/modules/other/service.ts';\n",
    'apps/server/seed/stage.ts': "import { now } from '../src/shared/clock.ts';\n",
    'apps/portal/src/features/dealer-payment/index.tsx': 'a\nb\nc\nd\ne\n',
    'apps/portal/src/features/dealer-payment/index.stories.tsx': 'a\n',
    'apps/portal/src/features/dealer-payment/messages/en.json': '{\n}\n',
    'apps/portal/src/features/isystem-unit/index.tsx': 'a\n',
    'apps/portal/src/app/community.ts': "'unitary community'\n",
    'apps/portal/src/app/units.ts': "'units'\n",
    'e2e/documents/dealer-payment.spec.ts': 'a\n',
  });
});
afterEach(() => tree.remove());

test('an area is a folder of modules or features, whatever it is called in the administration', () => {
  expect(areasOf(tree.folder)).toEqual(['dealer-payment', 'unit']);
});

test('lines count by layer, without blank ones and without rows of catalogues; tests count by themselves', () => {
  expect(areaSize(tree.folder, 'dealer-payment')).toEqual({
    area: 'dealer-payment',
    lines: { contract: 2, server: 4, portal: 5, messages: 7, seed: 10, tests: 4 },
    sum: 32,
  });
});

test('each area of ours that has a demo has its lines counted', () => {
  const owners = demoOwners(root);
  const shown = ['seed/arrivals/replayArrivals.ts', 'seed/insurance/loadPolicies.ts', 'seed/notices/notices.ts', 'seed/used-parts/replayHandles.ts'];
  expect(shown.map((file) => owners.get(`apps/server/${file}`))).toEqual(['arrival-accept', 'force-insurance', 'public-notice', 'used-parts-handle']);
});

test('an area is named outside its folders in code, not in comments, tests and generated code', () => {
  expect(namedIn(tree.folder, 'dealer-payment')).toEqual([
    { file: 'apps/server/src/messages/en.json', lines: 1 },
    { file: 'apps/server/src/modules/index.ts', lines: 2 },
    { file: 'packages/contract/main.tsp', lines: 1 },
  ]);
});

test('a noun is named by a word that begins with it or its plural, not by a longer word', () => {
  expect(namedIn(tree.folder, 'unit').map(({ file }) => file)).toEqual(['apps/portal/src/app/units.ts', 'packages/contract/main.tsp']);
});

test('of a change the files outside the own folders are listed, without generated ones', () => {
  const numstat = [
    '5\t0\tapps/server/src/modules/dealer-payment/routes.ts',
    '2\t1\tapps/server/src/modules/index.ts',
    '90\t80\tapps/server/src/generated/types.ts',
    '90\t80\tpackages/contract/openapi.yaml',
    '-\t-\tdocs/images/list.jpg',
    '',
  ].join('\n');
  expect(changedOutside(tree.folder, 'dealer-payment', numstat)).toEqual([
    { file: 'apps/server/src/modules/index.ts', lines: 3 },
    { file: 'docs/images/list.jpg', lines: 0 },
  ]);
});

test('the table ends with the sums of its columns', () => {
  const lines = sizeTable([areaSize(tree.folder, 'dealer-payment'), areaSize(tree.folder, 'unit')]).split('\n');
  expect(lines.map((line) => line.split(/ +/))).toEqual([
    ['area', 'contract', 'server', 'portal', 'messages', 'seed', 'tests', 'sum'],
    ['dealer-payment', '2', '4', '5', '7', '10', '4', '32'],
    ['unit', '0', '0', '1', '0', '0', '0', '1'],
    ['sum', '2', '4', '6', '7', '10', '4', '33'],
  ]);
});
