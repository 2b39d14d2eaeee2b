/** Every list of the contract: pages, sorts, filters, advanced query, counts, workbook and scope, whoever wrote it. */
import { read, utils } from '@e965/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../../modules/index.ts';
import { type ClaimKit, createClaimKit, people, type Person } from '../../modules/warranty-claim/claimTestKit.ts';
import { type ContractList, lists } from '../../test/contract/lists.ts';
import { clockIn } from '../makerDay.ts';
import { valid } from '../../test/contract/samples.ts';
import { documentSample } from '../../test/samples/documentSamples.ts';
import { listSample } from '../../test/samples/listSamples.ts';
import { walked } from '../../test/samples/walked.ts';

type Row = Record<string, unknown> & { id: string };
interface Found {
  status: number;
  message: string;
  records: Row[];
  total: number;
  size: number;
  current: number;
}

const kinds = modules.flatMap(({ documents = [] }) => documents.map(({ kind }) => kind.docType));

let kit: ClaimKit;
/** By whose clock each of them sees times. */
let zoneOf: ReadonlyMap<string, string>;
beforeAll(async () => {
  kit = await createClaimKit();
  // Its own calls would be rows of the operation log, which is one of the lists.
  kit.app.services.operationLog.add = () => undefined;
  for (const change of [{}, { otherFee: null }, { claimType: 'goodwill', goodwillReason: 'Loyal customer' }]) await kit.submitted(change);
  for (const docType of kinds) {
    const { id } = await (await documentSample(docType))(kit.app.services);
    // Handed in where nothing more is needed.
    await kit.post('d001.service', 'approval/submit?confirm=1', { docType, id });
  }
  for (const sample of await listSample()) await sample(kit.app.services);
  // Far from the zone of the wire, so that a day that is taken for one of the wire is another one most of the time.
  await kit.app.services.db.updateTable('sysUser').set({ timezone: 'Pacific/Pago_Pago' }).execute();
  await kit.app.services.sessions.forget(kit.app.services.db, '');
  const { rows } = await sql<{ username: string; zone: string }>`select username, coalesce(d.time_zone, u.timezone) as zone from sys_user u
    left join sys_depart p on p.org_code = u.current_org_code left join dealer d on d.dealer_code = p.dealer_code`.execute(kit.app.services.db);
  zoneOf = new Map(rows.map(({ username, zone }) => [username, zone]));
}, 120_000);
afterAll(() => kit.close());

const raw = (person: Person, path: string, query: string) =>
  kit.app.inject({ method: 'GET', url: `${path}?${query}`, headers: { 'x-access-token': kit.tokens[person], 'accept-language': 'en' } });

/** A query with the filters that its list cannot be asked without. */
const withNeeded = (filters: ContractList['filters'], query: string): string =>
  [...filters.filter(({ required, name }) => required && !query.includes(`${name}=`)).map(({ name, schema }) => `${name}=${String(valid(schema))}`), query]
    .filter(Boolean)
    .join('&');

async function ask(person: Person, { path, filters }: ContractList, query = ''): Promise<Found> {
  const reply = await raw(person, path, withNeeded(filters, query));
  const { result, message = '' } = reply.json() as { result?: Partial<Found> | null; message?: string };
  return {
    status: reply.statusCode,
    message,
    records: result?.records ?? [],
    total: result?.total ?? 0,
    size: result?.size ?? 0,
    current: result?.current ?? 0,
  };
}

const idsOf = ({ records }: Found): string[] => records.map(({ id }) => id);
const condition = (field: string, rule: string, val: string): string =>
  `superQueryParams=${encodeURIComponent(encodeURIComponent(JSON.stringify([{ field, rule, val }])))}`;
/** Filters that ask for a right besides that of their list, and somebody who has it. */
const askedBy: Readonly<Record<string, Person>> = { '/sys/user/list deleted': 'admin', '/sys/user/list passwordSet': 'admin' };
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** No value stands after one that is missing. */
const isEmptyLast = (values: readonly unknown[]): boolean => values.slice(0, values.filter((value) => value !== null).length).every((value) => value !== null);

/** Rows that are equal in the column stand together, and numbers and days go up. */
function isSorted(values: readonly unknown[]): boolean {
  const given = values.filter((value) => !isEmpty(value));
  if (given.every((value) => typeof value === 'number')) return given.every((value, at) => at === 0 || Number(given[at - 1]) <= value);
  return given.every((value, at) => at === 0 || given[at - 1] === value || !given.slice(0, at).includes(value));
}

