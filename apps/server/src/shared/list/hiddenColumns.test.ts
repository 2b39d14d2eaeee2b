/** What a user sees masked, or not at all, they cannot find out by sorting, asking, filtering, exporting or choosing fields either. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { load } from 'js-yaml';
import { type ClaimKit, createClaimKit, type Person } from '../../modules/warranty-claim/claimTestKit.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  'x-masked'?: boolean;
  'x-maker-only'?: boolean;
}
const { paths, components } = load(readFileSync(new URL('../../../../../packages/contract/openapi.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, { get?: { parameters?: { $ref?: string }[] } }>;
  components: { schemas: Record<string, Schema> };
};

/** Every list and every export of the contract. */
const lists = Object.entries(paths).flatMap(([path, { get }]) =>
  get?.parameters?.some(({ $ref }) => /(ListQuery|ExportQuery)\.superQueryParams$/.test($ref ?? '')) ? [path] : [],
);
const fieldsWith = (mark: 'x-masked' | 'x-maker-only'): string[] => [
  ...new Set(
    Object.values(components.schemas).flatMap(({ properties = {} }) => Object.entries(properties).flatMap(([name, schema]) => (schema[mark] ? [name] : []))),
  ),
];
const listAndExport = (path: string): string[] => [`${path}/list`, `${path}/exportXls`];
/**
 * Where a field of the same name is shown. `ownerName` is masked in a claim of another dealer's machine; in the list of the machines one sees it is
 * not, and whoever looks for machines to extend sees it masked in any case. Which supplier delivers a part is the maker's own, who the suppliers are is not.
 */
const shownIn: Readonly<Record<string, readonly string[]>> = {
  ownerName: [
    ...listAndExport('/api/portal/vehicle'),
    ...listAndExport('/api/portal/handoverTrain'),
    ...listAndExport('/api/portal/extendInsurance'),
    ...['dueList', 'dueExport'].map((call) => `/api/portal/forceInsurance/${call}`),
    '/api/portal/extendInsurance/salesChancesXls',
  ],
  // That of a trainee at a handover is masked; users and contacts are asked about by theirs.
  phone: [...listAndExport('/sys/user'), '/sys/user/queryall', '/sys/user/queryUserComponentData', ...listAndExport('/api/portal/contact')],
  // What lies on the dealer's own shelf.
  ...Object.fromEntries(
    ['inventoryQty', 'lockedQty'].map((field) => [field, ['exportXls', 'stockList', 'stockExportXls'].map((call) => `/api/portal/parts/${call}`)]),
  ),
  // A core goes back to its supplier.
  supplierCode: [...listAndExport('/mfr/supplier'), ...['taskList', 'taskExport'].map((call) => `/api/portal/usedPartsHandle/${call}`)],
};

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
  await kit.submitted();
});
afterAll(() => kit.close());

const status = async (person: Person, url: string): Promise<number> =>
  (await kit.app.inject({ method: 'GET', url, headers: { 'x-access-token': kit.tokens[person] } })).statusCode;
const asking = (field: string, rule: string, val: string): string =>
  `superQueryParams=${encodeURIComponent(encodeURIComponent(JSON.stringify([{ field, rule, val }])))}`;
/** Every way to learn something of a field. */
const waysTo = (field: string): string[] => [
  `column=${field}`,
  `column=${field}_dictText`,
  asking(field, 'like', '1'),
  asking(field, 'eq', '1'),
  asking(field, 'empty', '1'),
  `${field}=1`,
  `${field}_begin=1`,
  `${field}_MultiString=1`,
  `exportFields=${field}`,
];

test('the contract names the lists and the fields', () => {
  expect(lists).toEqual(
    expect.arrayContaining(['/api/portal/warrantyClaim/list', '/api/portal/vehicle/list', '/api/portal/parts/exportXls', '/mfr/bugCode/list']),
  );
  expect(fieldsWith('x-masked').toSorted()).toEqual([
    'accountNumber',
    'contactPhone',
    'endUserPhone',
    'insuredIdNo',
    'ownerEmail',
    'ownerIdNo',
    'ownerName',
    'ownerPhone',
    'passportNo',
    'phone',
  ]);
  expect(fieldsWith('x-maker-only').toSorted()).toEqual([
    'costCurrency',
    'costPerMachine',
    'costPrice',
    'goodwillShares',
    'internalNote',
    'inventoryQty',
    'lockedQty',
    'riskFlags',
    'supplierCode',
    'supplierRecoveryAmount',
  ]);
});

async function answered(person: Person, fields: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of lists)
    for (const field of fields)
      if (!shownIn[field]?.includes(path))
        for (const way of waysTo(field)) {
          const code = await status(person, `${path}?${way}`);
          if (code !== 400 && code !== 403) found.push(`${path}?${way} for ${person}: ${code}`);
        }
  return found;
}

test('nobody can ask a list about a field that somebody sees masked', async () => {
  for (const person of ['admin', 'd001.admin', 'sun.sales'] as const) expect(await answered(person, fieldsWith('x-masked'))).toEqual([]);
}, 120_000);

test('no dealer can ask about what is the maker’s own, the maker can', async () => {
  for (const person of ['d001.admin', 'd001.parts'] as const) expect(await answered(person, fieldsWith('x-maker-only'))).toEqual([]);
  for (const way of ['column=costPrice', asking('costPrice', 'gt', '1'), asking('supplierCode', 'eq', 'S01')])
    expect(await status('chen.parts', `/api/portal/parts/list?${way}`)).toBe(200);
}, 120_000);
