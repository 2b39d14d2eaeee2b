/** Hostile addresses of lists: each is refused with a clear message or answered rightly; never wider, never an error of the server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClaimKit, createClaimKit, type Person } from '../../modules/warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
  await kit.submitted();
});
afterAll(() => kit.close());

interface Answer {
  status: number;
  total: number;
  message: string;
}
const ask = async (person: Person, path: string): Promise<Answer> => {
  const reply = await kit.app.inject({ method: 'GET', url: path, headers: { 'x-access-token': kit.tokens[person] } });
  const { result, message = '' } = reply.json() as { result?: { total?: number } | null; message?: string };
  return { status: reply.statusCode, total: result?.total ?? 0, message };
};

const sqls = ["x' or '1'='1", "x'; drop table warranty_claim; --", '1) or (1=1', '(select 1)', 'pg_sleep(5)', '${7*7}', '\\', '%', '_'];
const encoded = (value: unknown): string => encodeURIComponent(encodeURIComponent(JSON.stringify(value)));
const query = (...items: unknown[]): string => `superQueryParams=${encoded(items)}`;
const nested = (levels: number): unknown => (levels === 0 ? { field: 'version', rule: 'eq', val: '1' } : { match: 'or', items: [nested(levels - 1)] });

/** Part of an address that no list may accept. */
const refused: [string, string][] = [
  ...['delFlag', 'constructor', '__proto__', 'toString', 'id;drop table sys_user', 'warranty_claim.claim_no', 'create_time', ...sqls].map(
    (name): [string, string] => [`the sort ${name}`, `column=${encodeURIComponent(name)}`],
  ),
  ['a sort twice', 'column=createTime&column=createTime'],
  ['a sort as a list', 'column[]=createTime'],
  ['a sort of 100 kB', `column=${'a'.repeat(100_000)}`],
  ...['up', 'desc;--', 'DESC NULLS FIRST', ''].map((order): [string, string] => [`the order "${order}"`, `order=${encodeURIComponent(order)}`]),
  ...['0', '-1', '1.5', '１', '١', 'NaN', 'null', '1000001', '99999999999999999999', '1\0', '1;select 1'].map((page): [string, string] => [
    `the page ${JSON.stringify(page)}`,
    `pageNo=${encodeURIComponent(page)}`,
  ]),
  ['a page twice', 'pageNo=1&pageNo=2'],
  ['a page as an object', 'pageNo[gt]=1'],
  ['a page beyond what is counted', 'pageNo=1000000&pageSize=100'],
  ...['0', '-1', '101', '1000000', '10; --'].map((size): [string, string] => [`the size ${size}`, `pageSize=${encodeURIComponent(size)}`]),
  ...['constructor', 'id,__proto__', 'passwordHash', '*', ...sqls].map((name): [string, string] => [`the field ${name}`, `field=${encodeURIComponent(name)}`]),
  ...['foo=1', 'del_flag=1', 'orgCode_begin=A', 'scope=all', 'tenantId=2', '__proto__=1', 'createTime[]=1'].map((part): [string, string] => [part, part]),
  ...['password', 'delFlag', 'constructor', '__proto__', 'warranty_claim.claim_no', 'create_time', ...sqls].map((field): [string, string] => [
    `a condition on ${field}`,
    query({ field, rule: 'eq', val: '1' }),
  ]),
  ...['ext', 'is null', 'constructor', 'period', '= any', ...sqls].map((rule): [string, string] => [
    `the rule ${rule}`,
    query({ field: 'createTime', rule, val: '2026-01-01' }),
  ]),
  ...['1\0', '１２', '0000-01-01', '2026-02-30', '2026-1-1', '+275760-01-01', 'infinity', 'now()', '2026-01-01T00:00:00Z', ...sqls].map(
    (val): [string, string] => [`the moment ${JSON.stringify(val)}`, query({ field: 'createTime', rule: 'ge', val })],
  ),
  ...['last0days', 'next99999days', 'moreThan30days', 'moreThan-1daysAgo', 'Today', 'last٣days', ...sqls].map((val): [string, string] => [
    `the period ${val}`,
    query({ field: 'createTime', rule: 'period', val }),
  ]),
  ['a period of a text', query({ field: 'delFlag', rule: 'period', val: 'today' })],
  ['a range with a bound that is no day', query({ field: 'createTime', rule: 'between', val: '2026-01-01,soon' })],
  ['a tree of 100 levels', `superQueryParams=${encoded(nested(100))}`],
  ['a tree of 3,000 levels', `superQueryParams=${encodeURIComponent('[{"items":'.repeat(3000))}`],
  ['51 conditions', query(...Array.from({ length: 51 }, () => ({ field: 'createTime', rule: 'ge', val: '2026-01-01' })))],
  ['100 kB of conditions', query({ field: 'createTime', rule: 'ge', val: 'x'.repeat(100_000) })],
  ['a group in a row', query({ match: 'and', items: [] })],
  ['conditions twice', `${query()}&${query()}`],
  ['conditions as a list', `superQueryParams[]=${encoded([])}`],
  ...[
    '1',
    '"x"',
    'null',
    '{}',
    '[1]',
    '[null]',
    '[[]]',
    '{"items":1}',
    '{"match":1,"items":[]}',
    '[{"field":{}}]',
    '[{"field":"id","rule":"eq","val":1}]',
    '[',
  ].map((json): [string, string] => [`conditions that are ${json}`, `superQueryParams=${encodeURIComponent(encodeURIComponent(json))}`]),
  ['conditions that are no percent code', 'superQueryParams=%2525%25zz'],
];

