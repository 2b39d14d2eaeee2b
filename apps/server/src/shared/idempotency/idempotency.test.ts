/** A server that dies after it has written and before it has answered. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { machines } from '../../test/machineFixtures.ts';
import { type ClaimKit, createClaimKit, type Person } from '../../modules/warranty-claim/claimTestKit.ts';
import { solvedCaptcha } from '../../test/testApp.ts';
import { type Database, inTransaction, json } from '../database/database.ts';
import { forgetUnanswered, type KeepAnswer, once } from './idempotency.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
  // The server dies after a write of a call, not after one that the log makes by itself.
  kit.app.services.operationLog.add = () => undefined;
  await kit.app.services.operationLog.flush();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => kit.close());

const save = async (key: string, claim: object) => {
  const reply = await kit.app.inject({
    method: 'POST',
    url: '/api/portal/warrantyClaim/save',
    headers: { 'x-access-token': kit.tokens['d001.service'], 'x-idempotency-key': key },
    payload: claim,
  });
  return reply.json();
};
const claims = async (): Promise<number> => (await kit.get('d001.service', 'warrantyClaim/list')).result.total;

/** The server commits the next write, in a transaction or as one statement, and nothing that comes after it happens any more. */
function dieAfterCommit(): void {
  const die = (): never => {
    vi.spyOn(kit.db, 'getExecutor').mockImplementation(() => {
      throw new Error('died');
    });
    vi.spyOn(kit.db, 'transaction').mockImplementation(() => {
      throw new Error('died');
    });
    throw new Error('died');
  };
  const transaction = kit.db.transaction.bind(kit.db);
  vi.spyOn(kit.db, 'transaction').mockImplementationOnce(() => {
    const real = transaction();
    return Object.assign(Object.create(real) as typeof real, {
      execute: async (work: Parameters<typeof real.execute>[0]) => {
        await real.execute(work);
        die();
      },
    });
  });
  const executor = kit.db.getExecutor();
  const executeQuery: typeof executor.executeQuery = async (query) => {
    const result = await executor.executeQuery(query);
    if (query.sql.includes('keep_answer')) die();
    return result as never;
  };
  const dying = new Proxy(executor, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      return name === 'executeQuery' ? executeQuery : typeof member === 'function' ? member.bind(target) : member;
    },
  });
  vi.spyOn(kit.db, 'getExecutor').mockImplementation(() => dying);
}

const write = async (who: Person, key: string, url: string, payload: object) => {
  const reply = await kit.app.inject({ method: 'POST', url, headers: { 'x-access-token': kit.tokens[who], 'x-idempotency-key': key }, payload });
  return reply.json();
};
const six = (text: string) => ({ 'zh-cn': text, en: text, es: text, ru: text, fr: text, pt: text });
const countRows = async (table: keyof Database): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(kit.db)).rows[0]!.n;

test.each<{ url: string; who: Person; body: object; table: keyof Database }>([
  { url: '/api/portal/warrantyClaim/save', who: 'd001.service', body: { claimType: 'normal', vin: machines.covered }, table: 'warrantyClaim' },
  { url: '/sys/category/add', who: 'admin', body: { pid: null, name: six('Killed'), sortNo: 1 }, table: 'sysCategory' },
  {
    url: '/mfr/publicnotice/add',
    who: 'admin',
    body: { title: six('Killed'), content: six('<p>Killed</p>'), noticeType: 'policy', targetScope: 'all' },
    table: 'publicNotice',
  },
  { url: '/sys/position/add', who: 'admin', body: { code: 'KILLED', name: six('Killed') }, table: 'sysPosition' },
  { url: '/sys/dictionary/add', who: 'admin', body: { dictCode: 'killed', dictName: six('Killed'), items: [] }, table: 'sysDict' },
  { url: '/api/portal/savedView/save', who: 'd001.service', body: { kind: 'query', list: 'claims', title: 'Killed', content: '{}' }, table: 'savedView' },
])('$url: a server that dies after writing and before answering has stored once, and answers the repeat', async ({ url, who, body, table }) => {
  const before = await countRows(table);
  dieAfterCommit();
  expect(await write(who, 'dies', url, body)).toMatchObject({ success: false, code: 500 });
  vi.restoreAllMocks();
  expect(await countRows(table)).toBe(before + 1);

  // The next server starts.
  await forgetUnanswered(kit.db);
  const repeated = await write(who, 'dies', url, body);
  expect([repeated.success, repeated.message]).toEqual([true, '']);
  expect(repeated.result.id).toMatch(/^[0-9a-f]{32}$/);
  expect(await countRows(table)).toBe(before + 1);
});

