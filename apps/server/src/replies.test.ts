/** Every record and every write, called with documents of every kind: status, content type and body are those that the contract promises. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from './modules/index.ts';
import { type ClaimKit, createClaimKit } from './modules/warranty-claim/claimTestKit.ts';
import { type Operation, operations, type Parameter } from './test/contract/operations.ts';
import { faultsOf } from './test/contract/replies.ts';
import { core, isId, sample, valid } from './test/contract/samples.ts';
import { documentSample } from './test/documentSamples.ts';
import { listSample } from './test/listSamples.ts';

/** Between them they may make every call. */
const people = [
  'admin',
  'zhao.manager',
  'wang.service',
  'chen.parts',
  'sun.sales',
  'qian.finance',
  'd001.admin',
  'd001.service',
  'd001.sales',
  'd001.parts',
] as const;

let kit: ClaimKit;
let tokens: string[];
beforeAll(async () => {
  kit = await createClaimKit();
  tokens = people.map((person) => kit.tokens[person]);
  await kit.submitted();
  for (const { kind } of modules.flatMap(({ documents = [] }) => documents)) {
    const { id } = await (await documentSample(kind.docType))(kit.app.services);
    await kit.post('d001.service', 'approval/submit?confirm=1', { docType: kind.docType, id });
  }
  for (const make of await listSample()) await make(kit.app.services);
}, 120_000);
afterAll(() => kit.close());

type Row = Readonly<Record<string, unknown>>;
/** What answers have named, by the folder of the call and by field. */
const seen = new Map<string, Map<string, Set<unknown>>>();
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const enough = 6;

function remember(folder: string, node: unknown): void {
  if (Array.isArray(node)) return node.slice(0, 20).forEach((one) => remember(folder, one));
  if (typeof node !== 'object' || node === null) return;
  const fields = seen.get(folder) ?? new Map<string, Set<unknown>>();
  seen.set(folder, fields);
  for (const [field, value] of Object.entries(node as Row)) {
    if (typeof value === 'object') remember(folder, value);
    else if (value !== null && value !== '') {
      const values = fields.get(field) ?? new Set();
      fields.set(field, values);
      if (values.size < enough) values.add(value);
    }
  }
}

/** Fields by which answers name what a parameter asks for. */
const calledOtherwise: Readonly<Record<string, readonly string[]>> = {
  ids: ['id'],
  dictCode: ['dictCode', 'code'],
  category: ['code'],
  url: ['path'],
};

/** Values for a parameter: those of its own calls first. */
function valuesFor({ path }: Operation, { name, schema }: Parameter): unknown[] {
  const choices = core(schema).enum;
  if (choices) return choices;
  const fields = calledOtherwise[name] ?? (isId(schema) ? [name, 'id'] : [name]);
  const folders = [...seen.keys()].toSorted((a, b) => Number(b === folderOf(path)) - Number(a === folderOf(path)));
  const found = fields.flatMap((field) => folders.flatMap((folder) => [...(seen.get(folder)!.get(field) ?? [])]));
  return found.length > 0 ? [...new Set(found)] : [valid(schema)];
}

/** Ways to ask about what is there: one for each value of the parameter that has most. */
function* asked(operation: Operation): Generator<string> {
  const needed = operation.parameters
    .filter(({ required, in: place }) => required && place !== 'header')
    .map((one) => [one, valuesFor(operation, one)] as const);
  const most = Math.min(enough, Math.max(1, ...needed.map(([, values]) => values.length)));
  for (let index = 0; index < most; index += 1) {
    let url = operation.path;
    const query = new URLSearchParams();
    for (const [{ name, in: place }, values] of needed) {
      const value = String(values[index % values.length]);
      if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(value));
      else query.set(name, value);
    }
    yield query.size > 0 ? `${url}?${query.toString()}` : url;
  }
}

/** Asks until two people were told something; answers what was wrong, and whether anybody was. */
async function read(operation: Operation): Promise<{ faults: string[]; answered: boolean }> {
  const faults: string[] = [];
  let told = 0;
  for (const token of operation.permission === 'public' ? [''] : tokens) {
    for (const url of asked(operation)) {
      const answer = await kit.app.inject({ method: 'GET', url, headers: { ...(token && { 'x-access-token': token }), 'accept-language': 'en' } });
      if (answer.statusCode === 403) break;
      faults.push(...faultsOf(operation, answer).map((fault) => `${url}: ${fault}`));
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      const body = isJson ? answer.json<{ success: boolean; result?: unknown }>() : { success: true };
      remember(folderOf(operation.path), body.result);
      if (answer.statusCode >= 300 || !body.success) continue;
      told += 1;
      break;
    }
    if (told === 2) break;
  }
  return { faults: [...new Set(faults)].slice(0, 5), answered: told > 0 };
}

const reads = operations.filter(({ method, repliesJson }) => method === 'GET' && repliesJson);
/** Records, and the lists that name them. A kept file is there only after an export that took long. */
const details = reads.filter(({ id, path }) => path.endsWith('/detail') && id !== 'KeptFiles_detail');
const folders = new Set(details.map(({ path }) => folderOf(path)));
/** Lists come first: they name what the others ask for. */
const ordered = [
  ...reads.filter(({ path }) => path.endsWith('/list') && folders.has(folderOf(path))),
  ...details,
  ...reads.filter(({ id }) => id === 'MaintenanceDues_list'),
];

describe('what is answered is what the contract promises', () => {
  test.each(ordered.map((operation) => [operation.id, operation] as const))('by %s', async (_id, operation) => {
    expect(await read(operation)).toEqual({ faults: [], answered: true });
  });

  test('to every call that writes, whatever it decides about a record that is there', async () => {
    const wrong: string[] = [];
    for (const operation of operations.filter(({ method, multipart }) => method !== 'GET' && !multipart)) {
      const ids = valuesFor(operation, { name: 'id', in: 'query', schema: { pattern: '^[0-9a-f]{32}$' } });
      const { method, url, payload } = sample(operation, String(ids[0]));
      for (const token of operation.permission === 'public' ? [''] : tokens) {
        const answer = await kit.app.inject({
          method,
          url,
          headers: { ...(token && { 'x-access-token': token }), ...(payload !== undefined && { 'content-type': 'application/json' }) },
          ...(payload !== undefined && { payload: JSON.stringify(payload) }),
        });
        wrong.push(...faultsOf(operation, answer).map((fault) => `${operation.id} ${method} ${url}: ${fault}`));
        if (answer.statusCode !== 403) break;
      }
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});
