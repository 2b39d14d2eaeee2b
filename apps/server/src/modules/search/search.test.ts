/** The search over everything over HTTP, with a record of every list. */
import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractColumns } from '../../generated/listColumns.gen.ts';
import type { SearchGroup, SearchHit, SearchResult } from '../../generated/types.gen.ts';
import { contextOf } from '../../shared/context.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { conditionOf } from '../../shared/list/filters.ts';
import type { Searched } from '../../shared/list/searched.ts';
import type { Module } from '../../shared/module.ts';
import { isNamed, languages } from '../../shared/messages/messages.ts';
import { rowsOf } from '../../shared/scope/scope.ts';
import { machines } from '../../test/machineFixtures.ts';
import { documentSample } from '../../test/samples/documentSamples.ts';
import { listSample } from '../../test/samples/listSamples.ts';
import { modules } from '../index.ts';
import { type ClaimKit, createClaimKit, people, type Person } from '../warranty-claim/claimTestKit.ts';
import { searchAll } from './searchAll.ts';

const searched = (modules as readonly Module[]).flatMap((module) => module.searched ?? []);
const kinds = (modules as readonly Module[]).flatMap(({ documents = [] }) => documents.map(({ docType }) => docType));

/** Lists whose rows are not looked for, and why. */
const unsearched: Readonly<Record<string, string>> = {
  accountingEntriesList: 'entries of the ledger, by month',
  bankImportsLines: 'rows of a file',
  bankImportsList: 'files that were read',
  campaignMastersList: 'campaigns, as they are found for their keepers',
  campaignsVehicleList: 'machines of one campaign',
  coefficientsList: 'factors without a number or a name',
  collectionTargetsList: 'amounts by month',
  dataChangesList: 'history, found at its record',
  dealerWarehousesList: 'shelves of one dealer',
  exchangeRatesList: 'rates by day',
  jobsRuns: 'runs of one job',
  labourRatesList: 'rates without a number or a name',
  ledgerEntriesAccounts: 'accounts, one of a dealer and currency',
  ledgerEntriesList: 'entries, found at their documents',
  mailsList: 'what was sent, found in its own list',
  maintenanceDuesList: 'machines, found by their VIN',
  makerStockMovesList: 'moves of one part',
  makerStocksList: 'shelves, found by their part',
  messagesList: 'messages to the user, found in their inbox',
  onlineUsersList: 'sessions',
  operationLogsList: 'the log',
  partPricesList: 'prices of one part',
  partsPartsList: 'parts, as pickers offer them',
  partsStocksList: 'shelves, found by their part',
  partsStocksMoves: 'moves of one part',
  priceImportsList: 'files that were read',
  priceImportsRows: 'rows of a file',
  prodUpgradeSuggestsBoard: 'suggestions of others, without their numbers',
  salesChancesList: 'machines, found by their VIN',
  salesGoalMastersList: 'goals, as they are found for their keepers',
  serviceAllowancesList: 'amounts by title of one month',
  signInsList: 'the log',
  stockShortagesList: 'parts that are short, found by their part',
  todosList: 'tasks, found at their documents',
  trainingMastersList: 'courses, as they are found for their keepers',
  warrantyPoliciesList: 'terms of a model, without a name',
  usersQueryAll: 'users, as pickers offer them',
  usersQueryUserComponentData: 'users, as pickers offer them',
  vehicleCheckItemsList: 'items of an inspection, as forms offer them',
  vehicleOrderMastersList: 'orders, as they are found for their keepers',
  vehiclePricesList: 'prices of one model',
};

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
  for (const docType of new Set(kinds)) await (await documentSample(docType))(kit.app.services);
  for (const sample of await listSample()) await sample(kit.app.services);
  await kit.submitted();
  await sql`insert into sys_category (id, code, create_by, name) values (${'c'.repeat(32)}, 'SOIL', 'admin', ${JSON.stringify(Object.fromEntries(languages.map((one) => [one, `Soil ${one}`])))}::jsonb)`.execute(
    kit.db,
  );
}, 400_000);
afterAll(() => kit.close());

const ask = (person: Person, keyword: string) =>
  kit.app.inject({
    method: 'GET',
    url: `/api/portal/search?${new URLSearchParams({ keyword }).toString()}`,
    headers: { 'x-access-token': kit.tokens[person], 'accept-language': 'en' },
  });