/** Part of an address that may be answered, with fewer rows than the list has. */
const answered: [string, string][] = [
  ['conditions of nothing', query()],
  ['a condition without a value', query({ field: 'createTime', rule: 'eq', val: '' })],
  ['a range without bounds', query({ field: 'createTime', rule: 'between', val: ',' })],
  [
    'a range without bounds, or something else',
    `${query({ field: 'createTime', rule: 'between', val: ',' }, { field: 'createTime', rule: 'ge', val: '2026-01-01' })}&superQueryMatchType=or`,
  ],
  ['the longest period', query({ field: 'createTime', rule: 'period', val: 'last9999months' })],
  ['a member that nobody asks for', query({ field: 'createTime', rule: 'ge', val: '2026-01-01', sql: '1=1', __proto__: 1 })],
  ['another word than and, or', `${query({ field: 'createTime', rule: 'ge', val: '2026-01-01' })}&superQueryMatchType=xor`],
  ['a page written otherwise', 'pageNo=0x1'],
  ['the last day there is', query({ field: 'createTime', rule: 'le', val: '9999-12-31' })],
  ['the first day there is', query({ field: 'createTime', rule: 'ge', val: '0001-01-01' })],
];

/** One of documents, one of masters: what all lists share. The walk (walk.test.ts) tries every list with a little of each. */
const lists: [Person, string, string][] = [
  ['wang.service', '/api/portal/warrantyClaim/list', 'claimNo'],
  ['d001.service', '/api/portal/vehicle/list', 'vin'],
  ['zhao.manager', '/mfr/bugCode/list', 'bugCode'],
];

describe.each(lists)('for %s, %s', (person, path, field) => {
  test('what no list may accept is refused with a reason', async () => {
    const wrong: string[] = [];
    for (const [name, part] of refused) {
      const { status, message } = await ask(person, `${path}?${part}`);
      if (status !== 400 || message === '') wrong.push(`${name}: ${status} ${message}`);
    }
    expect(wrong).toEqual([]);
  });

  test('what is answered is never wider', async () => {
    const { total } = await ask(person, path);
    expect(total).toBeGreaterThan(0);
    const texts = [...sqls, '\0', 'a\0b', '\uFFFF', '１２３', 'x'.repeat(5000), '\u202Etxt', '<script>'];
    const conditions = ['eq', 'like', 'right_like', 'in', 'gt'].flatMap((rule) =>
      texts.map((val): [string, string] => [`${rule} ${JSON.stringify(val)}`, query({ field, rule, val })]),
    );
    const wrong: string[] = [];
    for (const [name, part] of [...answered, ...conditions]) {
      const answer = await ask(person, `${path}?${part}`);
      const isWider = answer.status === 200 && (answer.total > total || (/^(eq|like|right_like|in) /.test(name) && answer.total > 0));
      if ((answer.status !== 200 && answer.status !== 400) || isWider) wrong.push(`${name}: ${answer.status} ${answer.total} of ${total} ${answer.message}`);
    }
    expect(wrong).toEqual([]);
  });
});
