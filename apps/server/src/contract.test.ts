/** Walks the whole contract: what every operation must refuse, whoever wrote it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClaimKit, createClaimKit, type Person } from './modules/warranty-claim/claimTestKit.ts';
import { makeForeignRecords } from './test/contract/foreignRecords.ts';
import { operations, type Operation } from './test/contract/operations.ts';
import { faultsOf } from './test/contract/replies.ts';
import { absentId, brokenSamples, sample, takesId, type Sample } from './test/contract/samples.ts';

const people: readonly Person[] = [
  'd001.service',
  'd001.admin',
  'd001.parts',
  'd002.service',
  'wang.service',
  'zhao.manager',
  'chen.parts',
  'sun.sales',
  'qian.finance',
  'zhou.training',
  'admin',
];
let kit: ClaimKit;
/** Ids of records that dealer D001 owns. */
let foreign: Record<string, string>;

beforeAll(async () => {
  kit = await createClaimKit();
  foreign = await makeForeignRecords(kit);
  // Thousands of refused calls would be written down, and read again by every list and workbook of the log.
  kit.app.services.operationLog.add = () => undefined;
});
afterAll(() => kit.close());

/** Asks, and checks that the answer, be it a refusal, is one that the contract promises. */
async function ask(operation: Operation, { method, url, payload }: Sample, token?: string) {
  const reply = await kit.app.inject({
    method,
    url,
    headers: { ...(token && { 'x-access-token': token }), ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  });
  expect(reply.body, 'an answer shows nothing of the inside').not.toMatch(
    /\bat .+\(.+:\d+:\d+\)|node_modules|\.ts:\d+|select .+ from |relation "|syntax error/i,
  );
  expect(faultsOf(operation, reply), `${method} ${url} answers as the contract promises`).toEqual([]);
  return reply;
}

/** The token of somebody who may make the call, so that it is refused for the reason under test and no other. */
async function allowed(operation: Operation): Promise<string | undefined> {
  if (operation.permission === 'public') return undefined;
  for (const person of people) if ((await ask(operation, sample(operation), kit.tokens[person])).statusCode !== 403) return kit.tokens[person];
  throw new Error(`Nobody of ${people.join(', ')} may call ${operation.id}`);
}

/** What a caller can tell two answers apart by. */
const tellTale = (body: string): unknown => {
  const { timestamp: _timestamp, ...rest } = JSON.parse(body) as { timestamp: number };
  return JSON.parse(JSON.stringify(rest).replace(/[0-9a-f]{32}/g, 'ID'));
};

/** Rights that a call asks for besides, by what the sample names: a price factor is kept by the parts desk. */
const rightsBesides: Readonly<Record<string, string>> = { Coefficients_add: 'parts:edit', Coefficients_edit: 'parts:edit' };

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  test('asks who is there', async () => {
    const reply = await ask(operation, sample(operation));
    // A paper is shown to whoever has its ticket, and the ticket here is none.
    if (operation.permission === 'public' && operation.id !== 'PrintData_data') expect(reply.statusCode).not.toBe(401);
    else expect([reply.statusCode, reply.json().success]).toEqual([401, false]);
  });

  if (operation.permission.includes(':'))
    test('refuses who has no permission', async () => {
      // Where the kind of what is asked for decides, a sample asks for the first. A machine is looked up with any of its rights.
      const rights = operation.permission.split('|');
      const asked = takesId(operation) || operation.id === 'Vehicles_lookup' ? rights : rights.slice(0, 1);
      const holders = (await Promise.all(asked.map((right) => kit.app.usersWith(right)))).flat();
      const besides = rightsBesides[operation.id];
      const holdersBesides = besides === undefined ? holders : await kit.app.usersWith(besides);
      const permitted = holders.filter(
        (name) => holdersBesides.includes(name) && (operation.side === undefined || /^d\d/.test(name) === (operation.side === 'dealer')),
      );
      const answers = await Promise.all(
        people.map(async (person) => [person, (await ask(operation, sample(operation), kit.tokens[person])).statusCode === 403]),
      );
      expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(people.map((person) => [person, !permitted.includes(person)])));
    });

  if (!operation.multipart)
    test('refuses what breaks the contract and keeps quiet about its inside', async () => {
      const token = await allowed(operation);
      const accepted: string[] = [];
      for (const [why, broken] of brokenSamples(operation)) {
        const reply = await ask(operation, broken, token);
        const { success } = reply.json<{ success: boolean }>();
        if (![400, 413].includes(reply.statusCode) || success) accepted.push(`${why}: HTTP ${reply.statusCode}`);
      }
      expect(accepted).toEqual([]);
    });

  if (takesId(operation) && !operation.multipart && operation.permission !== 'public')
    test("answers for another dealer's record as for none", async () => {
      const outsider = kit.tokens['d002.service'];
      const absent = await ask(operation, sample(operation, absentId), outsider);
      for (const [kind, id] of Object.entries(foreign)) {
        const reply = await ask(operation, sample(operation, id), outsider);
        expect([reply.statusCode, tellTale(reply.body)], kind).toEqual([absent.statusCode, tellTale(absent.body)]);
      }
    });

  if (operation.repliesJson && operation.method === 'GET')
    test('answers in the shape that the contract promises, to every reader', async () => {
      const token = await allowed(operation);
      // With nothing, with every record the dealer owns, and as the reviewer, who is shown more.
      const ids = takesId(operation) ? [absentId, ...Object.values(foreign)] : [absentId];
      const readers = operation.permission === 'public' ? [undefined] : [token, kit.tokens['d001.service'], kit.tokens['zhao.manager']];
      for (const id of ids) for (const reader of readers) expect((await ask(operation, sample(operation, id), reader)).statusCode).toBeLessThan(500);
    });
});