async function find(person: Person, keyword: string): Promise<SearchResult> {
  const reply = await ask(person, keyword);
  expect(reply.statusCode, reply.body).toBe(200);
  const { result } = reply.json() as { result: SearchResult };
  expect(result.incomplete).toBe(false);
  return result;
}
const at = ({ groups }: SearchResult, page: string): SearchGroup | undefined => groups.find((group) => group.page === page);
const hitsAt = (found: SearchResult, page: string): SearchHit[] => at(found, page)?.hits ?? [];

describe('what is declared', () => {
  test('every kind of document is looked for', () => {
    const docTypes = new Set(searched.map(({ docType }) => docType));
    expect([...new Set(kinds)].filter((kind) => !docTypes.has(kind))).toEqual([]);
  });

  test('every list is looked through, or says why not', () => {
    const of = new Set<string | undefined>(searched.map((one) => one.of));
    const lists = Object.keys(contractColumns);
    expect(lists.filter((list) => !of.has(list) && unsearched[list] === undefined)).toEqual([]);
    expect(Object.keys(unsearched).filter((list) => of.has(list as never) || !lists.includes(list))).toEqual([]);
  });

  test('each has its page in the menu, with the right that it asks for', () => {
    const pages = (modules as readonly Module[]).flatMap(({ menu = [] }) => menu);
    const rights = new Map(pages.flatMap((page) => [page, ...(page.hidden ?? [])]).map(({ path, permission }) => [path, permission]));
    expect(searched.filter(({ page, permission }) => rights.get(page) !== permission).map(({ page, permission }) => `${page} ${permission}`)).toEqual([]);
  });

  test('each field that is looked through has a name', () => {
    expect(
      searched.flatMap(({ noun, fields }) =>
        Object.keys(fields)
          .filter((field) => !isNamed(noun, field))
          .map((field) => `${noun} ${field}`),
      ),
    ).toEqual([]);
  });
});

/** The first record that a user sees of a list, and what stands in its fields. */
async function firstOf(person: Person, one: Searched): Promise<Record<string, unknown> | undefined> {
  const context = contextOf(kit.app.services, await kit.app.services.sessions.actAs(person));
  // eslint-disable-next-line typescript/no-explicit-any -- lists of different rows
  const list = (await one.list(context)) as ListDefinition<any, any>;
  const scope = rowsOf(list, context.user);
  const only = one.only?.(context.user) ?? sql`true`;
  const { rows } = await sql<{ id: string }>`select ${list.select} from ${sql.table(list.table)} ${list.joins ?? sql``}
    where ${scope ? conditionOf(scope) : sql`true`} and ${only} ${list.softDeleted === false ? sql`` : sql`and ${sql.ref(`${list.table}.delFlag`)} = 0`} limit 1`.execute(
    kit.db,
  );
  return rows[0] && { ...list.toReply(rows[0]), id: rows[0].id };
}