test('a batch whose server dies is answered as it was done', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await save(`batch ${n}`, { claimType: 'normal', vin: machines.covered })).result.id);
  const remove = async () => {
    const url = `/api/portal/warrantyClaim/delete?ids=${ids.join(',')},${'0'.repeat(32)}`;
    return (await kit.app.inject({ method: 'DELETE', url, headers: { 'x-access-token': kit.tokens['d001.service'], 'x-idempotency-key': 'batch' } })).json();
  };
  dieAfterCommit();
  await remove();
  vi.restoreAllMocks();
  await forgetUnanswered(kit.db);
  expect((await remove()).result).toMatchObject({ ok: ids, failed: [{ code: 'E-012' }] });
});

describe('a call that is still under way', () => {
  const row = (key: string) => kit.db.selectFrom('idempotency').selectAll().where('key', '=', key).executeTakeFirst();
  const keyed = (key: string, run: Parameters<typeof once>[2]) => once(kit.db, { userId: 'u'.repeat(32), operation: 'op', key, request: {} }, run);
  const commitAnswer = (keep: KeepAnswer, answer: object) =>
    inTransaction(kit.db, (trx) => sql`select ${keep(sql`${json(answer)}::jsonb`)}`.execute(trx)).then(() => answer);

  test('is not taken for dead however long it takes', async () => {
    let runs = 0;
    const slow = keyed('slow', async (keep) => {
      runs += 1;
      await sleep(12_000);
      return commitAnswer(keep, { runs });
    });
    await sleep(11_000);
    const repeated = keyed('slow', async (keep) => commitAnswer(keep, { runs: (runs += 1) }));
    expect(await Promise.all([slow, repeated])).toEqual([{ runs: 1 }, { runs: 1 }]);
  }, 30_000);

  test('and was taken for dead, since its process stood still, cannot write any more', async () => {
    let wakeUp: () => void = () => undefined;
    const still = keyed('still', async (keep) => {
      await new Promise<void>((resolve) => (wakeUp = resolve));
      return commitAnswer(keep, { by: 'first' });
    });
    await vi.waitFor(async () => expect(await row('still')).toBeDefined());
    await kit.db
      .updateTable('idempotency')
      .set({ aliveUntil: sql<string>`now() - interval '1 second'` })
      .where('key', '=', 'still')
      .execute();
    expect(await keyed('still', (keep) => commitAnswer(keep, { by: 'second' }))).toEqual({ by: 'second' });
    wakeUp();
    await expect(still).rejects.toMatchObject({ text: { code: 'idempotency.running' } });
    expect((await row('still'))?.answer).toEqual({ by: 'second' });
  });
});

test('a request for an account, repeated, is one request though its verification code is used up', async () => {
  const payload = { company: 'Nowhere', name: 'Ann', email: 'ann@example.com', ...(await solvedCaptcha(kit.app)) };
  const ask = async () => (await kit.app.inject({ method: 'POST', url: '/api/Login/AccessRequest', headers: { 'x-idempotency-key': 'asks' }, payload })).json();
  const first = await ask();
  expect(first.success).toBe(true);
  expect(await ask()).toEqual(first);
});

test('a save that is refused keeps neither claim nor answer', async () => {
  const before = await claims();
  const claim = { claimType: 'normal', vin: machines.covered, dealerClaimRef: 'R-1' };
  expect((await save('first', claim)).success).toBe(true);
  expect(await save('second', claim)).toMatchObject({ success: false, result: { errors: [{ code: 'E-017' }] } });
  expect(await save('second', { ...claim, dealerClaimRef: 'R-2' })).toMatchObject({ success: true });
  expect(await claims()).toBe(before + 2);
});

test('a change repeated after the death is answered, not refused as stale', async () => {
  const { result } = await save('new', { claimType: 'normal', vin: machines.covered });
  const change = { id: result.id, version: 1, complaint: 'Loses pressure' };
  const first = await save('change', change);
  expect(first).toMatchObject({ success: true, result: { version: 2 } });
  expect(await save('change', change)).toEqual(first);
});