describe.each(walked(lists).map((list) => [list.path, list] as const))('%s', (path, list) => {
  /** Who may read it and sees most. */
  let reader: Person;
  let all: Found;
  /** Columns that the list answers. */
  let columns: string[];
  let queried: string[];
  beforeAll(async () => {
    all = { status: 0, message: '', records: [], total: -1, size: 0, current: 0 };
    for (const person of people) {
      const found = await ask(person, list, 'pageSize=100');
      if (found.status === 200 && found.total > all.total) [reader, all] = [person, found];
    }
    columns = [];
    queried = [];
    for (const column of Object.keys(list.columns)) {
      if ((await ask(reader, list, `column=${column}`)).status === 200) columns.push(column);
      if ((await ask(reader, list, condition(column, 'not_empty', '1'))).status === 200) queried.push(column);
    }
  });
  const total = (query: string): Promise<number> => ask(reader, list, query).then((found) => (found.status === 200 ? found.total : NaN));

  test('shows ten rows, newest first unless it says otherwise, and pages without a gap', async () => {
    expect(all.total, 'a list without rows cannot be tried: give it one in listSample.fixture.ts').toBeGreaterThan(0);
    const first = await ask(reader, list);
    expect(first).toMatchObject({ status: 200, size: 10, current: 1, total: all.total });
    expect(idsOf(first)).toEqual(idsOf(all).slice(0, 10));
    const pages: string[] = [];
    for (const page of [1, 2, 3]) pages.push(...idsOf(await ask(reader, list, `pageSize=2&pageNo=${page}`)));
    expect(pages).toEqual(idsOf(all).slice(0, 6));
    const beyond = await ask(reader, list, 'pageSize=100&pageNo=90');
    expect([beyond.status, beyond.records, beyond.total]).toEqual([200, [], all.total]);
    if (kinds.some((kind) => path === `/api/portal/${kind}/list`))
      expect(idsOf(all)).toEqual(idsOf(await ask(reader, list, 'pageSize=100&column=createTime&order=desc')));
  });

  test('is sorted by and asked about what the contract says', () => {
    // The `id` and the version are no columns of a page; a table may answer them.
    const own = (names: readonly string[]): string[] => names.filter((name) => name !== 'id' && name !== 'version').toSorted();
    expect(own(list.asked.filter((name) => !columns.includes(name) && !queried.includes(name)))).toEqual([]);
  });

  test('sorts by each of its columns both ways', async () => {
    expect(columns.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const column of columns) {
      const up = await ask(reader, list, `pageSize=100&column=${column}&order=asc`);
      const down = await ask(reader, list, `pageSize=100&column=${column}&order=desc`);
      const isWhole = up.total <= 100;
      if (up.total !== all.total || down.total !== all.total) wrong.push(`${column}: other rows`);
      const valuesOf = ({ records }: Found): unknown[] => records.map((row) => row[column]);
      // Of equals the newest may be first in both ways.
      const given = (found: Found): unknown[] => valuesOf(found).filter((value) => value !== null);
      // A column of the record alone does not say which rows have no value.
      const isShown = up.records.some((row) => column in row);
      if (isWhole && isShown && JSON.stringify(given(up).toReversed()) !== JSON.stringify(given(down))) wrong.push(`${column}: not the other way round`);
      if (!isEmptyLast(valuesOf(up)) || !isEmptyLast(valuesOf(down))) wrong.push(`${column}: empty values are not last`);
      if (!isSorted(valuesOf(up))) wrong.push(`${column}: ${JSON.stringify(up.records.map((row) => row[column]))}`);
    }
    expect(wrong).toEqual([]);
  });

  test('answers the advanced query about each of its columns', async () => {
    const wrong: string[] = [];
    for (const column of queried) {
      const [without, withValue] = [await total(condition(column, 'empty', '1')), await total(condition(column, 'not_empty', '1'))];
      if (without + withValue !== all.total) wrong.push(`${column}: ${without} empty and ${withValue} not, of ${all.total}`);
      const row = all.records.find((each) => !isEmpty(each[column]) && typeof each[column] !== 'object');
      if (row === undefined) continue;
      const found = await ask(reader, list, `pageSize=100&${condition(column, 'eq', String(row[column]))}`);
      const others = found.records.filter((each) => each[column] !== row[column]);
      if (found.total === 0 || others.length > 0) wrong.push(`${column} = ${String(row[column])}: ${found.total} rows ${found.message}`);
    }
    expect(wrong).toEqual([]);
  });

  test('each filter leaves what it says', async () => {
    const wrong: string[] = [];
    for (const { name, schema, required } of list.filters) {
      // What a list cannot be asked without says whose rows they are.
      if (required) continue;
      const asker = askedBy[`${path} ${name}`] ?? reader;
      const sample = await ask(asker, list, `${name}=${encodeURIComponent(String(valid(schema)))}`);
      if (sample.status !== 200 || sample.total > all.total) wrong.push(`${name}: ${sample.status} ${sample.message}`);
      const [, field = name, end] = /^(.+)_(begin|end)$/.exec(name) ?? [];
      const row = all.records.find((each) => !isEmpty(each[field]) && typeof each[field] !== 'object');
      if (row === undefined) continue;
      const dayOf = (text: unknown): string => (list.columns[field] === 'datetime' ? clockIn(zoneOf.get(asker)!, String(text)) : String(text)).slice(0, 10);
      const value = end ? dayOf(row[field]) : String(row[field]);
      const found = await ask(asker, list, `pageSize=100&${name}=${encodeURIComponent(value)}`);
      const fits = (each: Row): boolean => {
        const given = String(each[field] ?? '');
        if (end === 'begin') return given !== '' && dayOf(given) >= value;
        if (end === 'end') return given !== '' && dayOf(given) <= value;
        return given.toLowerCase().includes(value.toLowerCase());
      };
      if (found.status !== 200 || (all.total <= 100 && !idsOf(found).includes(row.id)) || !found.records.every(fits))
        wrong.push(`${name}=${value}: ${found.status} ${found.total} of ${all.total} ${found.message}`);
    }
    expect(wrong).toEqual([]);
  });

  test('refuses hostile values or finds nothing by them, always in one shape', async () => {
    const wrong: string[] = [];
    const hostile = ["x' or '1'='1", "1'; drop table sys_user; --", 'a\0b', '１２', 'x'.repeat(20_000), '\u202Egnp', '[object Object]'];
    /** @param harmless numbers of rows that it may find: as a word that no record has, of which some filters leave what fits everything */
    const refusal = async (query: string, harmless: readonly (number | undefined)[] = []): Promise<void> => {
      const reply = await raw(reader, path, query);
      const body = reply.json() as { success: boolean; code: number; message: string; result: { total?: number } | null };
      const isRefused = !body.success && body.code === 400 && reply.statusCode === 400 && typeof body.message === 'string' && body.message !== '';
      const isHarmless = harmless.length > 0 && reply.statusCode === 200 && (body.success ? harmless.includes(body.result?.total) : body.message !== '');
      if (!isRefused && !isHarmless) wrong.push(`${query.slice(0, 60)}: ${reply.statusCode} ${body.message} ${body.result?.total}`);
    };
    for (const { name } of list.filters) {
      const unknown = await total(`${name}=zzz`);
      // Wide digits are digits to somebody who looks for a number, and none where a number is wanted.
      const narrow = await total(`${name}=12`);
      for (const value of hostile) await refusal(`${name}=${encodeURIComponent(value)}`, [unknown || 0, ...(value === '１２' ? [narrow] : [])]);
      for (const query of [`${name}=a&${name}=b`, `${name}[]=a`, `${name}[x]=a`]) await refusal(query);
    }
    for (const value of hostile) {
      await refusal(`column=${encodeURIComponent(value)}`);
      await refusal(`field=${encodeURIComponent(value)}`);
      await refusal(condition(value, 'eq', '1'));
      if (queried[0]) await refusal(condition(queried[0], value, '1'));
    }
    for (const query of ['pageNo=0', 'pageNo=1.5', 'pageSize=101', 'pageSize=0', 'order=up', 'column=delFlag', 'nonsense=1', 'superQueryParams=%2525%25zz'])
      await refusal(query);
    expect(wrong).toEqual([]);
  });

  if (list.statusCounts)
    test('counts by status what it lists', async () => {
      for (const person of [reader, 'd001.service', 'd002.service'] as const) {
        const reply = await raw(person, list.statusCounts!.path, withNeeded(list.filters, ''));
        if (reply.statusCode === 403) continue;
        const counts = (reply.json() as { result: ({ count: number } & Record<string, string | number>)[] }).result;
        const [status = ''] = Object.keys(counts[0] ?? {}).filter((name) => name !== 'count');
        const known = new Set(counts.map((each) => String(each[status])));
        const seen = await ask(person, list, 'pageSize=100');
        const filters = list.filters.map(({ name }) => name);
        const by = [status, ...filters].find(
          (name) => filters.includes(name) && /status$/i.test(name) && all.records.some((row) => known.has(String(row[name]))),
        );
        expect(by, 'a filter by these statuses').toBeDefined();
        const counted = seen.records.filter((row) => known.has(String(row[by!])));
        expect(
          counts.reduce((sum, { count }) => sum + count, 0),
          person,
        ).toBe(counted.length);
        for (const each of counts) expect([each[status], (await ask(person, list, `${by}=${each[status]}`)).total]).toEqual([each[status], each.count]);
      }
    });

  if (list.columns['dealerCode'])
    test('shows a dealer nothing of another, however they ask', async () => {
      const foreign = 'd002.service';
      const theirs = new Set(all.records.filter((row) => row['dealerCode'] === 'D001').map(({ id }) => id));
      expect(theirs.size).toBeGreaterThan(0);
      const first = await ask(foreign, list, 'pageSize=100');
      if (first.status === 403) return;
      const ways = [
        'pageSize=100',
        condition('dealerCode', 'eq', 'D001'),
        `${condition('dealerCode', 'not_empty', '1')}&superQueryMatchType=or`,
        'pageSize=100&column=dealerCode',
      ];
      for (const way of ways)
        expect(
          idsOf(await ask(foreign, list, way)).filter((id) => theirs.has(id)),
          way,
        ).toEqual([]);
    });

  if (list.exported)
    test('as a workbook it has the same rows and the columns asked for', async () => {
      const holders = await kit.app.usersWith(list.exported!.permission.split('|')[0]!);
      let person: Person = reader;
      let seen = { ...all, total: 0 };
      for (const name of people.filter((each) => holders.includes(each))) {
        const found = await ask(name, list, 'pageSize=100');
        if (found.status === 200 && found.total > seen.total) [person, seen] = [name, found];
      }
      expect(seen.total, 'rows that somebody may export').toBeGreaterThan(0);
      const sheet = async (query: string): Promise<unknown[][]> => {
        const reply = await raw(person, list.exported!.path, withNeeded(list.filters, `format=xlsx&${query}`));
        if (!/spreadsheet/.test(String(reply.headers['content-type']))) return [];
        const workbook = read(reply.rawPayload, { type: 'buffer' });
        return utils.sheet_to_json<unknown[]>(workbook.Sheets[workbook.SheetNames[0]!]!, { header: 1, raw: false, defval: null });
      };
      const whole = await sheet('');
      expect(whole).toHaveLength(seen.total + 1);
      expect(
        whole[0]!.filter((title) => String(title) in seen.records[0]!),
        'columns that have no name',
      ).toEqual([]);
      // Columns of texts, which a workbook shows as the list does; of choices their text, or the code, which an import reads again.
      const texts: string[] = [];
      for (const field of Object.keys(seen.records[0]!).filter(
        (name) => name !== 'id' && seen.records.some((row) => typeof row[name] === 'string' && row[name] !== ''),
      ))
        if (texts.length < 2 && list.columns[field] === 'text' && (await sheet(`exportFields=${field}`)).length > 0) texts.push(field);
      expect(texts).toHaveLength(2);
      const [one, other] = texts as [string, string];
      const [titles, ...rows] = await sheet(`exportFields=${other},${one}`);
      expect(titles).toHaveLength(2);
      const isShown = (cell: unknown, row: Row, field: string): boolean =>
        [row[`${field}_dictText`], row[field]].some((value) => (value || null) === (cell || null));
      const differing = seen.records.filter((row, at) => !isShown(rows[at]?.[0], row, other) || !isShown(rows[at]?.[1], row, one));
      expect(differing).toEqual([]);
      for (const field of queried.filter((name) => !isEmpty(seen.records[0]![name])).slice(0, 3)) {
        const query = condition(field, 'eq', String(seen.records[0]![field]));
        expect(await sheet(query), query).toHaveLength((await ask(person, list, query)).total + 1);
      }
      for (const { name } of list.filters) {
        const row = seen.records.find((each) => !isEmpty(each[name]) && typeof each[name] !== 'object');
        if (!row) continue;
        const filter = `${name}=${encodeURIComponent(String(row[name]))}`;
        expect(await sheet(filter), filter).toHaveLength((await ask(person, list, filter)).total + 1);
      }
    });
});