describe.each(searched.map((one) => [`${one.page} ${one.of ?? ''}`, one] as const))('%s', (_, one) => {
  test('finds a record by each of its fields for a reader, and for nobody else', async () => {
    const users = await Promise.all(people.map(async (person) => [person, await kit.app.services.sessions.actAs(person)] as const));
    let tried = 0;
    for (const [person, { permissions }] of users) {
      const record = permissions.has(one.permission) ? await firstOf(person, one) : undefined;
      if (!record) continue;
      const other = users.find(([, user]) => !user.permissions.has(one.permission))?.[0];
      for (const field of Object.keys(one.fields)) {
        const value = record[field];
        if (typeof value !== 'string' || value.length < 3) continue;
        const group = at(await find(person, value.slice(0, 100)), one.page);
        const hits = group?.hits ?? [];
        expect(hits.length, `${person} ${field} ${value}`).toBeGreaterThan(0);
        expect(hits.length).toBeLessThanOrEqual(5);
        expect(hits.every(({ fieldName, text }) => fieldName !== '' && text !== '')).toBe(true);
        expect(
          hits.every(({ path }) => path.startsWith('/') && !/\{|undefined|null/.test(path)),
          JSON.stringify(hits),
        ).toBe(true);
        if (group!.total <= 5) expect(hits.map(({ id }) => id)).toContain(record['id']);
        if (other) expect(at(await find(other, value.slice(0, 100)), one.page), `${other} ${value}`).toBeUndefined();
        tried += 1;
      }
      if (tried > 0) break;
    }
    expect(tried, 'no record to look for').toBeGreaterThan(0);
  });
});

test('a number leads to its document, with the field in the language of the user', async () => {
  const { rows } = await sql<{ id: string; claimNo: string }>`select id, claim_no from warranty_claim order by create_time desc limit 1`.execute(kit.db);
  const { id, claimNo } = rows[0]!;
  const [hit] = hitsAt(await find('wang.service', claimNo.toLowerCase()), '/service/warrantyClaim');
  expect(hit).toMatchObject({ id, path: `/service/warrantyClaim/detail/${id}`, title: claimNo, field: 'claimNo', text: claimNo });
  const names = new Set<string>();
  const user = await kit.app.services.sessions.actAs('wang.service');
  for (const language of languages)
    names.add(hitsAt(await searchAll(contextOf(kit.app.services, { ...user, language }), claimNo), '/service/warrantyClaim')[0]!.fieldName);
  expect(names.size).toBeGreaterThan(3);
});

test('a list with the very number comes first', async () => {
  const { rows } = await sql<{ orderNo: string }>`select order_no from vehicle_order limit 1`.execute(kit.db);
  expect((await find('sun.sales', rows[0]!.orderNo)).groups[0]!.page).toBe('/vehicle/order');
});

test.each([
  ['whole', (vin: string) => vin],
  ['whole with dashes', (vin: string) => `${vin.slice(0, 4)}-${vin.slice(4)}`],
  ['its end', (vin: string) => vin.slice(-6)],
  ['misread', (vin: string) => vin.slice(-6).replaceAll('0', 'O').replaceAll('1', 'I').toLowerCase()],
])('a machine is found by its VIN: %s', async (_, typed) => {
  const found = await find('d001.service', typed(machines.engineSwap));
  expect(hitsAt(found, '/vehicle/list').map(({ title }) => title)).toContain(machines.engineSwap);
  expect(at(found, '/vehicle/list')!.more).toMatch(/^\/vehicle\/list\?vin=[0-9A-HJ-NPR-Z]+$/);
});

test('a part is found by its name in every language, and shows the name that was found', async () => {
  const { rows } = await sql<{ id: string; name: Record<string, string> }>`select id, name from parts where enabled = 'Y' order by parts_code limit 1`.execute(
    kit.db,
  );
  const { id, name } = rows[0]!;
  for (const language of languages) {
    const wanted = name[language]!;
    const hit = hitsAt(await find('d001.parts', wanted.toUpperCase()), '/parts/list').find((one) => one.id === id);
    expect(hit, language).toMatchObject({ field: 'partsName', text: expect.stringMatching(/./) });
    expect(Object.values(name)).toContain(hit!.text);
  }
});

test('accents do not matter, nor do wide letters', async () => {
  await sql`update parts set name = name || '{"es": "Reparación ñandú"}' where parts_code = (select min(parts_code) from parts where enabled = 'Y')`.execute(
    kit.db,
  );
  for (const typed of ['reparacion nandu', 'ＲＥＰＡＲＡＣＩＯＮ']) expect(hitsAt(await find('d001.parts', typed), '/parts/list')).toHaveLength(1);
});

test('another dealer’s documents are not found, by whatever field', async () => {
  const { rows } = await sql<{
    claimNo: string;
    vin: string;
  }>`select claim_no, vin from warranty_claim where dealer_code = 'D001' order by claim_no desc limit 1`.execute(kit.db);
  const { claimNo, vin } = rows[0]!;
  for (const keyword of [claimNo, claimNo.slice(2), vin, vin.slice(-6)]) {
    expect(hitsAt(await find('d002.service', keyword), '/service/warrantyClaim')).toEqual([]);
    expect(hitsAt(await find('d001.service', keyword), '/service/warrantyClaim').length).toBeGreaterThan(0);
  }
});

test('a draft of an order is found by its keepers alone', async () => {
  const { rows } = await sql<{ orderNo: string; contractNo: string }>`select order_no, contract_no from vehicle_order where status = 'draft' limit 1`.execute(
    kit.db,
  );
  const { contractNo } = rows[0]!;
  expect(hitsAt(await find('sun.sales', contractNo), '/vehicle/order')).toMatchObject([{ field: 'contractNo', fieldName: 'Contract no.', text: contractNo }]);
  for (const person of ['d001.admin', 'qian.finance', 'd00101.service'] as const) expect(hitsAt(await find(person, contractNo), '/vehicle/order')).toEqual([]);
});

test('who may not read claims finds none', async () => {
  const { rows } = await sql<{ claimNo: string }>`select claim_no from warranty_claim where dealer_code = 'D001' limit 1`.execute(kit.db);
  const without: Person[] = [];
  for (const person of people) if (!(await kit.app.services.sessions.actAs(person)).permissions.has('warrantyClaim:query')) without.push(person);
  expect(without.length).toBeGreaterThan(1);
  for (const person of without) expect(at(await find(person, rows[0]!.claimNo), '/service/warrantyClaim'), person).toBeUndefined();
});

test('owners, phones and account numbers are looked for nowhere', async () => {
  await sql`update vehicle set owner_name = 'Hidden Ownerson', owner_phone = '+5511999990000'`.execute(kit.db);
  for (const person of people) for (const keyword of ['Hidden Ownerson', '+5511999990000']) expect((await find(person, keyword)).groups, person).toEqual([]);
});

test.each(['%', '_', '%%%', '___', '\\', '50%_', "' or 1=1 --", '"; drop table parts; --', '()[]{}.*', '🚜🚜'])(
  '%j is letters, not a pattern',
  async (keyword) => {
    for (const person of ['admin', 'd001.service'] as const) expect((await find(person, keyword)).groups).toEqual([]);
  },
);

test('too much is refused, too little finds nothing', async () => {
  expect((await ask('admin', 'x'.repeat(101))).statusCode).toBe(400);
  expect((await ask('admin', '')).statusCode).toBe(400);
  expect((await ask('admin', 'claim\0')).statusCode).toBe(400);
  for (const keyword of ['a', '　 ', '1']) expect((await find('admin', keyword)).groups).toEqual([]);
});

test('there are five of a list at most, counted on, and thirty in all', async () => {
  await sql`insert into contact (id, dealer_code, dealer_name, org_code, contact_type, name, email, phone, language, create_by)
    select md5(n::text)::char(32), c.dealer_code, c.dealer_name, c.org_code, c.contact_type, 'Zebulon ' || n, n || c.email, c.phone, c.language, c.create_by
    from generate_series(1, 120) n, (select * from contact limit 1) c`.execute(kit.db);
  const group = at(await find('admin', 'zebulon'), '/network/contact')!;
  expect([group.hits.length, group.total, group.totalCapped]).toEqual([5, 100, true]);
  expect(group.more).toBe('/network/contact?name=zebulon');
  const all = await find('admin', '20');
  expect(all.groups.flatMap(({ hits }) => hits).length).toBeLessThanOrEqual(30);
});

test('a list that fails leaves the others their answer, and it is said', async () => {
  const user = await kit.app.services.sessions.actAs('admin');
  const { services } = kit.app;
  const broken: Searched = { ...searched.find(({ of }) => of === 'dealerMastersList')!, list: () => Promise.reject(new Error('broken')) };
  const quiet = { ...services, log: { ...services.log, warn: () => undefined } as never };
  const context = contextOf({ ...quiet, modules: [{ searched: [broken] }, ...services.modules] }, user);
  const { rows } = await sql<{ dealerName: string }>`select dealer_name from dealer where dealer_code = 'D001'`.execute(kit.db);
  const { groups, incomplete } = await searchAll(context, rows[0]!.dealerName);
  expect(incomplete).toBe(true);
  expect(groups.map(({ page }) => page)).toContain('/network/dealer');
});

test.skipIf((process.env.HARROW_TEST_DATABASE ?? 'pglite') === 'pglite')(
  'PostgreSQL gives up a list that takes too long, and the others are answered',
  async () => {
    const user = await kit.app.services.sessions.actAs('admin');
    const { services } = kit.app;
    const dealers = searched.find(({ of }) => of === 'dealerMastersList')!;
    const slow: Searched = { ...dealers, only: () => sql<SqlBool>`(select pg_sleep(20)) is not null` };
    const quiet = { ...services, log: { ...services.log, warn: () => undefined } as never };
    const context = contextOf({ ...quiet, modules: [{ searched: [slow] }, ...services.modules] }, user);
    const { rows } = await sql<{ dealerName: string }>`select dealer_name from dealer where dealer_code = 'D001'`.execute(kit.db);
    const began = performance.now();
    const { groups, incomplete } = await searchAll(context, rows[0]!.dealerName);
    expect([incomplete, performance.now() - began < 10_000]).toEqual([true, true]);
    expect(groups.map(({ page }) => page)).toContain('/network/dealer');
  },
);
